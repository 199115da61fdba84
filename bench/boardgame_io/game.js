// A game without rules to speak of, with a state as large as what one of our players is shown.
const { ActivePlayers } = require('boardgame.io/core');

const herd = () => [0, 1, 0, 2, 0, 0, 1, 0, 0, 3];

exports.Bidding = {
  name: 'bidding',
  setup: () => ({
    phase: 'bidding', high_bid: 0, leader: null, lot: [3], pile: [4, 3, 4, 2, 4, 4, 3, 4, 4, 1], donkeys: 1, money_in_play: 560,
    herds: [herd(), herd(), herd(), herd()], hand_sizes: [7, 8, 7, 9], purses: [0, 1, 2, 3].map(() => [2, 4, 1, 0, 0, 0]),
    passed: [false, false, false, false], has_bid: [false, false, false, false], scores: [0, 90, 0, 160], dove_claims: [],
    shown: [null, null, null, null], debtor: null, target: null, animal: null, stake: 0, round: 0, offer_size: 0, paid_size: 0,
  }),
  turn: { activePlayers: ActivePlayers.ALL }, // as in an open auction, anybody may speak
  moves: {
    bid: ({ G, playerID }, amount) => {
      G.high_bid = amount;
      G.leader = Number(playerID);
      G.has_bid[G.leader] = true;
    },
  },
  playerView: ({ G, playerID }) => ({ ...G, purses: null, purse: G.purses[Number(playerID)] }),
};
