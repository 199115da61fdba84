import { ANIMALS, type AnimalName } from '$lib/cards';
import type { Reason } from '$lib/protocol';
import type { Messages } from './messages';
import { of } from './de/grammar';
import { houseRules } from './de/houserules';
import { pages } from './de/pages';
import { table } from './de/table';
import { tips } from './de/tips';
import { refusalIn } from './refusal';
import { tell } from './told/de';
import words from './words/de.json';

const server: Record<Exclude<Reason, keyof typeof words.reasons>, string> = {
  already_begun: 'Das Spiel hat schon begonnen.',
  already_out: 'Du bist bei diesem Los schon draußen.',
  bad_name: 'Ein Name hat 1 bis 24 sichtbare Zeichen, ohne < und >.',
  bad_record: 'Das ist keine Partie, die sich zeigen lässt.',
  bad_terms: 'So lässt sich nicht spielen: Diese Regeln passen nicht zusammen.',
  bad_text: 'Eine Nachricht hat 1 bis 300 sichtbare Zeichen.',
  failed: 'Auf dem Server ist etwas schiefgegangen.',
  foreign_origin: 'Von einer fremden Seite aus geht das nicht.',
  hello_first: 'Die Verbindung steht noch nicht.',
  hello_twice: 'Du bist schon verbunden.',
  no_auction: 'Es läuft gerade keine Versteigerung.',
  no_hint: 'Du hast gerade nichts zu entscheiden.',
  no_spectators: 'An diesem Tisch sind keine Zuschauer erwünscht.',
  no_table: 'Du sitzt an keinem Tisch.',
  not_begun: 'Das Spiel hat noch nicht begonnen.',
  not_finished: 'Das Spiel ist noch nicht zu Ende.',
  not_for_you: 'Das ist nur auf dem Computer des Servers zu sehen.',
  not_host: 'Das darf nur, wer den Tisch eröffnet hat.',
  not_ready: 'Der Server kann gerade nichts speichern.',
  not_seated: 'Du hast keinen Platz an diesem Tisch.',
  not_stored:
    'Der Server kann gerade nichts speichern. Dein Zug ist nicht geschehen; der Tisch macht von selbst weiter.',
  not_text: 'Der Server hat diese Nachricht nicht verstanden.',
  not_your_hammer: 'Den Hammer hast nicht du.',
  paused: 'Der Tisch macht Pause.',
  seat_taken: 'Dieser Platz ist besetzt.',
  shutting_down: 'Der Server ist gleich wieder da.',
  table_full: 'An diesem Tisch ist kein Platz mehr frei.',
  too_fast: 'Das war zu viel auf einmal. Warte einen Moment.',
  busy: 'Der Server ist beschäftigt. Versuch es in etwa {seconds} Sekunden noch einmal.',
  too_few_players: 'Es braucht mindestens drei: Warte noch, oder fülle die Plätze mit Bots.',
  too_late: 'Zu spät: Das ist schon entschieden.',
  too_long: 'Diese Nachricht ist zu lang.',
  too_many_guests: 'Das Haus ist voll. Versuche es in ein paar Minuten noch einmal.',
  too_many_tables: 'Für einen weiteren Tisch ist kein Platz. Beende erst einen anderen.',
  unknown_address: 'Unter dieser Adresse ist nichts.',
  unknown_bot: 'Diesen Bot gibt es nicht.',
  unknown_edition: 'Diese Ausgabe gibt es nicht.',
  unknown_game: 'Diese Partie ist nicht im Archiv.',
  unknown_protocol: 'Das Spiel wurde erneuert: Lade die Seite neu.',
  unknown_table: 'Diesen Tisch gibt es nicht. Prüfe den Code; vielleicht ist das Spiel vorbei.',
  unknown_token: 'Dieser persönliche Link gilt hier nicht mehr. Komm mit einem Namen herein.',
  unreadable: 'Der Server hat diese Nachricht nicht verstanden.',
  wrong_method: 'Der Server hat diese Anfrage nicht verstanden.',
  wrong_type: 'Der Server hat diese Anfrage nicht verstanden.',
};

const de: Messages = {
  tell,
  animals: Object.fromEntries(ANIMALS.map((name) => [name, of(name, 1)])) as Record<AnimalName, string>,
  refusal: refusalIn({ ...words.reasons, ...server }, words.unplayable),
  houseRules,
  tips,
  ...pages,
  ...table,
};

export default de;
