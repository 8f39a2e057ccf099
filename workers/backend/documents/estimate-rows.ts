import type { DocumentLine } from "#model/document/parts.ts";
import type { DocumentSection, EstimateDocument } from "#model/estimate/document.ts";
import type { Look } from "./look.ts";

/** A row of an estimate's table: a heading with what is below it together, a line, or the sum of a half. */
export type EstimateRow =
  | { kind: "section" | "stage" | "position"; id: string; name: string; total: string }
  | { kind: "line"; id: string; line: DocumentLine }
  | { kind: "sum"; id: string; name: string; total: string };

const isHeading = ({ kind }: EstimateRow): boolean => !["line", "sum"].includes(kind);

/**
 * The rows of an estimate in groups that stay on one page: headings with the first line below them, and a sum with the
 * last line above it. All other lines are groups of their own.
 */
export function rowsOf({ sections }: Pick<EstimateDocument, "sections">, t: Look["t"]): EstimateRow[][] {
  const groups: EstimateRow[][] = [];
  let isOpen = false;
  for (const row of sections.flatMap((section) => sectionRows(section, t))) {
    const last = groups.at(-1);
    if (last && (isOpen || row.kind === "sum")) last.push(row);
    else groups.push([row]);
    isOpen = isHeading(row);
  }
  return groups;
}

function sectionRows({ section, total, stages }: DocumentSection, t: Look["t"]): EstimateRow[] {
  const below = stages.flatMap(({ id, name, total: ofStage, positions }): EstimateRow[] => {
    const heading = { kind: "stage" as const, id: `stage ${id} ${section}`, name, total: ofStage };
    // What is in no stage needs a name only beside stages.
    const loose = stages.length > 1 ? [{ ...heading, name: t("documents.additional") }] : [];
    const rows = positions.flatMap((position): EstimateRow[] => [
      { kind: "position", id: `position ${position.id}`, name: position.name, total: position.total },
      ...position.lines.map((line) => ({ kind: "line" as const, id: `line ${line.id}`, line })),
    ]);
    return [...(id === null ? loose : [heading]), ...rows];
  });
  return [
    { kind: "section", id: section, name: t(`documents.sections.${section}`), total: "" },
    ...below,
    { kind: "sum", id: `sum ${section}`, name: t(`documents.section_totals.${section}`), total },
  ];
}
