import { sendCents } from "../estimate/counted-estimate.ts";
import { sendDecimal } from "../money/decimal.ts";
import type { XmlElement } from "../xml/element.ts";

/** An element, or null where there is nothing to say: a document has no empty elements (PEPPOL-EN16931-R008). */
export type Part = XmlElement | null;

/** An element of a text: null of an empty one. */
export function basic(name: string, text: string, attributes: Record<string, string> = {}): Part {
  const said = text.trim();
  return said === "" ? null : { name, attributes, children: [], text: said };
}

/** An element of others, in the order that the schema has them in; null where none of them says anything. */
export function aggregate(
  name: string,
  parts: readonly (Part | readonly Part[])[],
  attributes: Record<string, string> = {},
): Part {
  const children = parts.flat().filter((part) => part !== null);
  return children.length === 0 ? null : { name, attributes, children, text: "" };
}

/** An amount in cents. Only euros are issued. */
export const amount = (name: string, cents: number): Part =>
  basic(name, sendCents(cents), { currencyID: "EUR" });

/** A number in ten-thousandths, which may be below zero. */
export const number = (value: number): string => (value < 0 ? `-${sendDecimal(-value)}` : sendDecimal(value));
