import fc from "fast-check";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { invoiceType } from "#model/invoice/type.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { sum } from "#model/money/money.ts";
import { vatReasonCodes } from "#model/vat/vat-reason.ts";
import { anEstimate, billsOf, type Drawn, estimateOf, type Made } from "./random-estimates.ts";

const seller = {
  name: "SIA „Roka & Draugi\u201d",
  reg_nr: "40003521600",
  vat_nr: "LV40003521600",
  address: "Brīvības iela 1, Rīga, LV-1010",
  country: "LV",
  email: "rekini@roka.test",
  phone: "+371 67000000",
  accounts: [
    { bank: "Swedbank", bic: "BANKLV22", iban: "LV80BANK0000435195001" },
    { bank: "SEB", bic: "EEUHEE2X", iban: "EE382200221020145685" },
  ],
};

/** Buyers at home and elsewhere in the Union: what is supplied there goes to the second (EN 16931 BR-IC-02). */
const buyers = {
  home: {
    name: "Rīgas valstspilsētas pašvaldība",
    reg_nr: "90000069281",
    vat_nr: "LV90000069281",
    address: "Rātslaukums 1, Rīga",
    country: "LV",
    contact: "Jānis Bērziņš",
  },
  abroad: {
    name: "Õun OÜ",
    reg_nr: "10093155",
    vat_nr: "EE100931558",
    address: "Pikk 1, Tallinn",
    country: "EE",
    contact: "",
  },
};

const aTrade = fc.record({
  drawn: anEstimate,
  isCredited: fc.boolean(),
  isWaybill: fc.boolean(),
  hasReference: fc.boolean(),
  hasOrder: fc.boolean(),
  /** Frozen before the parts of advances were. */
  isOld: fc.boolean(),
  isSupplyDated: fc.boolean(),
  comment: fc.constantFrom("", "Paldies!\nUz tikšanos."),
});
type Trade = typeof aTrade extends fc.Arbitrary<infer Value> ? Value : never;

/** All documents of an estimate that is drawn: advances, parts, the rest, waybills with prices, and credit notes. */
export const someDocuments: fc.Arbitrary<Invoice[]> = aTrade.map((trade) => {
  const made = billsOf(estimateOf(trade.drawn), trade.drawn.choices);
  const documents = made.map((one) => documentOf(one, made, trade));
  return trade.isCredited ? [...documents, ...documents.map(creditNoteOf)] : documents;
});

/** So many documents, the same ones for the same seed. */
export const sampleDocuments = (count: number, seed: number): Invoice[] =>
  fc.sample(someDocuments, { seed, numRuns: count }).flat().slice(0, count);

const numberOf = (id: number) => `RE-2026-${String(id).padStart(4, "0")}`;
const dateOf = (id: number) => `2026-11-${String(id + 1).padStart(2, "0")}`;

function documentOf({ id, choice, bill }: Made, made: readonly Made[], trade: Trade): Invoice {
  const { net_cents, vat_cents, total_cents } = bill;
  const isAdvance = choice.billing === "percentage";
  const isWaybill = trade.isWaybill && !isAdvance;
  return invoice.parse({
    id,
    invoice_nr: numberOf(id),
    invoice_type_id: isWaybill ? invoiceType.waybill : invoiceType.invoice,
    estimate: { id: 1, estimate_nr: "2026-14/2", name: "Tāme" },
    customer: { id: 1, name: "K" },
    project: { id: 1, name: "P" },
    date: dateOf(id),
    due_date: "2026-12-20",
    supply_date: trade.isSupplyDated ? "2026-11-01" : null,
    comment: trade.comment,
    description: "",
    buyer_reference: trade.hasReference ? "Nodaļa 7" : "",
    order_number: trade.hasOrder || !trade.hasReference ? "PO 42" : "",
    billing: choice.billing,
    percentage: isAdvance ? choice.percentage : null,
    waybill: isWaybill ? { purpose: "sale", delivery_address: "Ostas iela 3, Liepāja" } : null,
    net_cents,
    vat_cents,
    total_cents,
    content: contentOf({ id, choice, bill }, made, trade),
  });
}

function contentOf({ choice, bill }: Made, made: readonly Made[], { drawn, isOld }: Trade): object {
  const { groups, net_cents, vat_cents, total_cents, full_cents, discount_cents } = bill;
  const isAdvance = choice.billing === "percentage";
  const isSupply = groups.some(({ category }) => category === "K");
  return {
    seller,
    buyer: isSupply ? buyers.abroad : buyers.home,
    project: { name: "Rudens", project_nr: "2026-14" },
    manager: { name: "Anna Ozola", email: "anna@roka.test" },
    brand: { colour: "#000000", logo: null },
    lines: isAdvance ? groups.map(advanceLine) : linesOf({ bill }, drawn),
    discount: isAdvance ? "0" : sendDecimal(drawn.discount),
    advances: advancesOf(bill, made, isOld),
    vat_reasons: groups
      .filter(({ category }) => category !== "S")
      .map(({ category }) => ({
        category,
        code: vatReasonCodes[category] ?? "",
        text: "Bez PVN",
        text_en: "Without VAT",
      })),
    groups,
    net_cents,
    vat_cents,
    total_cents,
    full_cents,
    discount_cents,
  };
}

const linesOf = ({ bill }: Pick<Made, "bill">, { isOutside }: Drawn) =>
  bill.lines.map(({ name, name_en, quantity, price, total_cents, measure_unit, vat_category, vat_rate }) => ({
    name,
    name_en,
    quantity,
    price,
    total_cents,
    unit: measure_unit?.short_name ?? "",
    unit_en: measure_unit?.short_name_en ?? "",
    unit_code: measure_unit?.code ?? "",
    vat_category: isOutside ? "O" : vat_category,
    vat_rate,
  }));

const advanceLine = ({ category, rate, taxable_cents }: Made["bill"]["groups"][number]) => ({
  name: "Avanss 30 % no tāmes nr. 2026-14/2",
  unit_code: "C62",
  quantity: "1.00",
  price: sendDecimal(taxable_cents * 100),
  total_cents: taxable_cents,
  vat_category: category,
  vat_rate: rate,
});

const advancesOf = ({ deductions }: Made["bill"], made: readonly Made[], isOld: boolean) =>
  made.flatMap(({ id }) => {
    const own = deductions.filter(({ advance_id }) => advance_id === id);
    const groups = own.map(({ category, rate, taxable_cents: net_cents }) => ({ category, rate, net_cents }));
    const net_cents = sum(groups.map((group) => group.net_cents));
    return own.length === 0
      ? []
      : { id, invoice_nr: numberOf(id), date: dateOf(id), net_cents, groups: isOld ? [] : groups };
  });

const creditNoteOf = (credited: Invoice): Invoice => ({
  ...credited,
  id: credited.id + 100,
  invoice_nr: `KR-2026-${credited.id}`,
  invoice_type_id: invoiceType.credit_note,
  credits: { id: credited.id, invoice_nr: credited.invoice_nr, date: credited.date },
  due_date: null,
  supply_date: null,
  waybill: null,
});
