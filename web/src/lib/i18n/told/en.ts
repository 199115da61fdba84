/** The game told in English; a test holds every sentence equal to the notation's own. */
import { worth, type Counts } from '$lib/notes';
import type { AnimalsDealt, TradeDecided, TradeTied } from '$lib/protocol';
import words from '../words/en.json';
import { any, byKind, bySeat, grouped, joined, loserOf, withList, type Tell } from './grammar';

const NUMBERS = ['no', 'a', 'two', 'three', 'four'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];

const soMany = (animal: number, number: number) => `${NUMBERS[number]} ${words.animals[animal]![number === 1 ? 0 : 1]}`;
const someAnimals = (animals: readonly number[]) =>
  joined(
    byKind(animals).map(([animal, number]) => soMany(animal, number)),
    'and',
  );
const money = (amount: number) => grouped(amount, ',');
const notes = (count: number, known: Counts | null) =>
  count === 0 ? 'nothing' : withList(count === 1 ? 'one note' : `${count} notes`, known);
const deal = (event: AnimalsDealt, names: readonly string[]) =>
  bySeat(event)
    .map(([seat, animals]) => `${names[seat]} gets ${someAnimals(animals)}`)
    .join('; ');
const hammer = (leader: number | null, price: number, names: readonly string[]) =>
  leader === null
    ? 'Going once, going twice, gone: nobody has bid.'
    : `${money(price)} once, ${money(price)} twice, ${money(price)} three times: the hammer falls for ${names[leader]}.`;
const shown = (known: Counts) =>
  any(known) ? withList(`shows everything, ${money(worth(known))} in all`, known) : 'shows an empty hand';
const laid = (count: number, known: Counts | null) =>
  count === 0 ? 'lays down nothing' : withList(`lays ${notes(count, null)} face down`, known);
const sums = ({ offer, counter }: TradeTied | TradeDecided) =>
  offer && counter ? `, ${money(worth(offer))} against ${money(worth(counter))}` : '';
const counted = (event: TradeDecided) =>
  (event.open ? 'Both piles are turned up' : 'Both piles are counted in secret') + sums(event);
const victory = (winners: string[]) =>
  winners.length === 1 ? `${winners[0]} wins` : `${joined(winners, 'and')} share the victory`;

export const tell: Tell = (event, names) => {
  switch (event.type) {
    case 'animals_dealt':
      return `The opening deal: ${deal(event, names)}.`;
    case 'turn_began':
      return `It is ${names[event.seat]}'s turn.`;
    case 'turn_skipped':
      return `${names[event.seat]} has nothing to trade and is skipped.`;
    case 'auction_opened':
      return `${names[event.auctioneer]} opens an auction.`;
    case 'lot_turned_up':
      return `Under the hammer: ${someAnimals(event.animals)}.`;
    case 'donkey_paid':
      return `The ${ORDINALS[event.number - 1]} donkey: everybody gets a note of ${event.note}.`;
    case 'bid_made':
      return `${names[event.seat]} bids ${money(event.amount)}.`;
    case 'passed':
      return `${names[event.seat]} passes.`;
    case 'hammer_fell':
      return hammer(event.leader, event.price, names);
    case 'sold':
      return `${names[event.auctioneer]} sells to ${names[event.bidder]} for ${money(event.price)}.`;
    case 'preempted':
      return `${names[event.auctioneer]} uses the right of pre-emption and owes ${names[event.bidder]} ${money(event.price)}.`;
    case 'defaulted':
      return `${names[event.seat]} cannot pay ${money(event.price)} and ${shown(event.notes)}. The lot is auctioned again.`;
    case 'price_paid':
      return `${names[event.payer]} pays ${names[event.payee]} ${money(event.price)} with ${notes(event.count, event.notes)}.`;
    case 'sale_stood':
      return `${names[event.seller]} lets the sale to ${names[event.bidder]} stand.`;
    case 'bought_back': {
      const more = `${money(event.price)} more with ${notes(event.count, event.notes)}`;
      return `${names[event.seller]} buys back at double price: ${names[event.bidder]} gets the money back, and ${more}.`;
    }
    case 'lot_won':
      return `${names[event.seat]} gets ${someAnimals(event.animals)}${event.free ? ' for nothing' : ''}.`;
    case 'trade_opened': {
      const bargain = `challenges ${names[event.target]} to a trade for ${soMany(event.animal, event.stake)}`;
      return `${names[event.challenger]} ${bargain} and ${laid(event.count, event.notes)}.`;
    }
    case 'offer_renewed':
      return `${names[event.challenger]} makes a new offer: ${notes(event.count, event.notes)}.`;
    case 'offer_accepted': {
      const bargain = `${names[event.challenger]} gets ${soMany(event.animal, event.stake)} for ${notes(event.count, event.notes)}`;
      return `${names[event.target]} accepts: ${bargain}.`;
    }
    case 'counter_laid':
      return `${names[event.target]} makes a counter-offer: ${notes(event.count, event.notes)}.`;
    case 'trade_tied':
      return `A tie${sums(event)}: there is a second round.`;
    case 'trade_decided': {
      const gain = `${names[event.winner]} wins ${soMany(event.animal, event.stake)} from ${names[loserOf(event)]}`;
      return `${counted(event)}: ${gain}.`;
    }
    case 'family_completed':
      return `${names[event.seat]} completes the family of ${words.animals[event.animal]![1]}.`;
    case 'dove_offered':
      return `${names[event.seat]} may take the dove.`;
    case 'dove_claimed':
      return `${names[event.seat]} takes the dove, worth 500 points.`;
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => `${names[seat]}: ${money(score)} points`);
      return `The game is over. ${scores.join('; ')}. ${victory(event.winners.map((seat) => names[seat]!))}.`;
    }
  }
};
