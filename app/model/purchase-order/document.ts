import { showDate } from "../date/dates.ts";
import { type DocumentFact, type DocumentSum, inLanguage, knownFacts, shownLine } from "../document/parts.ts";
import type { DocumentText } from "../document/vat-text.ts";
import { type DocumentParty, partiesOf } from "../invoice/parties.ts";
import { showMoney } from "../money/show-money.ts";
import type { Language } from "../text/language.ts";
import type { PurchaseOrder } from "./purchase-order.ts";

/** A line of an order, as text. */
interface OrderDocumentLine {
  id: number;
  number: string;
  name: string;
  quantity: string;
  price: string;
  total: string;
}

/** Everything that an order shows on paper, but for texts and branding. */
export interface OrderDocument {
  language: Language;
  /** "" of a draft. */
  number: string;
  /** The key of the word behind an order that does not stand; null of one that does. */
  mark: string | null;
  buyer: DocumentParty;
  /** Null while nobody is chosen. */
  supplier: DocumentParty | null;
  facts: DocumentFact[];
  note: string;
  lines: OrderDocumentLine[];
  sums: DocumentSum[];
  /** What the supplier is asked to write on the invoice; null of a draft. */
  reference: DocumentText | null;
  footer: string;
}

/** An order as it is printed, in a language. */
export function orderDocument(order: PurchaseOrder, language: Language): OrderDocument {
  const { number, agency, recipient, lines, net_cents, ordered_on, wanted_on } = order;
  const { buyer, supplier } = sidesOf({ agency, recipient });
  return {
    language,
    number,
    mark: markOf(order),
    buyer,
    supplier,
    facts: knownFacts([
      { key: "purchase_orders.document.ordered_on", value: showDate(ordered_on ?? "") },
      { key: "purchase_orders.document.wanted_on", value: showDate(wanted_on ?? "") },
    ]),
    note: order.note,
    lines: lines.map((line, place) => lineOf(line, place, language)),
    sums: [{ key: "documents.net", amount: showMoney(net_cents, language), isTotal: true }],
    reference: number ? { key: "purchase_orders.document.reference", values: { number } } : null,
    footer: inLanguage(language, agency.footer, agency.footer_en),
  };
}

function markOf({ state }: Pick<PurchaseOrder, "state">): string | null {
  if (state === "draft") return "documents.marks.draft";
  return state === "cancelled" ? "order_states.cancelled" : null;
}

/** The agency is the buyer, and the supplier is a row of the clients. An order shows no bank account of either. */
function sidesOf({ agency, recipient }: Pick<PurchaseOrder, "agency" | "recipient">) {
  const nobody = { name: "", reg_nr: "", vat_nr: "", address: "", contact: "", iban: "", bank: "" };
  const codes = { country: "", einvoice_scheme: "", einvoice_id: "", is_public_body: false };
  const sides = partiesOf({ seller: agency, buyer: recipient ?? Object.assign(nobody, codes) }, false);
  const side = (party: DocumentParty, key: string) => Object.assign({}, party, { key, accounts: [] });
  return {
    buyer: side(sides.seller, "purchase_orders.document.buyer"),
    supplier: recipient && side(sides.buyer, "purchase_orders.document.supplier"),
  };
}

function lineOf(line: PurchaseOrder["lines"][number], place: number, language: Language): OrderDocumentLine {
  const { short_name = "", short_name_en = "" } = line.measure_unit ?? {};
  const { id, name, quantity, price, net_cents: total_cents } = line;
  const unit = { unit: short_name, unit_en: short_name_en };
  const shown = shownLine({ id, name, name_en: "", ...unit, quantity, price, total_cents }, "", language);
  return {
    id,
    number: String(place + 1),
    name: shown.name,
    quantity: shown.quantity,
    price: shown.price,
    total: shown.total,
  };
}
