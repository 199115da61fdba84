import { ANIMALS, type AnimalName } from '$lib/cards';
import type { Reason } from '$lib/protocol';
import type { Messages } from './messages';
import { capital, of } from './nl/grammar';
import { houseRules } from './nl/houserules';
import { pages } from './nl/pages';
import { table } from './nl/table';
import { tips } from './nl/tips';
import { refusalIn } from './refusal';
import { tell } from './told/nl';
import words from './words/nl.json';

const server: Record<Exclude<Reason, keyof typeof words.reasons>, string> = {
  already_begun: 'Het spel is al begonnen.',
  already_out: 'Je doet al niet meer mee met deze veiling.',
  bad_name: 'Een naam heeft 1 tot 24 zichtbare letters, zonder < of >.',
  bad_record: 'Dit is geen partij die getoond kan worden.',
  bad_terms: 'Zo kan er niet worden gespeeld: deze regels gaan niet samen.',
  bad_text: 'Een bericht heeft 1 tot 300 zichtbare letters.',
  failed: 'Er ging iets mis op de server.',
  foreign_origin: 'Dat kan niet vanaf een andere site.',
  hello_first: 'Er is nog geen verbinding.',
  hello_twice: 'Je bent al verbonden.',
  no_auction: 'Er is nu geen veiling bezig.',
  no_hint: 'Je hoeft nu niets te beslissen.',
  no_spectators: 'Aan deze tafel zijn geen toeschouwers gewenst.',
  no_table: 'Je zit aan geen enkele tafel.',
  not_begun: 'Het spel is nog niet begonnen.',
  not_finished: 'Het spel is nog niet afgelopen.',
  not_for_you: 'Dit is alleen te zien op de computer van de server.',
  not_host: 'Dat mag alleen wie de tafel heeft geopend.',
  not_ready: 'De server kan nu niets opslaan.',
  not_seated: 'Je hebt geen plaats aan deze tafel.',
  not_stored: 'De server kan nu niets opslaan. Je zet is niet gebeurd; de tafel gaat vanzelf verder.',
  not_text: 'De server heeft dit bericht niet begrepen.',
  not_your_hammer: 'Jij hebt de hamer niet.',
  paused: 'De tafel heeft pauze.',
  seat_taken: 'Die plaats is bezet.',
  shutting_down: 'De server is zo terug.',
  table_full: 'Er is geen plaats meer vrij aan deze tafel.',
  too_fast: 'Dat was te veel tegelijk. Wacht even.',
  busy: 'De server is bezig. Probeer het over ongeveer {seconds} seconden opnieuw.',
  too_few_players: 'Er zijn minstens drie spelers nodig: wacht nog even, of vul aan met bots.',
  too_late: 'Te laat: dat is al beslist.',
  too_long: 'Dit bericht is te lang.',
  too_many_guests: 'Het huis is vol. Probeer het over een paar minuten opnieuw.',
  too_many_tables: 'Er is geen plek voor nog een tafel. Maak er eerst een af.',
  unknown_address: 'Op dit adres is niets.',
  unknown_bot: 'Die bot bestaat niet.',
  unknown_edition: 'Die uitgave bestaat niet.',
  unknown_game: 'Deze partij staat niet in het archief.',
  unknown_protocol: 'Het spel is vernieuwd: laad de pagina opnieuw.',
  unknown_table: 'Die tafel bestaat niet. Controleer de code; misschien is het spel afgelopen.',
  unknown_token: 'Deze persoonlijke link geldt hier niet meer. Kom binnen met een naam.',
  unreadable: 'De server heeft dit bericht niet begrepen.',
  wrong_method: 'De server heeft dit verzoek niet begrepen.',
  wrong_type: 'De server heeft dit verzoek niet begrepen.',
};

const nl: Messages = {
  tell,
  animals: Object.fromEntries(ANIMALS.map((name) => [name, capital(of(name, 1))])) as Record<AnimalName, string>,
  refusal: refusalIn({ ...words.reasons, ...server }, words.unplayable),
  houseRules,
  tips,
  ...pages,
  ...table,
};

export default nl;
