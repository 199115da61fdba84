/** The game told in Dutch; a test holds every sentence equal to the notation's own. */
import { worth, type Counts } from '$lib/notes';
import type { AnimalsDealt, TradeDecided, TradeTied } from '$lib/protocol';
import words from '../words/nl.json';
import { any, byKind, bySeat, grouped, joined, loserOf, withList, type Tell } from './grammar';

const NUMBERS = ['', 'een', 'twee', 'drie', 'vier'];
const ORDINALS = ['eerste', 'tweede', 'derde', 'vierde'];

const soMany = (animal: number, number: number) => `${NUMBERS[number]} ${words.animals[animal]![number === 1 ? 0 : 1]}`;
const someAnimals = (animals: readonly number[]) =>
  joined(
    byKind(animals).map(([animal, number]) => soMany(animal, number)),
    'en',
  );
const money = (amount: number) => grouped(amount, '.');
const notes = (count: number, known: Counts | null) =>
  count === 0 ? 'niets' : withList(count === 1 ? 'één geldkaart' : `${count} geldkaarten`, known);
const deal = (event: AnimalsDealt, names: readonly string[]) =>
  bySeat(event)
    .map(([seat, animals]) => `${names[seat]} krijgt ${someAnimals(animals)}`)
    .join('; ');
const hammer = (leader: number | null, price: number, names: readonly string[]) =>
  leader === null
    ? 'Eenmaal, andermaal: niemand heeft geboten.'
    : `${money(price)} eenmaal, ${money(price)} andermaal: de hamer valt voor ${names[leader]}.`;
const shown = (known: Counts) =>
  any(known) ? withList(`laat al het geld zien, samen ${money(worth(known))}`, known) : 'laat een lege hand zien';
const laid = (count: number, known: Counts | null) =>
  count === 0 ? 'legt niets neer' : withList(`legt ${notes(count, null)} gedekt neer`, known);
const sums = ({ offer, counter }: TradeTied | TradeDecided) =>
  offer && counter ? `, ${money(worth(offer))} tegen ${money(worth(counter))}` : '';
const counted = (event: TradeDecided) =>
  (event.open ? 'Beide biedingen worden opengelegd' : 'Beide biedingen worden in het geheim geteld') + sums(event);
const victory = (winners: string[]) =>
  winners.length === 1 ? `${winners[0]} wint` : `${joined(winners, 'en')} delen de overwinning`;

export const tell: Tell = (event, names) => {
  switch (event.type) {
    case 'animals_dealt':
      return `Bij het begin wordt gedeeld: ${deal(event, names)}.`;
    case 'turn_began':
      return `${names[event.seat]} is aan de beurt.`;
    case 'turn_skipped':
      return `${names[event.seat]} heeft niets te verhandelen en wordt overgeslagen.`;
    case 'auction_opened':
      return `${names[event.auctioneer]} opent een veiling.`;
    case 'lot_turned_up':
      return `Onder de hamer: ${someAnimals(event.animals)}.`;
    case 'donkey_paid':
      return `De ${ORDINALS[event.number - 1]} ezel: iedereen krijgt een geldkaart van ${event.note}.`;
    case 'bid_made':
      return `${names[event.seat]} biedt ${money(event.amount)}.`;
    case 'passed':
      return `${names[event.seat]} past.`;
    case 'hammer_fell':
      return hammer(event.leader, event.price, names);
    case 'sold':
      return `${names[event.auctioneer]} verkoopt voor ${money(event.price)} aan ${names[event.bidder]}.`;
    case 'preempted':
      return `${names[event.auctioneer]} gebruikt het recht van voorkoop en moet ${names[event.bidder]} ${money(event.price)} betalen.`;
    case 'defaulted':
      return `${names[event.seat]} kan ${money(event.price)} niet betalen en ${shown(event.notes)}. Er wordt opnieuw geveild.`;
    case 'price_paid':
      return `${names[event.payer]} betaalt ${names[event.payee]} ${money(event.price)} met ${notes(event.count, event.notes)}.`;
    case 'sale_stood':
      return `${names[event.seller]} laat de verkoop aan ${names[event.bidder]} doorgaan.`;
    case 'bought_back': {
      const more = `nog eens ${money(event.price)} met ${notes(event.count, event.notes)}`;
      const back = `${names[event.bidder]} krijgt het eigen geld terug en ${more}`;
      return `${names[event.seller]} koopt terug voor de dubbele prijs: ${back}.`;
    }
    case 'lot_won':
      return `${names[event.seat]} krijgt ${event.free ? 'gratis ' : ''}${someAnimals(event.animals)}.`;
    case 'trade_opened': {
      const bargain = `${names[event.challenger]} daagt ${names[event.target]} uit tot een koehandel om ${soMany(event.animal, event.stake)}`;
      return `${bargain} en ${laid(event.count, event.notes)}.`;
    }
    case 'offer_renewed':
      return `${names[event.challenger]} doet een nieuw bod: ${notes(event.count, event.notes)}.`;
    case 'offer_accepted': {
      const bargain = `${names[event.challenger]} krijgt ${soMany(event.animal, event.stake)} voor ${notes(event.count, event.notes)}`;
      return `${names[event.target]} neemt het bod aan: ${bargain}.`;
    }
    case 'counter_laid':
      return `${names[event.target]} doet een tegenbod: ${notes(event.count, event.notes)}.`;
    case 'trade_tied':
      return `Gelijk${sums(event)}: er komt een tweede ronde.`;
    case 'trade_decided': {
      const gain = `${names[event.winner]} wint ${soMany(event.animal, event.stake)} van ${names[loserOf(event)]}`;
      return `${counted(event)}: ${gain}.`;
    }
    case 'family_completed':
      return `${names[event.seat]} heeft de familie van de ${words.animals[event.animal]![1]} compleet.`;
    case 'dove_offered':
      return `${names[event.seat]} mag de duif nemen.`;
    case 'dove_claimed':
      return `${names[event.seat]} neemt de duif, die 500 punten waard is.`;
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => `${names[seat]}: ${money(score)} punten`);
      return `Het spel is afgelopen. ${scores.join('; ')}. ${victory(event.winners.map((seat) => names[seat]!))}.`;
    }
  }
};
