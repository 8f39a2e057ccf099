import { isLeftOut } from "#model/document/choice-text.ts";
import type { DocumentLine } from "#model/document/parts.ts";
import type { Content } from "./columns.tsx";
import type { Look } from "./look.ts";

/** The name of a line; below it what the client can decide about it. */
export const nameCell = ({ name, choice }: DocumentLine, t: Look["t"]): Content =>
  choice ? { text: name, note: t(choice.key, choice.values) } : name;

/** Sums of a line; where those of the document leave them out they are muted, and the last one says so. */
export function sumCells(line: DocumentLine, sums: readonly string[], t: Look["t"]): Content[] {
  if (!isLeftOut(line)) return [...sums];
  const muted = sums.map((text) => ({ text, isQuiet: true }));
  return [
    ...muted.slice(0, -1),
    { text: sums.at(-1) ?? "", isQuiet: true, note: t("documents.choice.not_included") },
  ];
}
