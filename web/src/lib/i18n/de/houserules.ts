/** Die Hausregeln, auf Deutsch. */
import type { Messages } from '../messages';

export const houseRules: Messages['houseRules'] = {
  title: 'Hausregeln',
  more: 'Mehr Hausregeln',
  about:
    'Alles, worin sich gedruckte Regeln unterscheiden, lässt sich für diesen Tisch festlegen. Der Rest bleibt wie in der Ausgabe.',
  changed: (count) => `${count} geändert`,
  reset: 'Alles wie in der Ausgabe',
  printed: (value) => `In der Ausgabe: ${value}`,
  yes: 'ja',
  no: 'nein',
  none: 'keine',
  noteCount: (rule, note) => `${rule}: Anzahl der Karten mit ${note}`,
  donkey: (number) => `${number}. Esel`,
  chapters: { cards: 'Karten und Geld', auction: 'Versteigerung', trade: 'Kuhhandel', end: 'Ende und Wertung' },
  rules: {
    opening_deal: {
      name: 'Zu Beginn ausgeteilte Tiere',
      about: 'Ein kürzeres Spiel: Alle beginnen mit ein paar Tieren.',
    },
    own_raise: {
      name: 'Das eigene Gebot erhöhen',
      about: 'Ob man das eigene Gebot erhöhen darf.',
      values: { allowed: 'erlaubt', forbidden: 'nein' },
    },
    bids: {
      name: 'Bluffen beim Bieten',
      about: 'Ob man mehr bieten darf, als man hat.',
      values: { 'bluff-allowed': 'erlaubt', 'must-afford': 'nein: nur bieten, was man hat' },
    },
    payment: {
      name: 'Bezahlen',
      about: 'Wechselgeld gibt es nie.',
      values: {
        'exact-if-possible': 'passend, wenn es die Karten erlauben',
        free: 'mit beliebigen Karten, die reichen',
      },
    },
    family_size: {
      name: 'Tiere je Familie',
      about: 'So viele Esel gibt es auch, und jeder braucht unten seine Auszahlung.',
    },
    money_box: { name: 'Die Kasse', about: 'Wie viele Geldkarten es von jeder Sorte gibt.' },
    start_notes: { name: 'Startgeld', about: 'Die Geldkarten, mit denen alle beginnen.' },
    donkey_payments: { name: 'Was Esel zahlen', about: 'Die Karte, die alle für jeden Esel bekommen, der Reihe nach.' },
    lot_size: { name: 'Tiere je Versteigerung', about: 'Wie viele auf einmal aufgedeckt werden.' },
    bid_step: { name: 'Kleinste Erhöhung', about: 'Um wie viel ein Gebot das vorige übertreffen muss.' },
    hammer: {
      name: 'Wer den Hammer hat',
      about: 'Wer zum Ersten, Zweiten, Dritten zählt.',
      values: { auctioneer: 'wer versteigert', leader: 'wer am meisten bietet' },
    },
    preemption: {
      name: 'Tiere behalten',
      about: 'Was man beim Versteigern statt zu verkaufen tun darf.',
      values: {
        match: 'zum gebotenen Preis behalten',
        double: 'zum doppelten Preis zurückkaufen',
        none: 'nichts: verkauft ist verkauft',
      },
    },
    counter: {
      name: 'Antwort auf ein Angebot',
      about: 'Was tun darf, wer zum Kuhhandel gefordert ist.',
      values: { optional: 'annehmen oder dagegenbieten', obligatory: 'immer dagegenbieten' },
    },
    empty_offers: {
      name: 'Nichts hinlegen',
      about: 'Ob ein Angebot ganz ohne Karten erlaubt ist.',
      values: { 'only-when-broke': 'nur mit leerer Hand', allowed: 'erlaubt' },
    },
    trade_money: {
      name: 'Das Geld im Kuhhandel',
      about: 'Wohin die Karten nach einem Gegenangebot gehen.',
      values: { swap: 'die Angebote werden getauscht', 'winner-pays': 'nur wer gewinnt, zahlt' },
    },
    trade_reveal: {
      name: 'Wer die Angebote sieht',
      about: 'Wenn beide auf dem Tisch liegen.',
      values: { traders: 'nur die beiden', all: 'alle' },
    },
    tie: {
      name: 'Gleiche Angebote',
      about: 'Was geschieht, wenn beide gleich viel wert sind.',
      values: {
        challenger: 'wer herausgefordert hat, gewinnt',
        again: 'neues Angebot: annehmen oder dagegen',
        'again-counter': 'beide bieten noch einmal',
      },
    },
    multiplier: {
      name: 'Wertung',
      about: 'Wie Familien am Ende zählen.',
      values: { families: 'Summe der Werte mal Anzahl', none: 'nur die Summe' },
    },
    dove: {
      name: 'Die Taube',
      about: '500 Punkte für den Ersten mit Hahn und Gans, Katze und Hund oder Schaf und Ziege.',
    },
    tie_break: {
      name: 'Gleichstand am Ende',
      about: 'Wenn zwei gleich viele Punkte haben.',
      values: { money: 'mehr Geld gewinnt', none: 'sie teilen sich den Sieg' },
    },
  },
};
