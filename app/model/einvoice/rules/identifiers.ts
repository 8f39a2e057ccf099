import { exactSchemes, fatalForms } from "../identifier-forms.ts";
import { isItalianNumber, isItalianTaxCode } from "./check-digits.ts";
import { type Place, trimmed } from "./place.ts";
import { type Context, context, fatal, type Rule, warning } from "./rule.ts";

/** Whether a place is an identifier by a scheme: an address, an identification or a number of a register. */
const isBy = (scheme: string) => (place: Place) =>
  place.attributes.schemeID === scheme &&
  (place.name !== "cbc:ID" || place.parent?.name === "cac:PartyIdentification");

const names = ["cbc:EndpointID", "cbc:ID", "cbc:CompanyID"];

/** Identifiers by a scheme, in a form that can be told. */
export const by = (scheme: string, rule: Rule): Context => context(names, [rule], isBy(scheme));
export const like = (form: (text: string) => boolean) => (place: Place) => form(trimmed(place.text));
const matches = (form: RegExp) => like((text) => form.test(text));

/** Italian VAT numbers are told by their letters; others pass. */
const isItalianIfItalian = (text: string): boolean =>
  !/^(IT|it)/.test(text) || isItalianNumber(text.slice(2));
const dutchVat = /^NL\d{9}B\d{2}$/;

/** A Dutch VAT number. */
const isDutchVat = (place: Place): boolean =>
  place.parent?.name === "cac:PartyTaxScheme" &&
  trimmed(place.text).startsWith("NL") &&
  place.parent.children.some(
    ({ name, children }) =>
      name === "cac:TaxScheme" && children.some((id) => id.name === "cbc:ID" && trimmed(id.text) === "VAT"),
  );

/** Peppol's rules of identifiers: their form, and check digits where a register has them. */
export const identifierContexts: Context[] = [
  ...[...fatalForms].map(([scheme, { rule, isOf }]) =>
    by(scheme, fatal(rule, exactSchemes.includes(scheme) ? ({ text }) => isOf(text) : like(isOf))),
  ),
  by("0201", warning("PEPPOL-COMMON-R044", matches(/^[A-Za-z0-9]{6}$/))),
  by("0210", warning("PEPPOL-COMMON-R045", like(isItalianTaxCode))),
  context(
    "cbc:EndpointID",
    [warning("PEPPOL-COMMON-R046", like(isItalianTaxCode))],
    ({ attributes }) => attributes.schemeID === "9907",
  ),
  by("0211", warning("PEPPOL-COMMON-R047", like(isItalianIfItalian))),
  by("0106", warning("PEPPOL-COMMON-R054", matches(/^\d{8}$/))),
  by("0190", warning("PEPPOL-COMMON-R055", matches(/^\d{20}$/))),
  by("9944", warning("PEPPOL-COMMON-R056-1", matches(dutchVat))),
  context("cbc:CompanyID", [warning("PEPPOL-COMMON-R056-2", matches(dutchVat))], isDutchVat),
  by("0217", warning("PEPPOL-COMMON-R057", matches(/^\d{12}$/))),
];
