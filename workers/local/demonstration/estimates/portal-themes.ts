import type { Theme } from "./content.ts";

/** What Portal's projects are estimated as. */
export const portalThemes: Theme[] = [
  {
    projects: /mājaslap|interneta veikal|kvartāl/i,
    names: [
      "{name}: dizains un izstrāde",
      "Prototips un lapu dizains, {short}",
      "{short}: pirmā kārta",
      "{short}: dizains, teksti, programmēšana",
    ],
    agency: ["Mājaslapa", "Tekstu rakstīšana", "Projekta vadība", "Foto un video", "Digitālie materiāli"],
    production: ["Druka", "Suvenīri"],
  },
  {
    projects: /auto |piekab|furgon|busiņ|tehnikas|mobil|aplīmēš|skatlog|stikl|sienas|tapete/i,
    names: [
      "{name}, darbi objektā",
      "Plēves un montāža, {short}",
      "{short}: maketi un aplīmēšana",
      "Vecā noformējuma maiņa, {short}",
      "{short}, darbi {divās|trīs} adresēs",
      "{name}",
    ],
    agency: ["Maketēšana", "Telpas grafika", "Projekta vadība", "Koncepcija un dizains"],
    production: ["Aplīmēšana", "Montāža un piegāde", "Izkārtnes un zīmes", "Vides reklāma"],
  },
  {
    projects: /izkārtn|zīm(e|es|i)\b|norā|stend|noformē|salu|izstād|žog|fasāde|ekspozīc|numuri|foajē/i,
    names: [
      "{name}: projekts un izgatavošana",
      "Izgatavošana un montāža, {short}",
      "{short}: skices, konstrukcijas, uzstādīšana",
      "Telpu grafika un zīmes: {short}",
      "{name}, A variants",
      "Konstrukcijas un apdruka, {short}",
      "{name}",
    ],
    agency: ["Telpas grafika", "Koncepcija un dizains", "Maketēšana", "Projekta vadība"],
    production: ["Izkārtnes un zīmes", "Montāža un piegāde", "Vides reklāma", "Aplīmēšana", "Druka"],
  },
  {
    projects: /iepakoj|etiķe[tš]|kast|pak(u|as)?\b|kārb|maisiņ|tūb|birk|komplekt|papīr|dizaina maiņa/i,
    names: [
      "{name}: dizains un druka",
      "Dizains līdz drukas failiem, {short}",
      "{short}: {1000|2500|5000} gab. pirmā partija",
      "{short}: sērija ar foliju",
      "{name}, izmēģinājuma tirāža",
      "Jaunais izskats plauktam, {short}",
      "{short}, maketi un ražošana",
    ],
    agency: ["Iepakojuma dizains", "Maketēšana", "Foto un video", "Projekta vadība", "Tekstu rakstīšana"],
    production: ["Etiķetes un iepakojums", "Pēcapstrāde", "Druka", "Montāža un piegāde"],
  },
  {
    projects: /kampaņ|reklām|festivāl|svētk|atvērš|izpārdoš|aptauj|zīmol|identit|vizuāļ|skate/i,
    names: [
      "{name}: ideja un materiāli",
      "{short}: radošais darbs",
      "Materiāli trīs pilsētām, {short}",
      "Vides reklāma un digitālie formāti, {short}",
      "{name}, pilns komplekts",
      "Plakāti, baneri un video: {short}",
      "{short}: stratēģija un vizuālā valoda",
    ],
    agency: [
      "Stratēģija un plāns",
      "Koncepcija un dizains",
      "Digitālie materiāli",
      "Foto un video",
      "Tekstu rakstīšana",
      "Projekta vadība",
    ],
    production: ["Vides reklāma", "Druka", "Suvenīri", "Montāža un piegāde"],
  },
  {
    projects:
      /katalog|pārskat|plakāt|map(e|es|ju)|programm|kart(e|es|ņu|ītes)|ēdienk|ceļved|lapu|materiāli|bukle/i,
    names: [
      "{name}, {500|1000|1500|3000} eks.",
      "{name}: maketēšana un druka",
      "Maketi, korektūra un druka — {short}",
      "{short} ar pēcapstrādi",
      "{name} latviešu un angļu valodā",
      "{short}, fotografēšana un salikums",
    ],
    agency: ["Maketēšana", "Koncepcija un dizains", "Tekstu rakstīšana", "Foto un video", "Projekta vadība"],
    production: ["Druka", "Pēcapstrāde", "Montāža un piegāde"],
  },
  {
    projects: /./,
    names: [
      "{name}",
      "{short}: dizains un izgatavošana",
      "{name} un piegāde",
      "Apdruka un piegāde, {short}",
      "{short}, darbs un materiāli",
    ],
    agency: ["Koncepcija un dizains", "Maketēšana", "Projekta vadība", "Tekstu rakstīšana"],
    production: ["Suvenīri", "Druka", "Pēcapstrāde", "Montāža un piegāde"],
  },
];
