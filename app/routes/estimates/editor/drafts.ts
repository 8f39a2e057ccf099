import type { FieldErrors } from "#model/answer/api-error.ts";
import { choosesOne, isOutchosen } from "./choice-field.ts";
import {
  type EditedRow,
  type Fields,
  newLineOf,
  type RowName,
  saysSame,
  togetherWith,
} from "./edited-row.ts";

/** What was typed into a row and is not saved yet. */
export interface Draft {
  typed: Fields;
  /** How saving it goes: it waits to be sent, is on its way, was refused, did not arrive, or nobody is signed in. */
  state: "waiting" | "saving" | "refused" | "lost" | "signed_out";
  errors: FieldErrors;
  /** Why it was refused as a whole. */
  message: string | null;
  /** Fields that a colleague changed as well, with what they have there now. */
  theirs: Fields;
}

/** What was typed into a row that is not there any more. */
export interface Orphan {
  name: RowName;
  /** What the row was called. */
  called: string;
  typed: Fields;
}

/** Rows as the backend last showed them, and what was typed over them. */
export interface Drafts {
  rows: ReadonlyMap<RowName, EditedRow>;
  drafts: ReadonlyMap<RowName, Draft>;
  orphans: readonly Orphan[];
  /** What stands in the fields of new lines, by the position that they would be added to. */
  sought: ReadonlyMap<RowName, string>;
  /** How often such a field was emptied because its line was added. */
  emptied: ReadonlyMap<RowName, number>;
}

/** What an editor opens with: what was sent without scripts and not saved. */
export type Begun = Pick<Drafts, "drafts" | "orphans" | "sought">;

export const noDrafts = (rows: Drafts["rows"]): Drafts => ({
  rows,
  drafts: new Map(),
  orphans: [],
  sought: new Map(),
  emptied: new Map(),
});

export type DraftEvent =
  | { kind: "loaded"; rows: ReadonlyMap<RowName, EditedRow> }
  | { kind: "typed"; name: RowName; fields: Fields }
  /** The same of a new line of a position. */
  | { kind: "sought"; name: RowName; text: string }
  /** It was added. */
  | { kind: "added"; name: RowName; text: string }
  | { kind: "sending"; name: RowName }
  | { kind: "saved"; row: EditedRow; sent: Fields }
  | { kind: "refused"; name: RowName; errors: FieldErrors; message: string }
  | { kind: "lost" | "signed_out"; name: RowName }
  /** A colleague saved first: what was sent was made to `base`. */
  | { kind: "overtaken"; row: EditedRow; base: Fields }
  | { kind: "chosen"; name: RowName; field: string; isMine: boolean }
  /** What was approved can be changed again. */
  | { kind: "reopened" }
  /** What was typed into rows that are gone was seen. */
  | { kind: "dismissed" };

const blank: Draft = { typed: {}, state: "waiting", errors: {}, message: null, theirs: {} };

export function advance(before: Drafts, event: DraftEvent): Drafts {
  switch (event.kind) {
    case "loaded":
      return loaded(before, event.rows);
    case "typed":
      return typed(before, event.name, event.fields);
    case "sought":
      return sought(before, event.name, event.text);
    case "added":
      return added(before, event.name, event.text);
    case "sending":
      return changed(before, event.name, { state: "saving" });
    case "saved":
      return saved(before, event.row, event.sent);
    case "refused":
      return changed(before, event.name, { state: "refused", errors: event.errors, message: event.message });
    case "lost":
    case "signed_out":
      return changed(before, event.name, { state: event.kind });
    case "overtaken":
      return overtaken(before, event.row, event.base);
    case "chosen":
      return chosen(before, event.name, event.field, event.isMine);
    case "reopened":
      return reopened(before);
    case "dismissed":
      return { ...before, orphans: [] };
    default:
      return event satisfies never;
  }
}

/**
 * Takes over rows read again; one that this page has a later version of stays. What was typed into one that is gone is put
 * aside, and what a colleague saved under something typed is asked about as a refused save would be.
 */
function loaded(before: Drafts, read: ReadonlyMap<RowName, EditedRow>): Drafts {
  const { rows, drafts, orphans, sought } = before;
  const newest = new Map(read);
  for (const [name, row] of rows)
    if (row.version > (read.get(name)?.version ?? Number.POSITIVE_INFINITY)) newest.set(name, row);
  const lost = typedRows(before).filter((name) => !newest.has(name));
  const isThere = ([name]: readonly [RowName, unknown]) => newest.has(name);
  let next: Drafts = {
    ...before,
    rows: newest,
    drafts: new Map([...drafts].filter(isThere)),
    orphans: [...orphans, ...lost.map((name) => putAside(before, name))],
    sought: new Map([...sought].filter(isThere)),
  };
  for (const [name, { state }] of next.drafts) {
    const [shown, now] = [rows.get(name), newest.get(name)];
    // A save on its way may be what was read.
    if (shown && now && now.version > shown.version && state !== "saving")
      next = overtaken(next, now, shown.fields);
  }
  return next;
}

