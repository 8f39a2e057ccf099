import type { EntryRow } from "#model/bank-entry/bank-entry.ts";
import { camt, details, ntry } from "#model/bank-statement/written.ts";
import type { Answer, Caller } from "#tests/support/installation.ts";
import { multipart } from "#tests/support/multipart.ts";
import { daysAway } from "../invoices/assortment.ts";

/** An entry of a statement as it is written: what the bank calls it, the amount in euro, and what the payer wrote. */
export interface Written {
  ref: string;
  amount: string;
  text: string;
  /** Who paid; nobody is named where it is left out. */
  name?: string;
  isOut?: boolean;
  /** Days ago. */
  ago?: number;
}

function written({ ref, amount, text, name, isOut = false, ago = 1 }: Written): string {
  const [side, direction] = isOut ? ["Cdtr", "DBIT"] : ["Dbtr", "CRDT"];
  const party = name === undefined ? "" : `<RltdPties><${side}><Nm>${name}</Nm></${side}></RltdPties>`;
  return ntry({
    amount,
    direction,
    ref: `<AcctSvcrRef>${ref}</AcctSvcrRef>`,
    date: `<Dt>${daysAway(-ago)}</Dt>`,
    after: details(`${party}<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`),
  });
}

/** A bank's file with entries, as camt.053. */
export const statementOf = (entries: readonly Written[]): string =>
  camt({ entries: entries.map(written).join("") });

export const send = (caller: Caller, xml: string): Promise<Answer> =>
  caller(
    "POST",
    "/bank/statements",
    multipart([{ name: "file", content: xml, filename: "izraksts.xml", type: "application/xml" }]),
  );

/** Entries as they are listed, by a query. */
export const listed = async (caller: Caller, query = ""): Promise<EntryRow[]> =>
  (await caller("GET", `/bank/entries?per_page=100${query}`)).json().data;

/** The entry that is found by a text. */
export async function found(caller: Caller, text: string): Promise<EntryRow> {
  const [entry] = await listed(caller, `&q=${encodeURIComponent(text)}`);
  if (!entry) throw new Error(text);
  return entry;
}

/** Does something with an entry, at a version where one is given. */
export const act = (
  caller: Caller,
  entry: EntryRow,
  what: string,
  { body = {}, version }: { body?: object; version?: number } = {},
): Promise<Answer> =>
  caller("POST", `/bank/entries/${entry.id}/${what}`, {
    body,
    headers: version === undefined ? {} : { "If-Match": `"${version}"` },
  });

/** Sets entries aside, with why. */
export const aside = (caller: Caller, entries: readonly EntryRow[], note: string): Promise<Answer> =>
  caller("POST", "/bank/entries/set-aside", { body: { entries: entries.map(({ id }) => id), note } });
