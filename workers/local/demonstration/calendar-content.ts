import type { ModuleKey } from "#model/branding/config.ts";
import type { DemonstrationName } from "./demonstrations.ts";
import { looks } from "./looks.ts";

/** What an installation writes into its calendar, kinds of work by their names. */
export interface CalendarContent {
  meeting: string;
  leave: string;
  illness: string;
  training: string | null;
  /** The kind of work of anyone who has such a position; null for what the projects' own names say well enough. */
  crafts: readonly (readonly [position: RegExp, workType: string | null])[];
  /** Remarks on a project's work. */
  notes: readonly string[];
}

const portal: CalendarContent = {
  meeting: "Sapulce",
  leave: "Atvaļinājums",
  illness: "Slimības lapa",
  training: "Apmācības",
  crafts: [
    [/tekst/i, "Teksti"],
    [/foto|video|drona|kustību/i, "Fotografēšana un video"],
    [/uzraudzība/i, "Montāža pie klienta"],
    [/pirmsdruka|apdruk/i, "Druka"],
    [/maket|prezent|norāž/i, "Maketēšana"],
    [/diz|grafik|vizual|māksl|radoš|saskarn/i, "Dizains"],
  ],
  notes: [
    "Pirmā skice, rādīt vadītājam līdz pusdienām",
    "Labojumi pēc klienta piezīmēm",
    "Gala faili drukai, pārbaudīt krāsas",
    "Saskaņot ar klientu pirms nodošanas",
    "Papildu formāti sociālajiem tīkliem",
    "Paraugs jānofotografē studijā",
    "Vajag jaunāko logotipa versiju",
    "Tulkojumu ievietošana maketā",
  ],
};

const acme: CalendarContent = {
  meeting: "Rīta pārrunas",
  leave: "Brīvdiena",
  illness: "Slimošana",
  training: null,
  crafts: [
    [/salikum|redaktor/i, "Salikums"],
    [/iespied/i, "Iespiešana"],
    [/sējēj|restaur|zelt/i, "Iesējums"],
    [/griez/i, "Griešana"],
    [/iesaiņ/i, "Iesaiņošana"],
  ],
  notes: [
    "Krāsu proba pirms tirāžas",
    "Papīrs rezervēts noliktavā",
    "Otrā korektūra, autora labojumi",
    "Stingrie vāki, zeltījums uz muguriņas",
    "Pirmie desmit eksemplāri pasūtītājam",
    "Lokšņu secību pārbaudīt divreiz",
  ],
};

const contents: Partial<Record<DemonstrationName, CalendarContent>> = { portal, acme };
const calendar: ModuleKey = "calendar";

/** Null where the calendar is off. */
export const calendarContentOf = (name: DemonstrationName): CalendarContent | null =>
  looks[name].modules.includes(calendar) ? (contents[name] ?? null) : null;
