import type { Accounting } from "../company/accounting.ts";
import { aggregate, basic, type Part } from "../einvoice/ubl.ts";
import { sendCents } from "../estimate/counted-estimate.ts";
import { sendDecimal } from "../money/decimal.ts";
import { sum } from "../money/money.ts";
import { childrenOf, textAt, type XmlElement } from "../xml/element.ts";
import type { AccountingEntry, Side } from "./entry.ts";

/** Versions of the exchange format: of the file, and of the block of financial documents. */
const fileVersion = "TJ5.5.101";
const blockVersion = "TJ7.0.112";

/** Letters that a field of Jumis holds at most; it cuts nothing and says nothing of what is longer. */
const longest: Record<string, number> = {
  DocNo: 50,
  DocTypeAbbreviation: 25,
  DocGroupAbbreviation: 25,
  DocPartnerName: 358,
  DocPartnerRegistrationNo: 50,
  DocPartnerVatNo: 50,
  LineDebetAccountCode: 21,
  LineCreditAccountCode: 21,
  LineComments: 255,
};

/** Fields without which Jumis takes a document and enters nothing. */
const required = {
  document: [
    ...["DocNo", "DocDate", "DocTypeAbbreviation", "DocGroupAbbreviation"],
    ...["DocCurrency", "DocAmount", "DocPartnerName"],
  ],
  line: ["LineAmount", "LineDebetAccountCode", "LineCreditAccountCode"],
};

/**
 * The documents of some entries as Jumis takes them in (docs/decisions/095): XML with a block for each, and its postings as lines.
 */
export function jumisFile(entries: readonly AccountingEntry[], settings: Accounting): XmlElement {
  const documents = [
    ...Map.groupBy(entries, ({ side, document_id }) => `${side} ${document_id}`).values(),
  ].map((own, place) => documentOf(own, settings, String(place + 1)));
  const version: XmlElement = {
    name: "tjDocument",
    attributes: { Version: fileVersion },
    children: [],
    text: "",
  };
  const request = { Name: "FinancialDoc", Operation: "Insert", Version: blockVersion, Structure: "Tree" };
  return {
    name: "dataroot",
    attributes: {},
    children: [version, aggregate("tjRequest", documents, request)].filter((part) => part !== null),
    text: "",
  };
}

function documentOf(entries: readonly AccountingEntry[], settings: Accounting, tag: string): Part {
  const [first] = entries;
  if (!first) return null;
  const lines = entries.flatMap(postingsOf);
  return aggregate(
    "FinancialDoc",
    [
      basic("DocNo", first.number),
      basic("DocDate", first.date),
      basic("DocTypeAbbreviation", settings.jumis_type),
      basic("DocGroupAbbreviation", settings[`jumis_${first.side}`]),
      basic("DocCurrency", "EUR"),
      basic("DocAmount", sendCents(sum(entries.map(({ total_cents }) => total_cents)))),
      basic("DocPartnerName", first.partner),
      basic("DocPartnerRegistrationNo", first.reg_nr),
      basic("DocPartnerVatNoCountryCode", /^([A-Z]{2})\w+$/.exec(first.vat_nr)?.[1] ?? ""),
      basic("DocPartnerVatNo", first.vat_nr),
      basic("DocDisbursementTerm", first.due_date ?? ""),
      lines.map((posting, place) => lineOf(posting, `${tag}.${place + 1}`)),
    ],
    { TagID: tag },
  );
}

interface Posting {
  debit: string;
  credit: string;
  cents: number;
  /** Ten-thousandths of a percent; null where nothing is taxed. */
  rate: number | null;
  code: string;
}

/** An entry as postings: of the sum without VAT, and of VAT where there is any. */
function postingsOf(entry: AccountingEntry): Posting[] {
  const posting = (own: string, cents: number): Posting => {
    const [debit, credit] = between(entry.side, own, entry.partner_account);
    return { debit, credit, cents, rate: entry.vat_rate, code: entry.vat_code };
  };
  const net = posting(entry.account, entry.net_cents);
  return entry.vat_cents === 0 ? [net] : [net, posting(entry.vat_account, entry.vat_cents)];
}

/** Debit and credit: clients owe what was sold to them, and suppliers are owed what was bought. */
const between = (side: Side, own: string, partner: string): [debit: string, credit: string] =>
  side === "sales" ? [partner, own] : [own, partner];

const lineOf = ({ debit, credit, cents, rate, code }: Posting, tag: string): Part =>
  aggregate(
    "FinancialDocLine",
    [
      // It counts towards the amount of its document.
      basic("LineSupplementaryNoticeID", "1"),
      basic("LineCurrency", "EUR"),
      basic("LineAmount", sendCents(cents)),
      basic("LineDebetAccountCode", debit),
      basic("LineCreditAccountCode", credit),
      basic("LineVatRate", rate === null ? "" : sendDecimal(rate)),
      basic("LineComments", code),
    ],
    { TagID: tag },
  );

/** The numbers of the documents that Jumis would not take as they are: it answers alike for what it entered and what it did not. */
export const unfitForJumis = (file: XmlElement): string[] =>
  file.children
    .flatMap(({ children }) => children)
    .filter((document) => !isFit(document))
    .map((document) => textAt(document, "DocNo") ?? "");

function isFit(document: XmlElement): boolean {
  const lines = childrenOf(document, "FinancialDocLine");
  const isWhole =
    required.document.every((name) => textAt(document, name)) &&
    lines.every((line) => required.line.every((name) => textAt(line, name)));
  const fields = [document, ...lines].flatMap(({ children }) => children);
  const isShort = fields.every(({ name, text }) => text.length <= (longest[name] ?? text.length));
  const posted = sum(lines.map((line) => centsAt(line, "LineAmount")));
  return isWhole && isShort && posted === centsAt(document, "DocAmount");
}

/** Cents of an amount with a point and two places. */
const centsAt = (element: XmlElement, name: string): number =>
  Number((textAt(element, name) ?? "").replace(".", ""));
