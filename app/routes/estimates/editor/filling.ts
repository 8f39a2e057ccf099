import { isObject } from "#model/answer/is-object.ts";
import { areTexts } from "#model/answer/three-way.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { sentHtml } from "#model/text/plain-text.ts";
import type { Drafts, Orphan } from "./drafts.ts";
import {
  type EditedRow,
  type Fields,
  fieldNames,
  newLineOf,
  type RowName,
  readRowName,
  togetherWith,
} from "./edited-row.ts";
import { choiceField, intents, sources } from "./intents.ts";

/** The field in which the editor's form says what its rows were filled with. */
export const fillingField = "began";

/** What rows are filled with, as text; what is empty is left out. */
export const fillingOf = (rows: Drafts["rows"]): string =>
  JSON.stringify(Object.fromEntries([...rows].map(([name, { fields }]) => [name, filled(fields)])));

const filled = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ""));

const areRows = (sent: unknown): sent is Record<string, Fields> =>
  isObject(sent) && Object.values(sent).every(areTexts);

/** The editor's form as it was sent, beside what it was filled with: what differs was typed. */
export class Filling {
  /** Its fields by name: a form itself goes through all of them for each that is asked for. */
  private readonly form: ReadonlyMap<string, FormDataEntryValue>;
  private readonly began: Readonly<Record<string, Fields>>;

  constructor(form: FormData) {
    this.form = new Map(form);
    const began = parsedJson(String(form.get(fillingField)));
    this.began = areRows(began) ? began : {};
  }

  /**
   * What was typed into a row and does not stand there already; whether a colleague has changed any of it as well, and it is
   * not said whose is kept. A form that does not say what it was filled with was filled with what stands there now.
   */
  typedIn(row: EditedRow, intent: string): { typed: Fields; began: Fields; isAsked: boolean } {
    const said = this.began[row.name];
    const base = (field: string) => (said ? (said[field] ?? "") : (row.fields[field] ?? ""));
    const began = Object.fromEntries(Object.keys(row.fields).map((field) => [field, base(field)]));
    const given = Object.keys(row.fields).filter((field) => intent === intents.keepTheirs(row.name, field));
    const all = this.changed(row.name, began);
    const typed = Object.fromEntries(
      Object.entries(all).filter(
        ([field, text]) => text !== row.fields[field] && !given.flatMap(togetherWith).includes(field),
      ),
    );
    return { typed, began, isAsked: Object.keys(typed).some((field) => row.fields[field] !== began[field]) };
  }

  /** What was typed into rows that are not there any more, and for new lines of them. */
  orphans(rows: Drafts["rows"]): Orphan[] {
    return Object.entries(this.began).flatMap(([name, fields]) => {
      const known = readRowName(name);
      if (!known || rows.has(`${known.kind}-${known.id}`)) return [];
      const row: RowName = `${known.kind}-${known.id}`;
      const began = Object.fromEntries(fieldNames.map((field) => [field, fields[field] ?? ""]));
      const typed = {
        ...this.changed(row, began),
        ...(known.kind === "position" && this.soughtIn(known.id)),
      };
      return Object.keys(typed).length > 0 ? [{ name: row, called: fields.name ?? "", typed }] : [];
    });
  }

  private soughtIn(positionId: number): Fields {
    const sent = sources.map((source) => this.form.get(`${choiceField(positionId, source)}_name`));
    return newLineOf(sent.find((text) => typeof text === "string"));
  }

  private changed(name: RowName, began: Fields): Fields {
    const typed = Object.entries(began).flatMap(([field, before]) => {
      if (!this.form.has(`${name}-${field}`)) return [];
      const text = sentHtml(this.form, `${name}-${field}`, before);
      return text === before ? [] : [[field, text] as const];
    });
    return Object.fromEntries(typed);
  }
}
