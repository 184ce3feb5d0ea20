// node colyseus.mjs PORT: relay on Colyseus, a patch to every client right after each action.
process.env.NODE_ENV ||= 'production';
import { Room, Server } from '@colyseus/core';
import { StateView, schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import relay from './relay.js';

const Card = schema({ id: t.uint8(), suit: t.string(), value: t.uint8() }, 'Card');
const Entry = schema(
  { turn: t.uint32(), player: t.uint8(), card: t.uint8(), cell: t.uint8(), gain: t.uint8() }, 'Entry');
const Player = schema({
  name: t.string(), seat: t.uint8(), hand: t.uint8(),
  cards: t.array(Card).view(), // secret: only in the owner's StateView
  objective: t.string().view(), // secret
}, 'Player');
const State = schema({
  turn: t.uint32(), current: t.uint8(), board: t.array('uint8'), scores: t.array('uint16'),
  discard: t.array(Card), log: t.array(Entry), players: t.array(Player),
}, 'State');
const make = (Schema, fields) => Object.assign(new Schema(), fields);

class RelayRoom extends Room {
  maxClients = relay.SEATS;
  patchRate = null; // patches go out when an action is done, not on a clock
  messages = {
    play(client, play) {
      const seat = client.userData.seat, state = this.state;
      if (!relay.allowed(state, seat, play)) return client.send('error', 'not allowed');
      const card = state.players[seat].cards[play.card], played = card.id;
      const gain = card.value + (state.board[play.cell] % 5);
      state.board[play.cell] = card.value;
      state.scores[seat] = (state.scores[seat] + gain) % 1000;
      state.discard.push(make(Card, { id: played, suit: card.suit, value: card.value }));
      if (state.discard.length > relay.SHOWN) state.discard.shift();
      Object.assign(card, relay.card(this.deck.shift())); // in place: cheapest for the encoder
      this.deck.push(played);
      state.log.push(make(Entry, { turn: state.turn, player: seat, card: played, cell: play.cell, gain }));
      if (state.log.length > relay.LOGGED) state.log.shift();
      state.turn += 1;
      state.current = state.turn % relay.SEATS;
      this.broadcastPatch();
    },
  };
  onCreate() {
    const { hands, objectives, deck, players, ...open } = relay.deal();
    this.deck = deck;
    this.state = make(State, {
      ...open,
      players: players.map((player, seat) =>
        make(Player, { ...player, cards: hands[seat].map((card) => make(Card, card)), objective: objectives[seat] })),
    });
    this.broadcastPatch(); // nobody listens yet: drops the first changes
  }
  onJoin(client, { seat }) { // trusted here: this measures, it does not play
    client.userData = { seat };
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
  }
}

const port = Number(process.argv[2]);
const server = new Server({ transport: new WebSocketTransport({}), greet: false });
server.define('relay', RelayRoom);
await server.listen(port, '127.0.0.1');
console.log(`http://127.0.0.1:${port}`);
