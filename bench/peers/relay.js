'use strict';
// `relay`: a neutral game of turns with hidden hands, played by every peer so that their servers can be compared.
// Four seats, six cards each, a board of 64 cells; a view is about 1.1 kB of JSON, like one of ours early in a game.
// `bench/load/src/peers/relay.rs` holds the script that is played.
const SEATS = 4, HAND = 6, CELLS = 64, CARDS = 48, SHOWN = 6, LOGGED = 4;
const SUITS = ['clubs', 'diams', 'heart', 'spade'];
const card = (id) => ({ id, suit: SUITS[id % 4], value: 1 + (id % 13) });
const objective = (seat) => `secret-objective-of-seat-${seat}-abcdefghijklmnopqrstuvwxyz01`;

function deal() {
  const cards = Array.from({ length: CARDS }, (_, i) => (i * 29 + 7) % CARDS);
  const seats = [...Array(SEATS).keys()];
  return {
    turn: 0,
    current: 0,
    board: new Array(CELLS).fill(0),
    scores: seats.map(() => 0),
    discard: [],
    log: [],
    players: seats.map((seat) => ({ name: `player-${seat}`, seat, hand: HAND })),
    hands: seats.map((seat) => cards.slice(seat * HAND, (seat + 1) * HAND).map(card)), // each seat's own secret
    objectives: seats.map(objective), // each seat's own secret
    deck: cards.slice(SEATS * HAND), // nobody's to see
  };
}

const within = (n, end) => Number.isInteger(n) && n >= 0 && n < end;
const allowed = (state, seat, play) =>
  seat === state.current && play.seq === state.turn && within(play.card, HAND) && within(play.cell, CELLS);

// Changes `state`, which may be a draft of immer.
function apply(state, seat, play) {
  const played = state.hands[seat][play.card];
  const gain = played.value + (state.board[play.cell] % 5);
  state.board[play.cell] = played.value;
  state.scores[seat] = (state.scores[seat] + gain) % 1000;
  state.discard.push({ id: played.id, suit: played.suit, value: played.value });
  if (state.discard.length > SHOWN) state.discard.shift();
  state.hands[seat][play.card] = card(state.deck.shift());
  state.deck.push(played.id);
  state.log.push({ turn: state.turn, player: seat, card: played.id, cell: play.cell, gain });
  if (state.log.length > LOGGED) state.log.shift();
  state.turn += 1;
  state.current = state.turn % SEATS;
}

const view = ({ hands, objectives, deck, ...open }, seat) =>
  ({ ...open, you: seat, hand: hands[seat], objective: objectives[seat] });

module.exports = { SEATS, HAND, CELLS, SHOWN, LOGGED, card, deal, allowed, apply, view };