/** What was refused as a whole, and not for what stands in a field, is sent again. */
function reopened(before: Drafts): Drafts {
  const again = ({ state, errors }: Draft) => state === "refused" && Object.keys(errors).length === 0;
  const names = [...before.drafts].flatMap(([name, draft]) => (again(draft) ? [name] : []));
  return names.reduce((next, name) => changed(next, name, { state: "waiting", message: null }), before);
}

/** What was typed and cannot be saved while the estimate is approved. */
export const heldBack = (state: Drafts): Orphan[] => typedRows(state).map((name) => putAside(state, name));

/** The rows that something was typed into, or beside as a new line, and is not saved. */
const typedRows = ({ drafts, sought }: Drafts): RowName[] => [
  ...new Set([...drafts.keys(), ...sought.keys()]),
];

const putAside = ({ rows, drafts, sought }: Drafts, name: RowName): Orphan => ({
  name,
  called: rows.get(name)?.fields.name ?? "",
  typed: { ...drafts.get(name)?.typed, ...newLineOf(sought.get(name)) },
});

function sought(before: Drafts, name: RowName, text: string): Drafts {
  if (text === (before.sought.get(name) ?? "")) return before;
  const next = new Map(before.sought);
  if (text.trim()) next.set(name, text);
  else next.delete(name);
  return { ...before, sought: next };
}

/** What was typed on while a line was on its way to be added stays. */
function added(before: Drafts, name: RowName, text: string): Drafts {
  if (before.sought.get(name) !== text) return before;
  const emptied = new Map(before.emptied).set(name, (before.emptied.get(name) ?? 0) + 1);
  return { ...sought(before, name, ""), emptied };
}

function typed(before: Drafts, name: RowName, fields: Fields): Drafts {
  const draft = before.drafts.get(name) ?? blank;
  const shown = before.rows.get(name)?.fields ?? {};
  const all = { ...draft.typed, ...fields };
  // What is on its way may come to stand there: nothing is the same as before until that is known.
  const isSame = ([field, text]: [string, string]) =>
    draft.state !== "saving" && text === shown[field] && !choosesOne(field, text);
  const different = Object.fromEntries(Object.entries(all).filter((one) => !isSame(one)));
  const errors = Object.fromEntries(Object.entries(draft.errors).filter(([field]) => !(field in fields)));
  const state = draft.state === "saving" ? "saving" : "waiting";
  // The last one that was typed into is the last of them.
  const others = { ...before, drafts: new Map([...before.drafts].filter(([one]) => one !== name)) };
  return withDraft(others, name, { ...draft, typed: different, errors, message: null, state });
}

/** What was typed on while the save was on its way stays typed. */
function saved(before: Drafts, row: EditedRow, sent: Fields): Drafts {
  const draft = before.drafts.get(row.name) ?? blank;
  const later = Object.entries(draft.typed).filter(
    ([field, text]) => text !== sent[field] && text !== row.fields[field],
  );
  const next = { ...before, rows: new Map(before.rows).set(row.name, row) };
  return withDraft(next, row.name, { ...blank, typed: Object.fromEntries(later) });
}

/** Fields that only one of the two changed go together; those that both did are asked about. */
function overtaken(before: Drafts, row: EditedRow, base: Fields): Drafts {
  const draft = before.drafts.get(row.name) ?? blank;
  // What is asked already stays asked, though this change did not touch it: it would be saved over theirs.
  const isTheirs = (field: string) =>
    (field in draft.theirs || isChanged(field)) && !saysSame(field, row.fields[field], draft.typed[field]);
  // One of several that is chosen again goes before the one that was chosen in between.
  const isChanged = (field: string) => {
    const isAgain = draft.typed[field] === base[field] && isOutchosen(field, base[field], row.fields[field]);
    return row.fields[field] !== base[field] && !isAgain;
  };
  const theirs = Object.keys(draft.typed).filter(isTheirs);
  const next = { ...before, rows: new Map(before.rows).set(row.name, row) };
  return withDraft(next, row.name, {
    ...draft,
    state: "waiting",
    theirs: Object.fromEntries(theirs.map((field) => [field, row.fields[field] ?? ""])),
  });
}

function chosen(before: Drafts, name: RowName, field: string, isMine: boolean): Drafts {
  const draft = before.drafts.get(name) ?? blank;
  const settled = togetherWith(field);
  const theirs = without(draft.theirs, settled);
  const typed = isMine ? draft.typed : without(draft.typed, settled);
  return withDraft(before, name, { ...draft, theirs, typed });
}

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !names.includes(field)));

function changed(before: Drafts, name: RowName, fields: Partial<Draft>): Drafts {
  const draft = before.drafts.get(name);
  return draft ? withDraft(before, name, { ...draft, ...fields }) : before;
}

/** A draft with nothing in it is none. */
function withDraft(before: Drafts, name: RowName, draft: Draft): Drafts {
  const next = new Map(before.drafts);
  if (Object.keys(draft.typed).length > 0) next.set(name, draft);
  else next.delete(name);
  return { ...before, drafts: next };
}
