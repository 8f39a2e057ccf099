import { gapsIn } from "../text/own-text.ts";

/** What a text of a reminder can have filled in. */
export const reminderGaps = [
  "document",
  "number",
  "total",
  "open",
  "due_date",
  "days",
  "accounts",
  "reference",
  "project",
  "seller",
  "name",
] as const;

const known: readonly string[] = reminderGaps;
const gap = /\{\{\s*[\w.]+\s*\}\}/g;

/** Whether a text has no gaps but those that can be filled in, and nothing that looks like one. */
export const hasKnownGaps = (text: string): boolean =>
  gapsIn(text).every((name) => known.includes(name)) && !/\{\{|\}\}/.test(text.replace(gap, ""));

/** A text with its gaps filled in. */
export const fillGaps = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? "") : written,
  );
