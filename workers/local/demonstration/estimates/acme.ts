import { acmePrices } from "./acme-prices.ts";
import { acmeAgency, acmeProduction } from "./acme-stages.ts";
import { type EstimateContent, position } from "./content.ts";

export const acmeEstimates: EstimateContent = {
  count: 60,
  longest: 54,
  agency: acmeAgency,
  production: acmeProduction,
  english: {},
  additional: {
    agency: [
      position("Trešā korektūra", "Literārā redaktora darbs", "Salikums"),
      position("Nakts maiņa", "Ofseta iespiedēja stunda", "Kvalitātes kontrole"),
    ],
    production: [
      position("Autora eksemplāri", "Grāmatas mīkstajos vākos", "Termolīmes iesējums"),
      position("Signāleksemplāri", "Signāleksemplāra izgatavošana", "Matēta plēve"),
      position("Papīra rezerve 3 %", "Ofseta papīrs 100 g/m²"),
    ],
  },
  prices: acmePrices,
  reduced: {
    "Grāmatas cietajos vākos": 5,
    "Avīžu iespiešana": 5,
    "Nošu burtnīcas": 5,
    "Viesnīca šoferim, nakts": 12,
  },
  themes: [
    {
      projects: /grāmat|romān|dzej|vārdnīc|album|žurnāl|dziesm|notis|nošu|burtnīc|krāsoj|klades/i,
      names: [
        "{name}, {300|500|800} eksemplāri",
        "{short}: salikums, bloks un vāki",
        "{name} — cietie vāki",
        "Iespiešana un iesējums, {short}",
        "{short}, šūts ar diegu",
      ],
      agency: ["Pirmsdrukas darbi", "Sējēju galds", "Darbs pie mašīnas", "Tehnologa atbalsts"],
      production: ["Grāmatu bloks", "Apdare", "Noliktava un ceļš", "Avīzes un bukleti"],
    },
    {
      projects: /veidlap|blank|biļet|kupon|loterij|reģistr|atestāt|diplom|licenc|goda|instrukc/i,
      names: [
        "{name}: gada pasūtījums",
        "{short} ar numerāciju",
        "Numurētie izdevumi, {short}",
        "{name}, {2000|5000} gab.",
      ],
      agency: ["Pirmsdrukas darbi", "Darbs pie mašīnas", "Tehnologa atbalsts"],
      production: ["Veidlapas un biļetes", "Apdare", "Noliktava un ceļš"],
    },
    {
      projects: /paciņ|uzlīm|etiķet|spēles|kārtis|kārb/i,
      names: ["{name}: štancēti izstrādājumi", "{short}, pirmā partija", "Štance un druka: {short}"],
      agency: ["Pirmsdrukas darbi", "Darbs pie mašīnas", "Tehnologa atbalsts"],
      production: ["Kārbas un etiķetes", "Apdare", "Noliktava un ceļš"],
    },
    {
      projects: /./,
      names: [
        "{name}",
        "{short}: loksnes un falcēšana",
        "Metiens {1000|2500|4000} — {short}",
        "{name}, ofsets",
        "{short} uz krītota papīra",
      ],
      agency: ["Pirmsdrukas darbi", "Darbs pie mašīnas", "Sējēju galds", "Tehnologa atbalsts"],
      production: ["Avīzes un bukleti", "Apdare", "Noliktava un ceļš", "Veidlapas un biļetes"],
    },
  ],
  later: [
    "{short}: atkārtots metiens",
    "{short} uz plānāka papīra",
    "Kalkulācija lielākam metienam, {short}",
    "{name}: mīkstie vāki",
    "Pārrēķins pēc papīra cenas maiņas, {short}",
    "{short}: vāku maiņa un piedevas",
  ],
  offers: {
    names: [
      "Gatavie izstrādājumi: {short}",
      "Paraugu plaukta izlase, {short}",
      "Klades un kalendāri, {short}",
      "Kancelejas preces, {short}",
      "Dāvināmie izdevumi, {short}",
    ],
    positions: ["Izlase", "Iesietie izdevumi", "Kancelejai"],
    services: ["Karstā folija", "Aklais reljefs", "Pārvadājums Kurzemē"],
  },
  commentary: {
    openings: [
      "Kalkulācija derīga, kamēr papīrs ir mūsu noliktavā.",
      "Metiena novirze <strong>±2 %</strong> tiek ņemta vērā rēķinā.",
      "Autors maketu nodod PDF/X-4 formātā; salikumu labojam tikai pēc rakstiska lūguma.",
      "Cietajiem vākiem vajadzīgas <em>desmit dienas žūšanai</em>.",
    ],
    terms: [
      "Signāleksemplārs trešajā dienā",
      "Papīrs rezervēts līdz piektdienai",
      "Plates glabājam vienu gadu",
      "Paletes atgriežamas",
      "Otrā korektūra <strong>bez maksas</strong>",
      "Saņemšana cehā darbdienās līdz 17.00",
    ],
    closings: [
      "Zvaniet tehnologam, ja mainās lappušu skaits.",
      "Sagaidīsim jūs pie mašīnas uz pirmo loksni!",
      'Failu prasības: <a href="https://faili.example.com/pirmsdruka">pirmsdrukas lapa</a>.',
    ],
  },
  costs: [
    ["Papīrs no vairumtirgotāja", "Divas paletes, pēcapmaksa", 1800],
    ["Misiņa klišeja", "Gravieris, saņemta ar pakomātu", 140],
    ["Krāsas un laka", "Papildu Pantone bundža", 90],
    ["Pārvadātājs", "Frakts līdz bibliotēku krātuvei", 320],
    ["Ārējā plēvošana", "Lielais formāts, pašiem nav iekārtas", 260],
    ["Dzelzceļa pasta sūtījums", "", 35],
  ],
  lineCosts: {
    hours: [["Palīgs uz vienu maiņu", "Līgums par darba izpildi"]],
    rest: [
      ["Darbs citā tipogrāfijā", "Pašiem nav tādas iekārtas"],
      ["Krājumi no Liepājas vairumtirgotāja", ""],
    ],
  },
};
