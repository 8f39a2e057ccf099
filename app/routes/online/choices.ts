import { type DocumentLine, inLanguage, lineOf } from "#model/document/parts.ts";
import { groupLetter, isChosen } from "#model/estimate/choice.ts";
import { decisionsOf } from "#model/estimate/client-choice.ts";
import { allPositions, type Counted } from "#model/estimate/counted-estimate.ts";
import { estimateType } from "#model/estimate/estimate-type.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { showMoney } from "#model/money/show-money.ts";
import type { OnlineDocument } from "#model/online/document.ts";
import type { Language } from "#model/text/language.ts";

/** The form that accepts: what is chosen goes along with it. */
export const answerForm = "accept";
/** What the page showed chosen, by ids: somebody may have chosen something else by now, here or elsewhere. */
export const seenField = "seen";
/** Of which alternatives one is chosen: the field's name ends with the first one's id. */
export const oneOfField = "one-of-";

/** What a client decides, as the page shows it. */
export interface Decided {
  kind: "optional" | "alternative";
  /** Of alternatives, by which letter the document calls them. */
  letter: string;
  /** What the position is called that it is in; "" of an offer with one. */
  position: string;
  /** Several alternatives, or optional lines. */
  items: (DocumentLine & { isChosen: boolean })[];
}

/** What there is to decide about an estimate, in the language of the page; optional lines of one position stand together. */
export function decidedIn(estimate: Counted, language: Language): Decided[] {
  const all = allPositions(estimate);
  // Documents of an offer show no positions: they are named where there are several.
  const isNamed = estimate.estimate_type_id !== estimateType.product || all.length > 1;
  const decided: (Decided & { of: object })[] = [];
  for (const { kind, position, items } of decisionsOf(estimate)) {
    const shown = items.map((item) => ({ ...priced(item, language), isChosen: isChosen(item) }));
    const last = decided.at(-1);
    const name = isNamed ? inLanguage(language, position.name, position.name_en) : "";
    if (kind === "optional" && last?.kind === kind && last.of === position) last.items.push(...shown);
    else decided.push({ kind, letter: letterOf(items), position: name, items: shown, of: position });
  }
  return decided.map(({ kind, letter, position, items }) => ({ kind, letter, position, items }));
}

const letterOf = ([first]: readonly PositionItem[]): string => groupLetter(first?.choice_group ?? 1);

/** A line with what it adds to the sum: less its part of the discount. */
const priced = (item: PositionItem, language: Language): DocumentLine => ({
  ...lineOf(item, "", language),
  total: showMoney(item.total_with_discount_cents, language),
});

/** Whether nothing can be chosen any more, or not by who looks. */
export const isReadOnly = ({
  state,
  isAgency,
}: Pick<OnlineDocument, "state"> & { isAgency: boolean }): boolean => state !== "open" || isAgency;

/** What a form sent as chosen, and whether the page had shown the same; puts it where the API's fields are read. */
export function collectChosen(form: FormData): { isSeen: boolean } {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(oneOfField));
  for (const name of names) {
    for (const value of form.getAll(name)) form.append("chosen", value);
    form.delete(name);
  }
  const seen = form.get(seenField);
  form.delete(seenField);
  const sorted = (ids: readonly string[]) => ids.toSorted().join(",");
  const sent = sorted(form.getAll("chosen").map(String));
  return { isSeen: seen === null || sorted(String(seen).split(",").filter(Boolean)) === sent };
}
