import { aggregate, basic, type Part } from "../einvoice/ubl.ts";
import { sendCents } from "../estimate/counted-estimate.ts";
import { sum } from "../money/money.ts";
import type { XmlElement } from "../xml/element.ts";
import { bankReference, bankText } from "./bank-text.ts";
import type { PaymentFormat } from "./payable.ts";

/** A payment of a supplier's invoice. */
export interface Transfer {
  /** Of the invoice: with its number it tells the payment from all others. */
  id: number;
  number: string;
  name: string;
  iban: string;
  cents: number;
  /** What the supplier reads of it. */
  text: string;
}

/** Payments on one local date from one account of the company. */
export interface PaymentOrder {
  /** Of this message alone, 35 letters at most: a bank refuses one that it has had. */
  message: string;
  /** ISO 8601 in UTC, to the second. */
  createdAt: string;
  on: string;
  format: PaymentFormat;
  payer: { name: string; iban: string; bic: string };
  transfers: readonly Transfer[];
}

/** Names of more letters are cut: those of the credit transfer scheme (EPC115-06). */
const longestName = 70;
const longestText = 140;

/** A customer's credit transfers in euro, as SEPA takes them: the message pain.001.001 of ISO 20022. */
export function paymentFile(order: PaymentOrder): XmlElement {
  const { format, message, createdAt, payer, transfers } = order;
  const count = basic("NbOfTxs", String(transfers.length));
  const total = basic("CtrlSum", sendCents(sum(transfers.map(({ cents }) => cents))));
  const name = basic("Nm", nameOf(payer));
  const head = aggregate("GrpHdr", [
    basic("MsgId", message),
    basic("CreDtTm", createdAt),
    count,
    total,
    aggregate("InitgPty", [name]),
  ]);
  const payments = aggregate("PmtInf", [
    basic("PmtInfId", message),
    basic("PmtMtd", "TRF"),
    count,
    total,
    aggregate("PmtTpInf", [aggregate("SvcLvl", [basic("Cd", "SEPA")])]),
    executedOn(order),
    aggregate("Dbtr", [name]),
    accountOf("DbtrAcct", payer.iban),
    aggregate("DbtrAgt", [aggregate("FinInstnId", [basic(format === "09" ? "BICFI" : "BIC", payer.bic)])]),
    basic("ChrgBr", "SLEV"),
    transfers.map(transferOf),
  ]);
  const namespace = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${format}`;
  return {
    name: "Document",
    attributes: { xmlns: namespace },
    children: [aggregate("CstmrCdtTrfInitn", [head, payments])].filter((part) => part !== null),
    text: "",
  };
}

/** The older version says the date alone. */
const executedOn = ({ format, on }: PaymentOrder): Part =>
  format === "09" ? aggregate("ReqdExctnDt", [basic("Dt", on)]) : basic("ReqdExctnDt", on);

/** Whether an account is of a Latvian bank: between these, its letters are carried. */
export const isLatvian = (iban: string): boolean => iban.startsWith("LV");

/** The name, or where a bank carries none of its letters the account: somebody has to be named. */
const nameOf = ({ name, iban }: { name: string; iban: string }): string =>
  bankText(name, { isDomestic: isLatvian(iban), most: longestName }) || iban;

const accountOf = (element: string, iban: string): Part =>
  aggregate(element, [aggregate("Id", [basic("IBAN", iban)])]);

const transferOf = (transfer: Transfer): Part => {
  const { id, number, iban, cents } = transfer;
  const isDomestic = isLatvian(iban);
  const text = bankText(transfer.text, { isDomestic, most: longestText });
  return aggregate("CdtTrfTxInf", [
    aggregate("PmtId", [basic("EndToEndId", bankReference(`${id}-${number}`))]),
    aggregate("Amt", [basic("InstdAmt", sendCents(cents), { Ccy: "EUR" })]),
    aggregate("Cdtr", [basic("Nm", nameOf(transfer))]),
    accountOf("CdtrAcct", iban),
    aggregate("RmtInf", [basic("Ustrd", text)]),
  ]);
};
