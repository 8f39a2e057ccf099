import type { XmlElement } from "../xml/element.ts";
import { at, layOut, type Place, pathOf, type Sheet } from "./rules/place.ts";
import type { Context, Rule } from "./rules/rule.ts";
import { ruleSets } from "./rules/sets.ts";

/** Something that an e-invoice breaks a rule by. */
export interface EinvoiceFinding {
  /** As EN 16931 and Peppol name it: "BR-CO-10", "PEPPOL-EN16931-R003". */
  readonly rule: string;
  readonly severity: "fatal" | "warning";
  /**
   * Where it is: names from the document on, each counted from 1 where others of its name stand beside it
   * ("/Invoice/cac:InvoiceLine[2]/cbc:InvoicedQuantity"). What is missing is named where it would stand.
   */
  readonly path: string;
}

/** The contexts of a set by the names that they are about, those of all names among each, in their order. */
interface Indexed {
  readonly byName: ReadonlyMap<string, readonly Context[]>;
  readonly ofAll: readonly Context[];
}

function indexed(set: readonly Context[]): Indexed {
  const isOfAll = ({ of }: Context) => of.includes("*");
  const names = new Set(set.flatMap(({ of }) => of));
  const byName = new Map(
    [...names].map((name) => [name, set.filter((each) => isOfAll(each) || each.of.includes(name))]),
  );
  return { byName, ofAll: set.filter(isOfAll) };
}

let sets: readonly Indexed[] | undefined;

/**
 * Checks a UBL invoice or credit note by EN 16931 and Peppol BIS Billing 3.0, as their official rules do: what is found is
 * the same, rule by rule (docs/einvoice.md). A document of another vocabulary has the one finding "UBL-ROOT".
 */
export function checkEinvoice(root: XmlElement): EinvoiceFinding[] {
  if (root.name !== "Invoice" && root.name !== "CreditNote")
    return [{ rule: "UBL-ROOT", severity: "fatal", path: `/${root.name}` }];
  sets ??= ruleSets.map(indexed);
  const sheet = layOut(root);
  const found: EinvoiceFinding[] = [];
  for (const { byName, ofAll } of sets) {
    for (const place of sheet.places) {
      const judge = (byName.get(place.name) ?? ofAll).find(({ where }) => where(place, sheet));
      for (const rule of judge?.rules ?? [])
        if (!rule.holds(place, sheet)) found.push(finding(rule, place, sheet));
    }
  }
  return found;
}

function finding({ rule, isWarning, about }: Rule, place: Place, sheet: Sheet): EinvoiceFinding {
  const severity = isWarning ? "warning" : "fatal";
  if (typeof about === "function") return { rule, severity, path: pathOf(about(place, sheet) ?? place) };
  return { rule, severity, path: about === "" ? pathOf(place) : pathTo(place, about) };
}

/** Where something stands or would stand, as far as its way is there. */
function pathTo(place: Place, about: string): string {
  const [found] = at(place, about);
  if (found) return pathOf(found);
  const [step = "", ...rest] = about.split("/");
  const [next] = at(place, step);
  return next && rest.length > 0 ? pathTo(next, rest.join("/")) : `${pathOf(place)}/${about}`;
}
