/** The game told in German; a test holds every sentence equal to the notation's own. */
import { worth, type Counts } from '$lib/notes';
import type { AnimalsDealt, TradeDecided, TradeTied } from '$lib/protocol';
import words from '../words/de.json';
import { any, byKind, bySeat, grouped, joined, loserOf, withList, type Tell } from './grammar';

const NUMBERS = ['', '', 'zwei', 'drei', 'vier'];
const MASCULINE = ['Hahn', 'Hund', 'Esel'];
const FEMININE = ['Gans', 'Katze', 'Ziege', 'Kuh'];
const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte'];

const soMany = (animal: number, number: number, masculine = 'ein') => {
  const [one, several] = words.animals[animal]! as [string, string];
  if (number > 1) return `${NUMBERS[number]} ${several}`;
  if (MASCULINE.includes(one)) return `${masculine} ${one}`;
  return FEMININE.includes(one) ? `eine ${one}` : `ein ${one}`;
};
/** The accusative, which only masculine animals show: einen Esel. */
const asObject = (animal: number, number: number) => soMany(animal, number, 'einen');
const someAnimals = (animals: readonly number[]) =>
  joined(
    byKind(animals).map(([animal, number]) => soMany(animal, number)),
    'und',
  );
const animalsAsObject = (animals: readonly number[]) =>
  joined(
    byKind(animals).map(([animal, number]) => asObject(animal, number)),
    'und',
  );
const money = (amount: number) => grouped(amount, '.');
const notes = (count: number, known: Counts | null) =>
  count === 0 ? 'nichts' : withList(count === 1 ? 'eine Geldkarte' : `${count} Geldkarten`, known);
/** The dative, after “mit”; a price is never paid with nothing. */
const withNotes = (count: number, known: Counts | null) =>
  withList(count === 1 ? 'einer Geldkarte' : `${count} Geldkarten`, known);
const deal = (event: AnimalsDealt, names: readonly string[]) =>
  bySeat(event)
    .map(([seat, animals]) => `${names[seat]} erhält ${animalsAsObject(animals)}`)
    .join('; ');
const hammer = (leader: number | null, price: number, names: readonly string[]) =>
  leader === null
    ? 'Zum Ersten, zum Zweiten, zum Dritten: Niemand hat geboten.'
    : `${money(price)} zum Ersten, zum Zweiten und zum Dritten: Der Zuschlag geht an ${names[leader]}.`;
const shown = (known: Counts) =>
  any(known) ? withList(`legt alles Geld offen, zusammen ${money(worth(known))}`, known) : 'zeigt eine leere Hand';
const laid = (count: number, known: Counts | null) =>
  count === 0 ? 'legt nichts hin' : withList(`legt ${notes(count, null)} verdeckt hin`, known);
const sums = ({ offer, counter }: TradeTied | TradeDecided) =>
  offer && counter ? `, ${money(worth(offer))} gegen ${money(worth(counter))}` : '';
const counted = (event: TradeDecided) =>
  (event.open ? 'Beide Angebote werden aufgedeckt' : 'Beide Angebote werden heimlich gezählt') + sums(event);
const victory = (winners: string[]) =>
  winners.length === 1 ? `${winners[0]} gewinnt` : `${joined(winners, 'und')} teilen sich den Sieg`;

export const tell: Tell = (event, names) => {
  switch (event.type) {
    case 'animals_dealt':
      return `Zu Beginn wird ausgeteilt: ${deal(event, names)}.`;
    case 'turn_began':
      return `${names[event.seat]} ist an der Reihe.`;
    case 'turn_skipped':
      return `${names[event.seat]} hat nichts zu handeln und setzt aus.`;
    case 'auction_opened':
      return `${names[event.auctioneer]} eröffnet eine Versteigerung.`;
    case 'lot_turned_up':
      return `Unter dem Hammer: ${someAnimals(event.animals)}.`;
    case 'donkey_paid':
      return `Der ${ORDINALS[event.number - 1]} Esel: Alle erhalten eine Geldkarte mit ${event.note}.`;
    case 'bid_made':
      return `${names[event.seat]} bietet ${money(event.amount)}.`;
    case 'passed':
      return `${names[event.seat]} passt.`;
    case 'hammer_fell':
      return hammer(event.leader, event.price, names);
    case 'sold':
      return `${names[event.auctioneer]} verkauft für ${money(event.price)} an ${names[event.bidder]}.`;
    case 'preempted':
      return `${names[event.auctioneer]} nutzt das Vorkaufsrecht und schuldet ${names[event.bidder]} ${money(event.price)}.`;
    case 'defaulted': {
      const short = `${names[event.seat]} kann ${money(event.price)} nicht bezahlen`;
      return `${short} und ${shown(event.notes)}. Es wird noch einmal versteigert.`;
    }
    case 'price_paid':
      return `${names[event.payer]} bezahlt ${names[event.payee]} ${money(event.price)} mit ${withNotes(event.count, event.notes)}.`;
    case 'sale_stood':
      return `${names[event.seller]} lässt den Verkauf an ${names[event.bidder]} gelten.`;
    case 'bought_back': {
      const more = `noch einmal ${money(event.price)} mit ${withNotes(event.count, event.notes)}`;
      const back = `${names[event.bidder]} erhält das eigene Geld zurück und ${more}`;
      return `${names[event.seller]} kauft zum doppelten Preis zurück: ${back}.`;
    }
    case 'lot_won':
      return `${names[event.seat]} erhält ${event.free ? 'umsonst ' : ''}${animalsAsObject(event.animals)}.`;
    case 'trade_opened': {
      const bargain = `${names[event.challenger]} fordert ${names[event.target]} zum Kuhhandel um ${asObject(event.animal, event.stake)} heraus`;
      return `${bargain} und ${laid(event.count, event.notes)}.`;
    }
    case 'offer_renewed':
      return `${names[event.challenger]} macht ein neues Angebot: ${notes(event.count, event.notes)}.`;
    case 'offer_accepted': {
      const bargain = `${names[event.challenger]} erhält ${asObject(event.animal, event.stake)} für ${notes(event.count, event.notes)}`;
      return `${names[event.target]} nimmt an: ${bargain}.`;
    }
    case 'counter_laid':
      return `${names[event.target]} macht ein Gegenangebot: ${notes(event.count, event.notes)}.`;
    case 'trade_tied':
      return `Gleichstand${sums(event)}: Es gibt eine zweite Runde.`;
    case 'trade_decided': {
      const gain = `${names[event.winner]} gewinnt ${asObject(event.animal, event.stake)} von ${names[loserOf(event)]}`;
      return `${counted(event)}: ${gain}.`;
    }
    case 'family_completed':
      return `${names[event.seat]} hat die Familie der ${words.animals[event.animal]![1]} vollständig.`;
    case 'dove_offered':
      return `${names[event.seat]} darf die Taube nehmen.`;
    case 'dove_claimed':
      return `${names[event.seat]} nimmt die Taube, die 500 Punkte wert ist.`;
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => `${names[seat]}: ${money(score)} Punkte`);
      return `Das Spiel ist zu Ende. ${scores.join('; ')}. ${victory(event.winners.map((seat) => names[seat]!))}.`;
    }
  }
};
