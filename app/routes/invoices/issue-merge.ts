import { z } from "zod";
import { areTexts, type Texts } from "#model/answer/three-way.ts";
import { readDate, showTyped } from "#model/date/dates.ts";
import type { Invoice } from "#model/invoice/invoice.ts";
import { issueValues } from "./issue-input.ts";

export type IssueValues = ReturnType<typeof issueValues>;

/** Something that was typed here, where a colleague saved something else. */
export interface Contested {
  name: keyof IssueValues;
  mine: string;
}

export interface Merged {
  /** The colleague's, and whatever was changed here alone. */
  values: IssueValues;
  contested: Contested[];
}

const sent = z.record(z.string(), z.unknown()).catch({});

/** What a form that was sent began with, as its fields showed it. */
export function openedIn(form: FormData): Texts {
  const opened = remembered(form.get("opened"));
  if (!areTexts(opened)) return {};
  const dates = ["date", "due_date", "payment_date"].map((name) => [name, showTyped(opened[name] ?? "")]);
  return { ...opened, ...Object.fromEntries(dates) };
}

/** The form as it is by now, with what was typed before in place of what it is contested by. */
export function withMine(form: FormData, contested: readonly Contested[]): Partial<IssueValues> {
  const now = names.map((name) => [name, String(form.get(name) ?? "")] as const);
  return Object.fromEntries([...now, ...contested.map(({ name, mine }) => [name, mine] as const)]);
}

/**
 * The form of a draft that a colleague changed meanwhile. What is issued stays for ever, so that the colleague's version
 * stands wherever both changed something, until the person who issues it says otherwise.
 */
export function mergedIssue(theirs: Invoice, typed: unknown): Merged {
  const form = sent.parse(typed);
  const opened = remembered(form.opened);
  const values: Record<string, string> = { ...issueValues(theirs) };
  const contested: Contested[] = [];
  for (const name of names) {
    const [mine, before, now] = [form[name], opened[name], values[name]].map(plain);
    if (mine === undefined || mine === before || mine === now) continue;
    if (now === before) values[name] = mine;
    else contested.push({ name, mine });
  }
  return { values: { ...issueValues(theirs), ...values }, contested };
}

/** The draft as the form began with it. The page may have been read again since, with what a colleague changed. */
export function draftBefore(draft: Invoice, typed: unknown): Invoice {
  const { invoice_type_id, date, due_date, comment } = remembered(sent.parse(typed).opened);
  return {
    ...draft,
    invoice_type_id: Number(invoice_type_id) || draft.invoice_type_id,
    // What has no date is opened with today's.
    date: draft.date && (readDate(plain(date)) ?? draft.date),
    due_date: readDate(plain(due_date)) ?? draft.due_date,
    comment: typeof comment === "string" ? comment : draft.comment,
  };
}

const names = [
  "invoice_type_id",
  "date",
  "payment_terms",
  "due_date",
  "status_id",
  "payment_date",
  "comment",
  "buyer_reference",
  "order_number",
] as const satisfies (keyof IssueValues)[];

const remembered = (json: unknown) => {
  try {
    return sent.parse(JSON.parse(String(json)));
  } catch {
    // Nothing that the form sent: everything counts as typed here, and the colleague's version stands.
    return {};
  }
};

/** As it is compared: a date in one spelling, and so the ends of lines. A field that is empty is not sent. */
const plain = (value: unknown): string => {
  const text = typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
  return readDate(text) ?? text;
};
