import { peppolCurrencies } from "../codes/currencies.ts";
import {
  allowanceReasons,
  billingCreditNoteTypes,
  billingInvoiceTypes,
  chargeReasons,
  periodCodes,
} from "../codes/documents.ts";
import { type CodeList, isCode } from "../codes/list.ts";
import { mimes } from "../codes/mimes.ts";
import { peppolEndpoints } from "../codes/schemes.ts";
import { amounts } from "./code-lists.ts";
import { isDate, isGerman } from "./facts.ts";
import { isOfProfile } from "./peppol.ts";
import { isAny, ownText, raw, trimmed, value } from "./place.ts";
import { type Context, context, fatal, type Holds } from "./rule.ts";

const dates = [
  "cbc:IssueDate",
  "cbc:DueDate",
  "cbc:TaxPointDate",
  "cbc:StartDate",
  "cbc:EndDate",
  "cbc:ActualDeliveryDate",
];

/** Reasons why there is no VAT that belong to one category alone, by their rules. */
const exemptions: [rule: string, reason: string, category: string][] = [
  ["P0104", "VATEX-EU-G", "G"],
  ["P0105", "VATEX-EU-O", "O"],
  ["P0106", "VATEX-EU-IC", "K"],
  ["P0107", "VATEX-EU-AE", "AE"],
  ["P0108", "VATEX-EU-D", "E"],
  ["P0109", "VATEX-EU-F", "E"],
  ["P0110", "VATEX-EU-I", "E"],
  ["P0111", "VATEX-EU-J", "E"],
];

const isText =
  (list: CodeList): Holds =>
  (place) =>
    isCode(list, trimmed(ownText(place)));
const isAttribute =
  (name: string, list: CodeList): Holds =>
  ({ attributes }) =>
    isCode(list, attributes[name] ?? "");
const reasonOf =
  (indicator: string): Holds =>
  ({ parent }) =>
    parent?.name === "cac:AllowanceCharge" && isAny(parent, "cbc:ChargeIndicator", indicator);
/** Only processes that Peppol knows narrow the types of documents. */
const isBilled =
  (list: CodeList): Holds =>
  (place, sheet) =>
    !isOfProfile(sheet) || isCode(list, trimmed(ownText(place)));

/** Peppol's rules of codes and dates, a set of its own. */
export const peppolCodeContexts: Context[] = [
  context(
    "cbc:EmbeddedDocumentBinaryObject",
    [fatal("PEPPOL-EN16931-CL001", isAttribute("mimeCode", mimes))],
    ({ attributes }) => attributes.mimeCode !== undefined,
  ),
  context(
    "cbc:AllowanceChargeReasonCode",
    [fatal("PEPPOL-EN16931-CL002", isText(allowanceReasons))],
    reasonOf("false"),
  ),
  context(
    "cbc:AllowanceChargeReasonCode",
    [fatal("PEPPOL-EN16931-CL003", isText(chargeReasons))],
    reasonOf("true"),
  ),
  context(
    "cbc:DescriptionCode",
    [fatal("PEPPOL-EN16931-CL006", isText(periodCodes))],
    ({ parent }) => parent?.name === "cac:InvoicePeriod",
  ),
  context(amounts, [fatal("PEPPOL-EN16931-CL007", isAttribute("currencyID", peppolCurrencies))]),
  context("cbc:InvoiceTypeCode", [
    fatal("PEPPOL-EN16931-P0100", isBilled(billingInvoiceTypes)),
    fatal(
      "PEPPOL-EN16931-P0112",
      ({ text }, sheet) => !["326", "384"].includes(trimmed(text)) || isGerman(sheet),
    ),
  ]),
  context("cbc:CreditNoteTypeCode", [fatal("PEPPOL-EN16931-P0101", isBilled(billingCreditNoteTypes))]),
  context(dates, [
    fatal("PEPPOL-EN16931-F001", (place) => ownText(place).length === 10 && isDate(place.text)),
  ]),
  context(
    "cbc:EndpointID",
    [fatal("PEPPOL-EN16931-CL008", isAttribute("schemeID", peppolEndpoints))],
    ({ attributes }) => attributes.schemeID !== undefined,
  ),
  ...exemptions.map(([rule, reason, category]) =>
    context(
      "cac:TaxCategory",
      [fatal(`PEPPOL-EN16931-${rule}`, (place) => value(place, "cbc:ID") === category, "cbc:ID")],
      (place) => raw(place, "cbc:TaxExemptionReasonCode").toUpperCase() === reason,
    ),
  ),
];
