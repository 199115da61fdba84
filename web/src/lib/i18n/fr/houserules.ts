/** Les règles maison, en français. */
import type { Messages } from '../messages';

export const houseRules: Messages['houseRules'] = {
  title: 'Règles maison',
  more: 'Plus de règles maison',
  about: 'Tout ce qui change d’un livret à l’autre peut être fixé pour cette table. Le reste suit l’édition.',
  changed: (count) => (count === 1 ? '1 changée' : `${count} changées`),
  reset: 'Tout comme dans l’édition',
  printed: (value) => `Dans l’édition : ${value}`,
  yes: 'oui',
  no: 'non',
  none: 'aucun',
  noteCount: (rule, note) => `${rule} : nombre de cartes de ${note}`,
  donkey: (number) => `Âne ${number}`,
  chapters: { cards: 'Cartes et argent', auction: 'Enchères', trade: 'Marchandage', end: 'Fin et score' },
  rules: {
    opening_deal: {
      name: 'Animaux distribués au début',
      about: 'Une partie plus courte : chacun commence avec quelques animaux.',
    },
    own_raise: {
      name: 'Surenchérir sur soi-même',
      about: 'Peut-on surenchérir sur sa propre offre ?',
      values: { allowed: 'permis', forbidden: 'non' },
    },
    bids: {
      name: 'Bluffer aux enchères',
      about: 'Peut-on offrir plus que ce que l’on a ?',
      values: { 'bluff-allowed': 'permis', 'must-afford': 'non : n’offrir que ce que l’on a' },
    },
    payment: {
      name: 'Payer',
      about: 'On ne rend jamais la monnaie.',
      values: {
        'exact-if-possible': 'exactement, si les cartes le permettent',
        free: 'avec toutes cartes qui couvrent le prix',
      },
    },
    family_size: {
      name: 'Animaux par famille',
      about: 'Il y a autant d’ânes, et chaque âne a besoin d’un versement ci-dessous.',
    },
    money_box: { name: 'La caisse', about: 'Combien de cartes argent de chaque valeur.' },
    start_notes: { name: 'Argent de départ', about: 'Les cartes argent que chacun reçoit au début.' },
    donkey_payments: {
      name: 'Ce que rapportent les ânes',
      about: 'La carte que chacun reçoit pour chaque âne, l’un après l’autre.',
    },
    lot_size: { name: 'Animaux par enchère', about: 'Combien sont retournés à la fois.' },
    bid_step: { name: 'Surenchère minimale', about: 'De combien une offre doit dépasser la précédente.' },
    hammer: {
      name: 'Qui tient le marteau',
      about: 'Qui compte une fois, deux fois, adjugé.',
      values: { auctioneer: 'le commissaire-priseur', leader: 'le meilleur enchérisseur' },
    },
    preemption: {
      name: 'Garder les animaux',
      about: 'Ce que le commissaire-priseur peut faire au lieu de vendre.',
      values: {
        match: 'les garder au prix offert',
        double: 'racheter au double du prix',
        none: 'rien : vendu, c’est vendu',
      },
    },
    counter: {
      name: 'Répondre à une offre',
      about: 'Ce que peut faire le joueur défié.',
      values: { optional: 'accepter ou poser une contre-offre', obligatory: 'toujours poser une contre-offre' },
    },
    empty_offers: {
      name: 'Ne rien poser',
      about: 'Une offre peut-elle être sans aucune carte ?',
      values: { 'only-when-broke': 'seulement la main vide', allowed: 'permis' },
    },
    trade_money: {
      name: 'L’argent du marchandage',
      about: 'Où vont les cartes après une contre-offre.',
      values: { swap: 'les deux offres s’échangent', 'winner-pays': 'seul le gagnant paie' },
    },
    trade_reveal: {
      name: 'Qui voit les offres',
      about: 'Une fois les deux sur la table.',
      values: { traders: 'les deux joueurs', all: 'tout le monde' },
    },
    tie: {
      name: 'Offres égales',
      about: 'Ce qui se passe quand les deux se valent.',
      values: {
        challenger: 'l’attaquant gagne',
        again: 'nouvelle offre, à accepter ou contrer',
        'again-counter': 'les deux offrent à nouveau',
      },
    },
    multiplier: {
      name: 'Score',
      about: 'Comment comptent les familles à la fin.',
      values: { families: 'leurs valeurs fois leur nombre', none: 'la simple somme' },
    },
    dove: {
      name: 'La colombe',
      about: '500 points pour le premier qui réunit coq et oie, chat et chien, ou mouton et chèvre.',
    },
    tie_break: {
      name: 'Égalité à la fin',
      about: 'Quand deux joueurs ont le même score.',
      values: { money: 'le plus d’argent gagne', none: 'la victoire est partagée' },
    },
  },
};
