import { type EstimateContent, position } from "./content.ts";
import { portalAgency } from "./portal-agency.ts";
import { portalEnglish } from "./portal-english.ts";
import { portalPrices } from "./portal-prices.ts";
import { portalProduction } from "./portal-production.ts";
import { portalThemes } from "./portal-themes.ts";

export const portalEstimates: EstimateContent = {
  count: 150,
  longest: 118,
  agency: portalAgency,
  production: portalProduction,
  english: portalEnglish,
  additional: {
    agency: [
      position("Labojumi pēc otrās saskaņošanas", "Maketēšana", "Grafiskais dizains"),
      position("Papildu formāti sociālajiem tīkliem", "Reklāmkarogu animēšana", "Maketēšana"),
      position("Steidzama izpilde", "Steidzamības piemaksa", "Pirmsdrukas sagatavošana"),
      position("Angļu versija", "Tulkošana angļu valodā", "Maketēšana"),
    ],
    production: [
      position("Paraugi pirms tirāžas", "Paraugu komplekts saskaņošanai", "Krāsu paraugs uz plēves"),
      position("Rezerves eksemplāri", "Skrejlapu druka", "Griešana formātā"),
      position("Uzglabāšana un izsniegšana", "Sezonas noliktavas noma", "Piegāde Latvijā", "Komplektēšana"),
      position("Vecā materiāla izvešana", "Makulatūras nodošana", "Veco uzlīmju noņemšana"),
    ],
  },
  prices: portalPrices,
  reduced: { "Žurnālu druka": 5, "Viesnīca montāžas brigādei, nakts": 12 },
  themes: portalThemes,
  later: [
    "Papildu darbi: {short}",
    "{short}: papildu tirāža",
    "Precizēta tāme pēc saskaņošanas, {short}",
    "{short}, otrais variants",
    "Lētāks risinājums: {short}",
    "Otrā kārta, {short}",
    "{short}: izmaiņas pēc uzmērīšanas",
    "{name}: papildinājums",
    "Trīs jauni izmēri, {short}",
  ],
  offers: {
    names: [
      "Dāvanas partneriem: {short}",
      "Suvenīri: {short}",
      "Prezentmateriāli, {short}",
      "Reklāmas dāvanas, {short}",
      "Sveikšanas komplekti, {short}",
      "Apdrukājamas preces — {short}",
      "Gada nogales dāvanas, {short}",
      "Apmeklētāju somas, {short}",
    ],
    positions: [
      "Dāvanas",
      "Apģērbs un somas",
      "Rakstāmlietas un bloki",
      "Krūzes un sīkumi",
      "Ieteiktās preces",
    ],
    services: ["Tampondruka", "Sietspiede", "Izšūšana", "Piegāde Rīgā", "Paraugu komplekts saskaņošanai"],
  },
  commentary: {
    openings: [
      "Cenā iekļautas divas labojumu kārtas; katra nākamā tiek rēķināta pēc stundu likmes.",
      "Tāme sagatavota pēc jūsu 3. versijas uzdevuma. Tirāžas iespējams mainīt līdz maketa apstiprināšanai.",
      "Paldies par uzticēšanos! Zemāk ir būtiskākais par termiņiem un materiāliem.",
      "Izmēri precizējami pēc uzmērīšanas objektā, tāpēc montāžas summa var mainīties par <strong>5–8 %</strong>.",
      "Papīra cenas ražotājs garantē tikai <em>līdz mēneša beigām</em>.",
      "Fotogrāfijas un logotipu vektora formātā iesniedz pasūtītājs.",
    ],
    terms: [
      "Dizaina pirmā prezentācija septiņu darbdienu laikā",
      "Drukas termiņš 6–8 darbdienas pēc <strong>maketa apstiprināšanas</strong>",
      "Avanss 40 %, pārējais pēc piegādes",
      "Krāsu atšķirība starp partijām līdz 5 %",
      "Montāža darbdienās no plkst. 8.00 līdz 18.00",
      "Elektrības pieslēgumu nodrošina pasūtītājs",
      "Autortiesības pāriet pasūtītājam pēc pilnas apmaksas",
      "Vienā piegādē ietilpst viena adrese Rīgā",
    ],
    closings: [
      "Jautājumu gadījumā zvaniet projekta vadītājam.",
      'Materiālu paraugi apskatāmi <a href="https://faili.example.com/paraugi">paraugu mapē</a>.',
      "Lūdzam apstiprināt tāmi līdz <u>nedēļas beigām</u>, lai rezervētu iekārtas.",
      "Ar cieņu<br>Portal komanda",
    ],
  },
  costs: [
    ["Papīra piegāde", "Baltā loksne, SIA, rēķins ar pēcapmaksu 14 dienas", 640],
    ["Drukas apakšuzņēmējs", "Rēķins par ofseta darbiem", 900],
    ["Formas nazis", "Pasūtīts pie nažu meistara, paliek noliktavā", 180],
    ["Degviela", "Brauciens uz objektu un atpakaļ", 75],
    ["Stāvvieta centrā", "", 14],
    ["Attēlu banka", "Trīs licencēti attēli", 60],
    ["Fontu licence", "Viens gads, divas darbvietas", 95],
    ["Pacēlāja īre", "Celtnieku noma, diena un transports", 260],
    ["Kurjers", "Paraugi klientam", 22],
    ["Līmlente un skrūves", "Pirkts veikalā montāžas dienā", 38],
    ["Modeles honorārs", "Fotosesija, pusdiena", 240],
  ],
  lineCosts: {
    hours: [
      ["Ārštata speciālists", "Autoratlīdzība"],
      ["Studija, ar kuru sadarbojamies", "Rēķins pēc stundām"],
    ],
    rest: [
      ["Apakšuzņēmējs", "Rēķins par darbu un materiālu"],
      ["Ārpakalpojums", ""],
      ["Piegādātāja rēķins", "Pasūtīts šim darbam"],
    ],
  },
};
