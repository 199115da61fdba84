/** De huisregels, in het Nederlands. */
import type { Messages } from '../messages';

export const houseRules: Messages['houseRules'] = {
  title: 'Huisregels',
  more: 'Meer huisregels',
  about:
    'Alles waarin gedrukte spelregels verschillen, kan voor deze tafel worden vastgelegd. De rest blijft zoals in de uitgave.',
  changed: (count) => `${count} gewijzigd`,
  reset: 'Alles zoals in de uitgave',
  printed: (value) => `In de uitgave: ${value}`,
  yes: 'ja',
  no: 'nee',
  none: 'geen',
  noteCount: (rule, note) => `${rule}: aantal kaarten van ${note}`,
  donkey: (number) => `Ezel ${number}`,
  chapters: { cards: 'Kaarten en geld', auction: 'Veiling', trade: 'Koehandel', end: 'Einde en score' },
  rules: {
    opening_deal: {
      name: 'Dieren gedeeld bij het begin',
      about: 'Een korter spel: iedereen begint met een paar dieren.',
    },
    own_raise: {
      name: 'Je eigen bod verhogen',
      about: 'Of je je eigen bod mag verhogen.',
      values: { allowed: 'toegestaan', forbidden: 'nee' },
    },
    bids: {
      name: 'Bluffen bij het bieden',
      about: 'Of je meer mag bieden dan je hebt.',
      values: { 'bluff-allowed': 'toegestaan', 'must-afford': 'nee: alleen bieden wat je hebt' },
    },
    payment: {
      name: 'Betalen',
      about: 'Wisselgeld bestaat niet.',
      values: {
        'exact-if-possible': 'gepast, als je kaarten dat toelaten',
        free: 'met kaarten naar keuze die volstaan',
      },
    },
    family_size: {
      name: 'Dieren per familie',
      about: 'Er zijn evenveel ezels, en elke ezel heeft hieronder zijn uitbetaling nodig.',
    },
    money_box: { name: 'De kas', about: 'Hoeveel geldkaarten er van elke soort zijn.' },
    start_notes: { name: 'Geld bij het begin', about: 'De geldkaarten waarmee iedereen begint.' },
    donkey_payments: {
      name: 'Wat ezels opleveren',
      about: 'De kaart die iedereen voor elke ezel krijgt, een voor een.',
    },
    lot_size: { name: 'Dieren per veiling', about: 'Hoeveel er tegelijk worden omgedraaid.' },
    bid_step: { name: 'Kleinste verhoging', about: 'Hoeveel een bod boven het vorige moet liggen.' },
    hammer: {
      name: 'Wie de hamer heeft',
      about: 'Wie eenmaal, andermaal, verkocht telt.',
      values: { auctioneer: 'de veilingmeester', leader: 'de hoogste bieder' },
    },
    preemption: {
      name: 'De dieren houden',
      about: 'Wat de veilingmeester mag in plaats van verkopen.',
      values: {
        match: 'houden voor de geboden prijs',
        double: 'terugkopen voor de dubbele prijs',
        none: 'niets: verkocht is verkocht',
      },
    },
    counter: {
      name: 'Antwoord op een aanbod',
      about: 'Wat wie uitgedaagd wordt mag doen.',
      values: { optional: 'aannemen of een tegenbod doen', obligatory: 'altijd een tegenbod doen' },
    },
    empty_offers: {
      name: 'Niets neerleggen',
      about: 'Of een aanbod zonder kaarten mag.',
      values: { 'only-when-broke': 'alleen met een lege hand', allowed: 'toegestaan' },
    },
    trade_money: {
      name: 'Het geld van de koehandel',
      about: 'Waar de kaarten heen gaan na een tegenbod.',
      values: { swap: 'de twee biedingen worden geruild', 'winner-pays': 'alleen de winnaar betaalt' },
    },
    trade_reveal: {
      name: 'Wie de biedingen ziet',
      about: 'Als beide op tafel liggen.',
      values: { traders: 'de twee handelaars', all: 'iedereen' },
    },
    tie: {
      name: 'Gelijke biedingen',
      about: 'Wat er gebeurt als beide evenveel waard zijn.',
      values: {
        challenger: 'de uitdager wint',
        again: 'nieuw aanbod: aannemen of tegenbod',
        'again-counter': 'beiden bieden opnieuw',
      },
    },
    multiplier: {
      name: 'Score',
      about: 'Hoe families aan het eind tellen.',
      values: { families: 'hun waarden maal hun aantal', none: 'gewoon de som' },
    },
    dove: { name: 'De duif', about: '500 punten voor de eerste met haan en gans, kat en hond, of schaap en geit.' },
    tie_break: {
      name: 'Gelijk aan het eind',
      about: 'Als twee dezelfde score hebben.',
      values: { money: 'meer geld wint', none: 'ze delen de overwinning' },
    },
  },
};
