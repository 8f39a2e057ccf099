import { betaPrices } from "./beta-prices.ts";
import { type EstimateContent, position, stage } from "./content.ts";

export const betaEstimates: EstimateContent = {
  count: 25,
  longest: 36,
  agency: [
    stage(
      "Scenārijs un režija",
      ["Stāsta uzmetums", "Scenārists", "Satura veidotājs"],
      ["Norises plāns, {viena diena|divas dienas|vakars}", "Pasākuma režija", "Noformētājs"],
    ),
    stage(
      "Skaņa un attēls",
      ["Radio klips {20|30} s", "Skaņu ieraksts", "Diktora balss", "Scenārists"],
      [
        "Filmēšanas diena",
        "Operators ar kameru",
        "Viesnīca filmēšanas grupai, nakts",
        "Apgaismojuma komplekts",
      ],
    ),
    stage(
      "Saturs tīklos",
      ["Ierakstu sērija, {8|12|20} gab.", "Satura veidotājs", "Ieraksts tīmeklī"],
      ["Apmaksātā izplatīšana", "Tūkstotis rādījumu", "Reklāmas izvietotājs"],
    ),
    stage(
      "Komanda laukumā",
      ["Promo dienas", "Promocijas grupa", "Pasākuma režija"],
      ["Tēli un kostīmi", "Kostīmu māksliniece", "Noformētājs"],
    ),
  ],
  production: [
    stage(
      "Karogi un nojumes",
      ["Karogi {gar trasi|pludmalē|pie ieejas}", "Pludmales karogi", "Smilšu pamatnes"],
      ["Nojume 3 × 3 m", "Nojumes ar apdruku", "Sānu sienas"],
      ["Arka un vārti", "Piepūšamās arkas", "Kompresora īre"],
      ["Pilonu un mastu ietērps", "Pilonu ietinumi", "Alpīnista darbs"],
    ),
    stage(
      "Gaismas reklāma",
      ["Kaste ar LED", "Gaismas kastes", "Strāvas pievads"],
      ["Neons, {balts|oranžs|zaļš}", "Neona uzraksti", "Alpīnista darbs"],
      ["Totēms pie brauktuves", "Totēmi pie ceļa", "Strāvas pievads"],
    ),
    stage(
      "Raidlaiks un vietas",
      ["Radio, {divas|trīs} stacijas", "Radio raidlaiks", "Televīzijas raidlaiks"],
      ["Stabi un autobusi", "Afišu stabu vietas", "Autobusu reklāma", "Afišu komplekti"],
    ),
    stage(
      "Skatuve un viesi",
      ["Skatuve", "Skatuves īre", "Ekrānu noma", "Apskaņošana"],
      ["Degustācija viesiem", "Degustāciju galdi", "Tērpu šūšana", "Suvenīru pasūtījums"],
      ["Noslēgums", "Uguņošana", "Apsardzes stundas"],
    ),
  ],
  english: {},
  additional: {
    agency: [
      position("Papildu stunda laukumā", "Pasākuma režija"),
      position("Otrais dublis", "Skaņu ieraksts"),
    ],
    production: [
      position("Lietus plāns", "Sānu sienas", "Smilšu pamatnes"),
      position("Kravas auto", "Frakts"),
    ],
  },
  prices: betaPrices,
  reduced: { "Viesnīca filmēšanas grupai, nakts": 12 },
  themes: [
    {
      projects: /radio|video|saturs|influenc|tīkl/i,
      names: ["{name}: stāsts un ieraksts", "{short}, trīs mēnešu plāns", "Saturs un izplatīšana, {short}"],
      agency: ["Skaņa un attēls", "Saturs tīklos", "Scenārijs un režija"],
      production: ["Raidlaiks un vietas"],
    },
    {
      projects: /neon|gaism|totēm|kaste|plāksn|afiš|ietinum/i,
      names: ["{name} ar uzstādīšanu", "{short}: konstrukcija un gaisma", "Zīmes un piloni, {short}"],
      agency: ["Scenārijs un režija", "Komanda laukumā"],
      production: ["Gaismas reklāma", "Karogi un nojumes", "Raidlaiks un vietas"],
    },
    {
      projects: /./,
      names: [
        "{name}",
        "{name}: laukums un komanda",
        "{short}, pasākuma diena",
        "Ietērps un tehnika, {short}",
        "{short}: no idejas līdz nojaukšanai",
      ],
      agency: ["Scenārijs un režija", "Komanda laukumā", "Skaņa un attēls", "Saturs tīklos"],
      production: ["Karogi un nojumes", "Skatuve un viesi", "Gaismas reklāma"],
    },
  ],
  later: ["{short}: otrā diena", "Pieticīgākais variants, {short}", "{name}, lietus scenārijs"],
  offers: { names: [], positions: [], services: [] },
  commentary: {
    openings: [
      "Laukuma īri un atļaujas kārto pasūtītājs.",
      "Raidlaika cenas ir spēkā <strong>šajā ceturksnī</strong>.",
      "Sliktos laikapstākļos pasākumu pārceļam bez maksas <em>vienu reizi</em>.",
    ],
    terms: [
      "Uzbūve dienu iepriekš",
      "Nojaukšana līdz pusnaktij",
      "Elektrība 32 A divdesmit metru attālumā",
      "Apdrošināšana iekļauta",
      "Viesu skaitu precizējam <u>nedēļu pirms</u>",
    ],
    closings: ["Tiekamies laukumā!", 'Skices: <a href="https://faili.example.com/skices">mape</a>.'],
  },
  costs: [
    ["Ģeneratora degviela", "Čeks no uzpildes stacijas", 120],
    ["Skatuves apakšuzņēmējs", "Rēķins par montāžas brigādi", 850],
    ["Autoratlīdzība par mūziku", "", 160],
    ["Pusdienas komandai", "Desmit porcijas", 95],
    ["Atļauja pašvaldībā", "Nodeva par reklāmas izvietošanu", 140],
  ],
  lineCosts: {
    hours: [
      ["Mākslinieku honorārs", "Pēc līguma"],
      ["Brigāde no Rēzeknes", ""],
    ],
    rest: [
      ["Īrēta tehnika", "Rēķins ar depozītu"],
      ["Izgatavotājs Daugavpilī", ""],
    ],
  },
};
