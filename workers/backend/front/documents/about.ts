import type { About } from "#backend/documents/spreadsheet.ts";
import type { Words } from "#backend/words/texts.ts";
import { showDate, today } from "#model/date/dates.ts";

interface Given {
  /** What the file is of. */
  title: string;
  /** Filters that were chosen, each by its name and its value in words. */
  filters: About;
  /** Which dates decide what is in it, and what its sums count. */
  rules: readonly string[];
}

/** What a spreadsheet says of itself on its second sheet: what it holds, by which rules, and when it was made. */
export const aboutFile = (t: Words, { title, filters, rules }: Given) => ({
  name: t("reports.about.title"),
  lines: [
    [t("reports.about.contents"), title],
    ...(filters.length > 0 ? filters : [[t("filters.title"), t("reports.about.no_filters")] as const]),
    ...rules.map((rule, index) => [index === 0 ? t("reports.about.rules") : "", rule] as const),
    [t("reports.about.made"), showDate(today())],
  ] satisfies About,
});

/** What a file of chosen rows says of itself in place of filters. */
export const aboutChosen = (t: Words, count: number): About => [
  [t("filters.title"), t("bulk.title", { count })],
];
