import { ANIMALS, type AnimalName } from '$lib/cards';
import type { Reason } from '$lib/protocol';
import type { Messages } from './messages';
import { capital, of } from './fr/grammar';
import { houseRules } from './fr/houserules';
import { pages } from './fr/pages';
import { table } from './fr/table';
import { tips } from './fr/tips';
import { typeset } from './fr/typeset';
import { refusalIn } from './refusal';
import { tell } from './told/fr';
import words from './words/fr.json';

const server: Record<Exclude<Reason, keyof typeof words.reasons>, string> = {
  already_begun: 'La partie a déjà commencé.',
  already_out: 'Vous êtes déjà hors de ce lot.',
  bad_name: 'Un nom a de 1 à 24 lettres visibles, sans < ni >.',
  bad_record: 'Ce n’est pas une partie que l’on puisse montrer.',
  bad_terms: 'On ne peut pas jouer ainsi : ces règles ne vont pas ensemble.',
  bad_text: 'Un message a de 1 à 300 lettres visibles.',
  failed: 'Quelque chose s’est mal passé sur le serveur.',
  foreign_origin: 'Ce n’est pas permis depuis un autre site.',
  hello_first: 'La connexion n’est pas encore établie.',
  hello_twice: 'Vous êtes déjà connecté.',
  no_auction: 'Il n’y a pas d’enchères en cours.',
  no_hint: 'Vous n’avez rien à décider en ce moment.',
  no_spectators: 'Cette table ne veut pas de spectateurs.',
  no_table: 'Vous n’êtes à aucune table.',
  not_begun: 'La partie n’a pas encore commencé.',
  not_finished: 'La partie n’est pas terminée.',
  not_for_you: 'Cela ne se voit que sur l’ordinateur du serveur.',
  not_host: 'Seul l’hôte peut faire cela.',
  not_ready: 'Le serveur ne peut rien enregistrer pour le moment.',
  not_seated: 'Vous n’avez pas de place à cette table.',
  not_stored:
    'Le serveur ne peut rien enregistrer pour le moment. Votre coup n’a pas eu lieu ; la table reprendra d’elle-même.',
  not_text: 'Le serveur n’a pas compris ce message.',
  not_your_hammer: 'Le marteau n’est pas entre vos mains.',
  paused: 'La table est en pause.',
  seat_taken: 'Cette place est prise.',
  shutting_down: 'Le serveur s’absente un instant.',
  table_full: 'Il n’y a plus de place libre à cette table.',
  too_fast: 'Trop de choses à la fois. Attendez un instant.',
  busy: 'Le serveur est occupé. Réessayez dans {seconds} secondes environ.',
  too_few_players: 'Il faut au moins trois joueurs : attendez, ou complétez avec des robots.',
  too_late: 'Trop tard : c’est déjà décidé.',
  too_long: 'Ce message est trop long.',
  too_many_guests: 'La salle est pleine. Réessayez dans quelques minutes.',
  too_many_tables: 'Il n’y a plus de place pour une autre table. Terminez-en une d’abord.',
  unknown_address: 'Il n’y a rien à cette adresse.',
  unknown_bot: 'Ce robot n’existe pas.',
  unknown_edition: 'Cette édition n’existe pas.',
  unknown_game: 'Cette partie n’est pas dans les archives.',
  unknown_protocol: 'Le jeu a été mis à jour : rechargez la page.',
  unknown_table: 'Cette table n’existe pas. Vérifiez le code ; la partie est peut-être finie.',
  unknown_token: 'Ce lien personnel n’est plus connu ici. Entrez avec un nom.',
  unreadable: 'Le serveur n’a pas compris ce message.',
  wrong_method: 'Le serveur n’a pas compris cette demande.',
  wrong_type: 'Le serveur n’a pas compris cette demande.',
};

const fr: Messages = typeset({
  tell,
  animals: Object.fromEntries(ANIMALS.map((name) => [name, capital(of(name, 1))])) as Record<AnimalName, string>,
  refusal: refusalIn({ ...words.reasons, ...server }, words.unplayable),
  houseRules,
  tips,
  ...pages,
  ...table,
});

export default fr;
