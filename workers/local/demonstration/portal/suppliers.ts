import { type PurchaseContent, type Told, type Ware, ware } from "../purchases/content.ts";

// Sheets, pieces, hours, square metres, months: H87, HUR, MTK, MON.
const coated = ware("Krītpapīrs 150 g, 72 × 102 cm, loksne", "H87", 24, 250);
const uncoated = ware("Nekrītots papīrs 120 g, 70 × 100 cm, loksne", "H87", 31, 125);
const board = ware("Kastu kartons 300 g, 72 × 102 cm, loksne", "H87", 58, 100);
const sticky = ware("Pašlīmējošais papīrs 50 × 70 cm, loksne", "H87", 42, 100);
const offset = ware("Tirāžas ofseta iespiedums", "H87", 64, 100);
const reprint = ware("Atkārtots iespiedums ar izmainītiem krāsu toņiem", "H87", 64, 100);
const folding = ware("Griešana, bigošana un locīšana", "H87", 18, 100);
const vinyl = ware("Lielformāta druka uz līmplēves", "MTK", 2150);
const mounting = ware("Montāža objektā", "HUR", 3800);
const panels = ware("PVC planšetes 5 mm ar tiešo druku", "MTK", 3460);
const photos = ware("Produktu fotografēšana studijā", "HUR", 7500);
const retouch = ware("Attēlu apstrāde", "H87", 650);
const parcels = ware("Sūtījumu piegāde Rīgā", "H87", 690);
const afar = ware("Sūtījumu piegāde Latvijā", "H87", 1180);
const rent = ware("Biroja telpu noma", "MON", 168_000);
const power = ware("Elektroenerģija un apkure", "KWH", 17);
const servers = ware("Failu krātuve un rezerves kopijas", "MON", 8_900);

const paper = "Papīra kāre, SIA";
const cardboard = "Lokšņu bāze, SIA";
const printer = "Upmalas spiestuve, SIA";
const wide = "Plašdruka, SIA";
const photographer = "Mirkļa acs, SIA";
const courier = "Ātrkāju kurjeri, SIA";
const landlord = "Virsaišu īpašumi, SIA";
const cloud = "Mākoņdati, SIA";

type More = Pick<Told, "fate" | "reason" | "isCredit" | "isOtherAccount">;
const one = (supplier: string, ago: number, lines: Told["lines"], more: More = {}): Told => ({
  supplier,
  ago,
  given: "one",
  lines,
  ...more,
});
const office = (supplier: string, ago: number, lines: Told["lines"], more: More = {}): Told => ({
  supplier,
  ago,
  given: "none",
  lines,
  ...more,
});
const share = (of: Ware, part: number) => ({ ware: of, share: part });
const times = (of: Ware, count: number) => ({ ware: of, count });

const printed =
  /katalog|kast|etiķe|mapes|maisi|komplekt|plakāt|birka|materiāl|pārskat|pakas|kampaņa|kart|papīr|sidr/iu;
const large = /aplīm|izkārtn|stend|noformēj|vides|norā|zīmes|grafika|planšetes|skatlog|tapetes|formas/iu;

