import type { Invoice } from "../invoice/invoice.ts";
import { countryOf } from "./parties.ts";
import { aggregate, basic, type Part } from "./ubl.ts";

/**
 * When and where it was supplied (EN 16931 BG-13). Within the EU both are needed: without a date of its own it is the
 * document's, and the place is the buyer's country (BR-IC-11, BR-IC-12).
 */
export function deliveryOf({ supply_date, date, waybill, content, credits }: Invoice): Part {
  const isSupply = content.groups.some(({ category }) => category === "K");
  const address = waybill?.delivery_address ?? "";
  const issued = credits?.date ?? date;
  return aggregate("cac:Delivery", [
    basic("cbc:ActualDeliveryDate", supply_date ?? (isSupply ? (issued ?? "") : "")),
    address === "" && !isSupply
      ? null
      : aggregate("cac:DeliveryLocation", [
          aggregate("cac:Address", [basic("cbc:StreetName", address), countryOf(content.buyer)]),
        ]),
  ]);
}
