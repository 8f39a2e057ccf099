import { acmeAgencyItems, acmeProductionItems } from "./acme-items.ts";
import { pinned, range, type StockContent, workType } from "./stock.ts";

export const acmeStock: StockContent = {
  agency: acmeAgencyItems,
  production: acmeProductionItems,
  workTypes: [
    pinned("Rīta pārrunas", "#43607c"),
    pinned("Brīvdiena", "#357a57"),
    pinned("Slimošana", "#a94452"),
    workType("Salikums", "#4a5bb0"),
    workType("Iespiešana", "#0f7f80"),
    workType("Iesējums", "#8b4a9c"),
    workType("Griešana", "#a45a1c"),
    workType("Iesaiņošana", "#6b6f1d"),
  ],
  products: [
    ...range(
      "book",
      { catalogue: "Paraugu plaukts", size: "148 × 210 mm", material: "Kaliko, kartons | Buckram, board" },
      ["A-1001", "Grāmata Kāpas | Hardcover Dunes", "teal", 3],
      ["A-1002", "Grāmata Bāka | Hardcover Lighthouse", "red", 2],
      ["A-1003", "Grāmata Enkurs | Hardcover Anchor", "navy", 1],
    ),
    ...range(
      "notebook",
      { catalogue: "Klades", size: "130 × 210 mm", material: "Lina audekls | Linen cloth" },
      ["A-1101", "Klade Tīkls | Journal Net", "olive", 2],
      ["A-1102", "Klade Dzintars | Journal Amber", "orange", 1],
    ),
    ...range(
      "spiralNotebook",
      { catalogue: "Klades", size: "A4", material: "Polipropilēns | Polypropylene" },
      ["A-1110", "Rakstāmbloks Burātājs | Writing pad Sailor", "blue", 1],
    ),
    ...range(
      "cards",
      {
        catalogue: "Kartītes",
        size: "90 × 50 mm",
        material: "Kokvilnas kartons | Cotton board",
        unit: "kompl.",
      },
      ["A-1201", "Vizītkartes Sāls | Visiting cards Salt", "white", 2],
      ["A-1202", "Vizītkartes Darva | Visiting cards Tar", "black", 1],
    ),
    ...range(
      "brochure",
      { catalogue: "Salokāmie", size: "99 × 210 mm", material: "Matēts krītpapīrs | Matt coated paper" },
      ["A-1301", "Buklets Līcis | Leaflet Bay", "teal", 1],
      ["A-1302", "Buklets Mols | Leaflet Pier", "wine", 1],
    ),
    ...range(
      "wallCalendar",
      { catalogue: "Gada izdevumi", size: "A2", material: "Ofseta papīrs | Offset paper" },
      ["A-1401", "Kalendārs Dižjūra | Calendar Open Sea", "blue", 2],
      ["A-1402", "Kalendārs Novada ļaudis | Calendar Local people", "sand", 1],
    ),
    ...range(
      "mailBox",
      { catalogue: "Kārbas", size: "300 × 200 × 100 mm", material: "Gofrkartons | Corrugated board" },
      ["A-1501", "Sūtījuma kārba Kuģis | Mailing box Ship", "kraft", 2],
      ["A-1502", "Sūtījuma kārba Vētra | Mailing box Storm", "graphite", 1],
    ),
    ...range(
      "label",
      {
        catalogue: "Etiķetes",
        size: "60 × 40 mm",
        material: "Pašlīmējoša plēve | Self-adhesive film",
        unit: "kompl.",
      },
      ["A-1601", "Etiķešu rullis Menca | Label roll Cod", "sky", 1],
      ["A-1602", "Etiķešu rullis Brētliņa | Label roll Sprat", "yellow", 1],
    ),
    ...range(
      "envelope",
      { catalogue: "Aploksnes", size: "C5", material: "Dizaina papīrs | Design paper" },
      ["A-1701", "Aploksne Kaija | Envelope Seagull", "cream", 1],
      ["A-1702", "Aploksne Vēstnesis | Envelope Herald", "mint", 1],
    ),
    ...range("folder", { catalogue: "Mapes", size: "A4+", material: "Krāsains kartons | Coloured board" }, [
      "A-1801",
      "Mape Kapteinis | Folder Captain",
      "navy",
      1,
    ]),
    ...range("stickers", { catalogue: "Etiķetes", size: "A5", material: "Vinils | Vinyl" }, [
      "A-1901",
      "Uzlīmju lapa Gliemežvāki | Sticker sheet Shells",
      "pink",
      1,
    ]),
  ],
  customerPrices: 9,
  prints: [0x0f8a84, 0xf4d06f, 0xfdfcf8, 0xd95d39],
};