/** Suppliers of Portal and their invoices of half a year. No company of these names is meant. */
export const portalPurchases: PurchaseContent = {
  suppliers: [
    {
      name: paper,
      short_name: "Papīra kāre",
      address: "Maskavas iela 418, Rīga, LV-1063",
      swift: "HABALV22",
      contact: "Mudīte Vucāne",
    },
    {
      name: cardboard,
      short_name: "Lokšņu bāze",
      address: "Granīta iela 15, Acone, Salaspils nov., LV-2119",
      swift: "UNLALV2X",
      contact: "Andrejs Mežulis",
    },
    {
      name: printer,
      short_name: "Upmalas spiestuve",
      address: "Cēsu iela 31 k-3, Rīga, LV-1012",
      swift: "HABALV22",
      contact: "Velga Škutāne",
    },
    {
      name: wide,
      short_name: "Plašdruka",
      address: "Ventspils iela 50, Rīga, LV-1002",
      swift: "PARXLV22",
      contact: "Romāns Tiltiņš",
    },
    {
      name: photographer,
      short_name: "Mirkļa acs",
      address: "Aristida Briāna iela 9, Rīga, LV-1001",
      swift: "RIKOLV2X",
      contact: "Ketija Zommere",
    },
  ],
  terms: [
    { supplier: paper, number: "PK-{year}/#", counted: 2481, terms: 14, projects: printed },
    { supplier: cardboard, number: "LB#", counted: 108_240, terms: 30, projects: printed },
    { supplier: printer, number: "US {year}-#", counted: 611, terms: 21, projects: printed },
    { supplier: wide, number: "PD/{year}/#", counted: 334, terms: 14, projects: large },
    { supplier: photographer, number: "MA-#", counted: 72, terms: 14 },
    { supplier: courier, number: "AK#", counted: 45_710, terms: 14 },
    { supplier: landlord, number: "VI-{year}-#", counted: 20, terms: 9 },
    { supplier: cloud, number: "MD#", counted: 9120, terms: 14 },
  ],
  monthly: [{ supplier: landlord, lines: [times(rent, 1), { ...times(power, 1430), varies: true }] }],
  told: [
    office(cloud, 176, [times(servers, 3)]),
    one(paper, 171, [share(coated, 0.12)]),
    one(wide, 166, [share(vinyl, 0.14), share(mounting, 0.06)]),
    office(courier, 160, [times(parcels, 14), times(afar, 6)]),
    one(printer, 152, [share(offset, 0.16), share(folding, 0.05)]),
    one(photographer, 143, [share(photos, 0.08), share(retouch, 0.04)]),
    one(paper, 137, [share(uncoated, 0.1)]),
    { ...one(cardboard, 128, [share(board, 0.1), share(sticky, 0.07)]), given: "two" },
    { ...one(printer, 118, [share(offset, 0.72)]), given: "loss" },
    { ...one(printer, 106, [share(reprint, 0.45)]), given: "loss" },
    one(wide, 101, [share(panels, 0.18)]),
    office(courier, 97, [times(parcels, 19), times(afar, 4)]),
    office(cloud, 85, [times(servers, 3)]),
    one(photographer, 79, [share(photos, 0.09)]),
    one(paper, 71, [share(coated, 0.13)]),
    one(paper, 65, [times(coated, 250)], { isCredit: true }),
    one(printer, 60, [share(offset, 0.15), share(folding, 0.04)]),
    one(wide, 52, [share(vinyl, 0.12), share(mounting, 0.05)]),
    office(courier, 44, [times(parcels, 16), times(afar, 9)]),
    one(printer, 38, [share(offset, 0.17)], {
      fate: "rejected",
      reason: "Rēķinā ir lielāka tirāža, nekā pasūtīta. Lūdzām izrakstīt no jauna.",
    }),
    one(printer, 33, [share(offset, 0.14)]),
    one(paper, 27, [share(uncoated, 0.09)], { fate: "late" }),
    one(photographer, 17, [share(photos, 0.07), share(retouch, 0.05)], { fate: "late" }),
    { ...one(cardboard, 22, [share(board, 0.09), share(sticky, 0.05)]), given: "two" },
    one(cardboard, 12, [share(board, 0.1)]),
    one(paper, 9, [share(coated, 0.11)]),
    office(courier, 8, [times(parcels, 22), times(afar, 7)]),
    one(printer, 7, [share(offset, 0.16), share(folding, 0.06)]),
    one(wide, 5, [share(vinyl, 0.13), share(mounting, 0.05)], { isOtherAccount: true }),
    one(printer, 4, [share(offset, 0.15)], { fate: "waiting" }),
    one(wide, 2, [share(panels, 0.15)], { fate: "waiting" }),
    one(photographer, 1, [share(photos, 0.08)], { fate: "waiting" }),
  ],
};
