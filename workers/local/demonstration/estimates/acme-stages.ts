import { stage } from "./content.ts";

/** What the print house does by hand and hour. */
export const acmeAgency = [
  stage(
    "Pirmsdrukas darbi",
    [
      "Salikums {latīņu burtiem|divās valodās|ar zemsvītras piezīmēm}",
      "Salikums",
      "Literārā redaktora darbs",
      "Failu pārbaude",
    ],
    ["Attēlu ievade", "Skenējums augstā izšķirtspējā", "Krāsu paraugs", "Reprodukciju tīrīšana"],
    ["Plates un nosēdumi", "Iespiedplašu apstrāde", "Failu pārbaude"],
    ["Adreses un numuri", "Mainīgie dati", "Svītrkoda ģenerēšana"],
  ),
  stage(
    "Darbs pie mašīnas",
    [
      "Ofseta loksnes {4+4|4+1|1+1|5+5}",
      "Ofseta iespiedēja stunda",
      "Kvalitātes kontrole",
      "Krāsas sagatavošana",
    ],
    ["Digitālie eksemplāri", "Digitāla iespiedēja stunda", "Mainīgie dati"],
    ["Griešana un šķirošana", "Griezēja maiņa", "Iesaiņotāja maiņa"],
  ),
  stage(
    "Sējēju galds",
    ["Roku iesējums", "Grāmatsējēja roku darbs", "Zeltītāja pakalpojums", "Kaptālbantes un grāmatzīmes"],
    ["Vecā izdevuma glābšana", "Restaurācija", "Ādas muguriņas atjaunošana"],
    ["Pārbaude un iesaiņojums", "Kvalitātes kontrole", "Iesaiņotāja maiņa"],
  ),
  stage(
    "Tehnologa atbalsts",
    ["Materiālu izvēle", "Tehnologa padoms", "Kvalitātes kontrole"],
    ["Krāsu saskaņošana klātienē", "Krāsu paraugs", "Tehnologa padoms", "Ekskursija cehā"],
  ),
];

/** What is billed by copies. */
export const acmeProduction = [
  stage(
    "Grāmatu bloks",
    [
      "Bloks {145 × 205|165 × 235|200 × 260} mm, {96|160|208|272} lpp.",
      "Grāmatas cietajos vākos",
      "Šūšana ar diegu",
      "Ofseta papīrs 100 g/m²",
    ],
    [
      "Mīkstā versija, {64|128|192} lpp.",
      "Grāmatas mīkstajos vākos",
      "Termolīmes iesējums",
      "Grāmatu papīrs 80 g/m²",
    ],
    ["Notis un burtnīcas", "Nošu burtnīcas", "Stieples spirāle", "Caurumošana"],
    ["Krāsojamie un albumi", "Krāsojamās grāmatas", "Gadagrāmatas", "Šūšana ar diegu"],
  ),
  stage(
    "Avīzes un bukleti",
    ["Avīze, {8|12|16|24} lpp.", "Avīžu iespiešana", "Falcēšana", "Avīžpapīrs 45 g/m²"],
    ["Brošūra A5", "Brošūru iespiešana", "Falcēšana", "Sagriešana loksnēs"],
    ["Atklātnes un apsveikumi", "Atklātnes", "Apsveikumu komplekti", "Aploksnes C6"],
  ),
  stage(
    "Veidlapas un biļetes",
    ["Paškopējošas, {2|3|4} slāņi", "Paškopējošas veidlapas", "Pavadzīmju grāmatiņas", "Caurumošana"],
    ["Numurētas biļetes", "Biļetes ar numuriem", "Kuponu grāmatiņas", "Dāvanu kartes"],
    ["Lietvedības iesējumi", "Reģistrācijas žurnāli", "Kartotēkas lapiņas"],
    ["Atestāti un goda raksti", "Atestātu blanki", "Aklais reljefs", "Karstā folija"],
  ),
  stage(
    "Kārbas un etiķetes",
    [
      "Kārbas {tējai|saldumiem|ziepēm}",
      "Tējas kārbiņas",
      "Štancēšana",
      "Štances forma",
      "Hromkartons 280 g/m²",
    ],
    ["Gofrētais iesaiņojums", "Gofrkartona kārbas", "Picu kārbas", "Maisiņi ar rokturiem"],
    ["Pudeļu etiķetes", "Vīna pudeļu etiķetes", "Karstā folija", "Lakas pārklājums"],
    ["Paciņas un kārtis", "Sēklu paciņas", "Spēļu kārtis", "Štancēšana"],
  ),
  stage(
    "Apdare",
    ["Vāku pārklājums", "Matēta plēve", "Spīdīga plēve", "Lakas pārklājums"],
    ["Zeltījums un reljefs", "Karstā folija", "Aklais reljefs", "Misiņa klišeja"],
    ["Locījumi un caurumi", "Falcēšana", "Caurumošana", "Sagriešana loksnēs"],
  ),
  stage(
    "Noliktava un ceļš",
    ["Paletes un plēve", "Paletēšana", "Glabāšana noliktavā", "Eiropaletes"],
    ["Izvadāšana {pa Kurzemi|pa skolām|pa bibliotēkām}", "Pārvadājums Kurzemē", "Viesnīca šoferim, nakts"],
  ),
];
