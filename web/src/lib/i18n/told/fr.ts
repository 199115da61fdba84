/** The game told in French; a test holds every sentence equal to the notation's own. */
import { worth, type Counts } from '$lib/notes';
import type { AnimalsDealt, TradeDecided, TradeTied } from '$lib/protocol';
import words from '../words/fr.json';
import { any, byKind, bySeat, grouped, joined, loserOf, withList, type Tell } from './grammar';

const NUMBERS = ['', '', 'deux', 'trois', 'quatre'];
const FEMININE = ['oie', 'chèvre', 'vache'];
const ORDINALS = ['premier', 'deuxième', 'troisième', 'quatrième'];

/** De Ben, but d’Ana and d’Ève. */
const of = (name: string) => (/^[aeiouœæ]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`);
const soMany = (animal: number, number: number) => {
  const [one, several] = words.animals[animal]! as [string, string];
  return number === 1 ? `${FEMININE.includes(one) ? 'une' : 'un'} ${one}` : `${NUMBERS[number]} ${several}`;
};
const someAnimals = (animals: readonly number[]) =>
  joined(
    byKind(animals).map(([animal, number]) => soMany(animal, number)),
    'et',
  );
const money = (amount: number) => grouped(amount, '\u202f');
const points = (score: number) => (score === 0 ? `${score} point` : `${money(score)} points`);
const notes = (count: number, known: Counts | null) =>
  count === 0 ? 'rien du tout' : withList(count === 1 ? 'une carte argent' : `${count} cartes argent`, known);
const deal = (event: AnimalsDealt, names: readonly string[]) =>
  bySeat(event)
    .map(([seat, animals]) => `${names[seat]} reçoit ${someAnimals(animals)}`)
    .join(' ; ');
const hammer = (leader: number | null, price: number, names: readonly string[]) =>
  leader === null
    ? 'Une fois, deux fois, trois fois : personne n’a fait d’offre.'
    : `${money(price)} une fois, ${money(price)} deux fois, ${money(price)} trois fois : adjugé à ${names[leader]} !`;
const shown = (known: Counts) =>
  any(known) ? withList(`dévoile tout son argent, soit ${money(worth(known))}`, known) : 'dévoile une main vide';
const laid = (count: number, known: Counts | null) =>
  count === 0 ? 'ne pose rien' : withList(`pose ${notes(count, null)} face cachée`, known);
const sums = ({ offer, counter }: TradeTied | TradeDecided) =>
  offer && counter ? `, ${money(worth(offer))} contre ${money(worth(counter))}` : '';
const counted = (event: TradeDecided) =>
  (event.open ? 'Les deux offres sont retournées' : 'Les deux offres sont comptées en secret') + sums(event);
const victory = (winners: string[]) =>
  winners.length === 1 ? `${winners[0]} gagne` : `${joined(winners, 'et')} se partagent la victoire`;

export const tell: Tell = (event, names) => {
  switch (event.type) {
    case 'animals_dealt':
      return `La donne d’ouverture : ${deal(event, names)}.`;
    case 'turn_began':
      return `C’est au tour ${of(names[event.seat]!)}.`;
    case 'turn_skipped':
      return `${names[event.seat]} n’a rien à marchander et passe son tour.`;
    case 'auction_opened':
      return `${names[event.auctioneer]} ouvre les enchères.`;
    case 'lot_turned_up':
      return `Aux enchères : ${someAnimals(event.animals)}.`;
    case 'donkey_paid':
      return `C’est le ${ORDINALS[event.number - 1]} âne : tout le monde reçoit une carte argent de ${event.note}.`;
    case 'bid_made':
      return `${names[event.seat]} offre ${money(event.amount)}.`;
    case 'passed':
      return `${names[event.seat]} passe.`;
    case 'hammer_fell':
      return hammer(event.leader, event.price, names);
    case 'sold':
      return `${names[event.auctioneer]} vend à ${names[event.bidder]} pour ${money(event.price)}.`;
    case 'preempted':
      return `${names[event.auctioneer]} fait valoir son droit de préemption et doit ${money(event.price)} à ${names[event.bidder]}.`;
    case 'defaulted':
      return `${names[event.seat]} ne peut pas payer ${money(event.price)} et ${shown(event.notes)}. Le lot est remis aux enchères.`;
    case 'price_paid':
      return `${names[event.payer]} paie ${money(event.price)} à ${names[event.payee]} avec ${notes(event.count, event.notes)}.`;
    case 'sale_stood':
      return `${names[event.seller]} s’en tient à la vente à ${names[event.bidder]}.`;
    case 'bought_back': {
      const back = `${names[event.bidder]} reprend son argent et reçoit encore ${money(event.price)} avec ${notes(event.count, event.notes)}`;
      return `${names[event.seller]} fait valoir son droit de rachat, au double du prix : ${back}.`;
    }
    case 'lot_won':
      return `${names[event.seat]} reçoit ${someAnimals(event.animals)}${event.free ? ' gratuitement' : ''}.`;
    case 'trade_opened': {
      const bargain = `propose à ${names[event.target]} un marchandage pour ${soMany(event.animal, event.stake)}`;
      return `${names[event.challenger]} ${bargain} et ${laid(event.count, event.notes)}.`;
    }
    case 'offer_renewed':
      return `${names[event.challenger]} fait une nouvelle offre : ${notes(event.count, event.notes)}.`;
    case 'offer_accepted': {
      const bargain = `${names[event.challenger]} reçoit ${soMany(event.animal, event.stake)} contre ${notes(event.count, event.notes)}`;
      return `${names[event.target]} accepte : ${bargain}.`;
    }
    case 'counter_laid':
      return `${names[event.target]} fait une contre-offre : ${notes(event.count, event.notes)}.`;
    case 'trade_tied':
      return `Égalité${sums(event)} : il y a un second tour.`;
    case 'trade_decided': {
      const gain = `${names[event.winner]} prend ${soMany(event.animal, event.stake)} à ${names[loserOf(event)]}`;
      return `${counted(event)} : ${gain}.`;
    }
    case 'family_completed':
      return `${names[event.seat]} complète la famille des ${words.animals[event.animal]![1]}.`;
    case 'dove_offered':
      return `${names[event.seat]} peut prendre la colombe.`;
    case 'dove_claimed':
      return `${names[event.seat]} prend la colombe, qui vaut 500 points.`;
    case 'game_ended': {
      const scores = event.scores.map((score, seat) => `${names[seat]} : ${points(score)}`);
      return `La partie est terminée. ${scores.join(' ; ')}. ${victory(event.winners.map((seat) => names[seat]!))}.`;
    }
  }
};
