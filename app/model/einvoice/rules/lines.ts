import { amountAt, isLess, nought } from "./amount.ts";
import { isUntil, isVat, lines } from "./facts.ts";
import { at, has, isUnder, type Place, raw } from "./place.ts";
import { type Context, cents, context, fatal, filled, given, givenEither, type Holds } from "./rule.ts";

const price = "cac:Price/cbc:PriceAmount";
const base = "cac:Price/cac:AllowanceCharge/cbc:BaseAmount";

const isNotNegative = (place: Place, path: string): boolean => {
  const found = amountAt(place, path);
  return found !== null && !isLess(found, nought);
};

const hasUnit = (line: Place): boolean =>
  ["cbc:InvoicedQuantity", "cbc:CreditedQuantity"].some((name) =>
    at(line, name).some(({ attributes }) => attributes.unitCode !== undefined),
  );

const hasCategory = (line: Place): boolean =>
  at(line, "cac:Item/cac:ClassifiedTaxCategory").some((each) => isVat(each) && has(each, "cbc:ID"));

/** BR-29 and BR-30: a period does not end before it starts. */
const isInOrder = (period: Place): boolean =>
  !has(period, "cbc:StartDate") ||
  !has(period, "cbc:EndDate") ||
  isUntil(raw(period, "cbc:StartDate").trim(), raw(period, "cbc:EndDate").trim());

const hasDay = (period: Place): boolean => has(period, "cbc:StartDate") || has(period, "cbc:EndDate");

const isOfLine =
  (path: string): Holds =>
  (place) =>
    lines.some((line) => isUnder(place, path === "" ? line : `${line}/${path}`));

/** What a line is asked for: EN 16931 BR-21 to BR-30, BR-54, BR-64 and 65, BR-CO-04, 19 and 20. */
export const lineContexts: Context[] = [
  context(lines, [
    filled("BR-21", "cbc:ID"),
    givenEither("BR-22", "cbc:InvoicedQuantity", "cbc:CreditedQuantity"),
    fatal("BR-23", hasUnit, "cbc:InvoicedQuantity"),
    given("BR-24", "cbc:LineExtensionAmount"),
    filled("BR-25", "cac:Item/cbc:Name"),
    given("BR-26", price),
    fatal("BR-27", (line) => isNotNegative(line, price), price),
    fatal("BR-28", (line) => !has(line, base) || isNotNegative(line, base), base),
    fatal("BR-CO-04", hasCategory, "cac:Item/cac:ClassifiedTaxCategory/cbc:ID"),
    cents("BR-DEC-23", "cbc:LineExtensionAmount"),
  ]),
  context(
    "cac:InvoicePeriod",
    [fatal("BR-30", isInOrder, "cbc:EndDate"), fatal("BR-CO-20", hasDay, "cbc:StartDate")],
    isOfLine(""),
  ),
  context("cac:InvoicePeriod", [
    fatal("BR-29", isInOrder, "cbc:EndDate"),
    fatal("BR-CO-19", (period) => hasDay(period) || has(period, "cbc:DescriptionCode"), "cbc:StartDate"),
  ]),
  context("cac:AdditionalItemProperty", [
    fatal("BR-54", (property) => has(property, "cbc:Name") && has(property, "cbc:Value")),
  ]),
  context(
    "cbc:ItemClassificationCode",
    [fatal("BR-65", ({ attributes }) => attributes.listID !== undefined)],
    isOfLine("cac:Item/cac:CommodityClassification"),
  ),
  context(
    "cbc:ID",
    [fatal("BR-64", ({ attributes }) => attributes.schemeID !== undefined)],
    isOfLine("cac:Item/cac:StandardItemIdentification"),
  ),
];
