import { stage } from "./content.ts";

/** What Portal does itself. */
export const portalAgency = [
  stage(
    "Koncepcija un dizains",
    ["Idejas un virzieni", "Radošā vadība", "Grafiskais dizains", "Konsultācija", "Atsauču un noskaņu dēlis"],
    [
      "{Galvenais vizuālais risinājums|Vizuālais risinājums, divi varianti}",
      "Grafiskais dizains",
      "Mākslinieciskā vadība",
      "Ilustrāciju zīmēšana",
      "Krāsu korekcija",
    ],
    [
      "Zīmola elementi",
      "Logotipa izstrāde",
      "Ikonu zīmēšana",
      "Zīmola vadlīniju sagatavošana",
      "Grafiskais dizains",
    ],
    ["Prezentācija klientam", "Prezentācijas noformēšana", "Telpiskā vizualizācija"],
  ),
  stage(
    "Iepakojuma dizains",
    ["Formas izpēte un skices", "Iepakojuma dizains", "Tirgus izpēte", "Balta maketa salocīšana"],
    ["Sērijas dizains, {3|4|5|6} veidi", "Iepakojuma dizains", "Ilustrāciju zīmēšana", "Maketēšana"],
    ["Vizualizācijas veikala plauktā", "Telpiskā vizualizācija", "Attēlu apstrāde"],
  ),
  stage(
    "Maketēšana",
    [
      "{Drukas maketi|Maketi drukai un tīmeklim}",
      "Maketēšana",
      "Pirmsdrukas sagatavošana",
      "Infografikas izstrāde",
    ],
    ["Formātu pielāgošana, {6|8|12|16} izmēri", "Maketēšana", "Attēlu izgriešana no fona", "Krāsu korekcija"],
    ["Katalogs, {24|36|48|64} lpp.", "Grāmatas maketēšana", "Attēlu apstrāde", "Tabulu un cenu ievietošana"],
    ["Gala failu sagatavošana", "Pirmsdrukas sagatavošana", "Krāsu korekcija", "Paraugizdruka saskaņošanai"],
  ),
  stage(
    "Tekstu rakstīšana",
    ["Galvenie teksti", "Tekstu rakstīšana", "Saukļa radīšana", "Latviešu valodas korektūra"],
    [
      "Tulkojumi {angļu valodā|angļu un igauņu valodā}",
      "Tulkošana angļu valodā",
      "Tulkošana igauņu valodā",
      "Latviešu valodas korektūra",
    ],
    ["Ziņas medijiem", "Preses relīzes sagatavošana", "Rakstu sagatavošana blogam"],
  ),
  stage(
    "Foto un video",
    ["Produktu fotogrāfijas", "Fotosesija studijā", "Attēlu apstrāde", "Attēlu izgriešana no fona"],
    ["Reportāža objektā", "Fotografēšana", "Filmēšana ar dronu", "Ceļa izdevumi"],
    [
      "Video {15|20|30} sekundes",
      "Filmēšana",
      "Video montāža",
      "Kustību grafika",
      "Mūzikas licence",
      "Diktora ieraksts",
    ],
  ),
  stage(
    "Projekta vadība",
    ["Vadība un saskaņošana", "Projektu vadība", "Konsultācija", "Tikšanās ar piegādātājiem"],
    ["Ražošanas uzraudzība", "Montāžas uzraudzība", "Projektu vadība", "Autoruzraudzība tipogrāfijā"],
  ),
  stage(
    "Stratēģija un plāns",
    ["Izpēte", "Tirgus izpēte", "Zīmola stratēģija", "Aptauja pircējiem"],
    ["Kampaņas ideja", "Kampaņas koncepcija", "Radošā darbnīca", "Saukļa radīšana"],
    ["Mediju plāns", "Mediju plānošana", "Konsultācija"],
  ),
  stage(
    "Digitālie materiāli",
    [
      "Reklāmkarogi, {5|8|10} formāti",
      "Reklāmkarogu animēšana",
      "Grafiskais dizains",
      "Digitālās kampaņas uzstādīšana",
    ],
    ["Sociālo tīklu saturs", "Sociālo tīklu vadība", "Kustību grafika", "Tekstu rakstīšana"],
  ),
  stage(
    "Mājaslapa",
    ["Struktūra un prototips", "Lietotāju saskarnes projektēšana", "Konsultācija", "Lietojamības pārbaude"],
    ["Lapu dizains, {6|9|14} veidnes", "Mājaslapas dizains", "Ikonu zīmēšana", "Attēlu apstrāde"],
    ["Izstrāde un palaišana", "Programmēšana", "Mājaslapas uzturēšana", "Domēns un viesošana, gads"],
  ),
  stage(
    "Telpas grafika",
    ["Uzmērīšana un plāns", "Interjera grafikas projektēšana", "Ceļa izdevumi", "Telpiskā vizualizācija"],
    ["Norāžu sistēma", "Norāžu sistēmas projektēšana", "Ikonu zīmēšana", "Maketēšana"],
    ["Stenda projekts", "Izstāžu stendu dizains", "Telpiskā vizualizācija", "Konstruktora rasējumi"],
  ),
];
