import { pinned, type StockContent, workType } from "../stock.ts";
import { portalAgencyItems } from "./agency-items.ts";
import { portalProductionItems } from "./production-items.ts";
import { portalProducts } from "./products.ts";

export const portalStock: StockContent = {
  agency: portalAgencyItems,
  production: portalProductionItems,
  workTypes: [
    pinned("Sapulce", "#5b6c8f"),
    pinned("Atvaļinājums", "#24786e"),
    pinned("Slimības lapa", "#b5495b"),
    pinned("Apmācības", "#8a6d1f"),
    workType("Dizains", "#6d3fa0"),
    workType("Maketēšana", "#2f6db5"),
    workType("Teksti", "#b3471f"),
    workType("Druka", "#1f7a4d"),
    workType("Pēcapstrāde", "#4f7d2a"),
    workType("Montāža pie klienta", "#a8378a"),
    workType("Fotografēšana un video", "#1c7390"),
    workType("Piegāde", "#7a5230"),
  ],
  products: portalProducts,
  customerPrices: 20,
  prints: [0x662e93, 0xd81b60, 0xf2c14e, 0xfdfcf8],
};
