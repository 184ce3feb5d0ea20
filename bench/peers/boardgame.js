'use strict';
// node boardgame.js PORT: relay on boardgame.io as its documentation shows it, whole views to every player.
process.env.NODE_ENV ||= 'production';
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const relay = require('./relay.js');

const game = {
  name: 'relay',
  minPlayers: relay.SEATS,
  maxPlayers: relay.SEATS,
  disableUndo: true,
  setup: () => relay.deal(),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID }, play) => {
        if (!relay.allowed(G, Number(playerID), play)) return INVALID_MOVE;
        relay.apply(G, Number(playerID), play);
      },
      client: false,
      redact: true, // other players' log entries lose the arguments
    },
  },
  playerView: ({ G, playerID }) => relay.view(G, playerID === null ? null : Number(playerID)),
};

const port = Number(process.argv[2]);
Server({ games: [game], origins: [/localhost/] }).run({ port }, () => console.log(`http://127.0.0.1:${port}`));
