import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { savedFirst } from "#app/forms/saved-first.ts";
import { type Refusal, wasSentBefore } from "#app/forms/submission.ts";
import { signedOut } from "#app/loading/guard.ts";
import { one } from "#model/answer/answer.ts";
import { type FieldErrors, isApiError } from "#model/answer/api-error.ts";
import { type Estimate, estimate as sentEstimate } from "#model/estimate/estimate.ts";
import { advance, type Begun, type Drafts, noDrafts, type Orphan } from "./editor/drafts.ts";
import {
  bodyOf,
  type EditedRow,
  editedRows,
  type Fields,
  pathOf,
  type RowName,
  saysSame,
} from "./editor/edited-row.ts";
import { Filling } from "./editor/filling.ts";
import { newLineIn, positionOf, requestOf } from "./editor/intents.ts";

/** A row that was not saved: what was typed into it, and why; what it was typed over where a colleague was first. */
interface Refused {
  name: RowName;
  typed: Fields;
  errors: FieldErrors;
  message: string;
  began?: Fields;
}

/** What was typed in search of a new line and not added, by the name of its field; with what is wrong with it. */
export type Sought = Readonly<Record<string, { text: string; errors?: string[] | undefined }>>;

/** Rows of one form that are saved at most: each is a call of its own, after which the whole estimate is counted. */
const mostRows = 100;

/**
 * The editor's form as a browser without scripts sends it, all rows at once: what was typed is saved, row by row, and then
 * the pressed button's act is done. A colleague's changes meanwhile stay where nothing was typed, and are asked about where
 * both changed a field; rows beyond a hundred stay typed, to be saved next. Answers with what was refused, which stays typed, as does a new line that was not added, and what
 * was typed into rows that are gone; null where all went well.
 */
export async function saveForm(
  { request, context }: { request: Request; context: AppLoadContext },
  estimate: Estimate,
) {
  const form = await formOf(request);
  const refused: Refused[] = [];
  const { language } = await context.viewer();
  const rows = editedRows(estimate, language);
  const filling = new Filling(form);
  const intent = String(form.get("act") ?? "");
  let seen = Number(form.get("revision"));
  let sent = 0;
  let now: Drafts["rows"] = rows;
  for (const before of rows.values()) {
    const row = now.get(before.name) ?? before;
    const { typed: all, began, isAsked } = filling.typedIn(before, intent);
    const typed = row === before ? all : newTo(row, all);
    if (Object.keys(typed).length === 0) continue;
    if (isAsked) {
      refused.push({ name: row.name, typed, errors: {}, message: "", began });
      continue;
    }
    if (sent === mostRows) {
      refused.push({ name: row.name, typed, errors: {}, message: "estimates.save_others" });
      continue;
    }
    sent += 1;
    const failure = await attempt({ request, context }, () =>
      context.api.send("PATCH", pathOf(row), z.unknown(), { body: bodyOf(row, typed), version: row.version }),
    );
    if (failure) {
      refused.push({ name: row.name, typed, ...failure, ...(failure.isOvertaken && { began }) });
      continue;
    }
    seen += 1;
    if (typed.choice !== undefined)
      await attempt({ request, context }, async () => {
        now = await rowsNow(context, estimate, language);
      });
  }
  const orphans = filling.orphans(rows);
  const sought = soughtIn(form.entries());
  if (refused.length > 0) return data({ refused, orphans, sought }, { status: 422 });
  const act = requestOf(intent, estimate, form, seen);
  const failure =
    act &&
    (await attempt({ request, context }, () =>
      context.api.send(act.method, act.path, z.unknown(), {
        body: act.body,
        // What is changed twice is changed to the same, or was changed back in between.
        ...(act.method === "POST" && { idempotencyKey: keyOfAct(form, intent) }),
      }),
    ));
  const line = newLineIn(intent, form);
  const { [line?.field ?? ""]: added, ...left } = sought;
  const errors = Object.values(failure?.errors ?? {}).flat();
  if (added && line && errors.length > 0)
    return data(
      { refused, orphans, sought: { ...left, [line.field]: { ...added, errors } } },
      { status: 422 },
    );
  // Not at the field of a new line: of an estimate that was approved meanwhile it is not there.
  if (failure) context.session.flash({ kind: "error", key: failure.message });
  const answer = { refused, orphans, sought: failure ? sought : left };
  if (Object.keys(answer.sought).length + orphans.length === 0) return null;
  return data(answer, { status: failure ? 422 : 200 });
}

/** What the rows are by now: where an alternative was chosen, another one of its group is not any more. */
async function rowsNow({ api }: AppLoadContext, { id }: Estimate, language: string): Promise<Drafts["rows"]> {
  const { data: read } = await api.get(`/estimates/${id}`, one(sentEstimate));
  return editedRows(read, language);
}

/** Each act of a form has a key of its own: the same one is done once, another one all the same. */
function keyOfAct(form: FormData, intent: string): string | undefined {
  const key = keyOf(form);
  return key && `${key}.${intent.replace(/[^!-~]/g, ".")}`;
}

/** What stands in the fields of new lines. */
function soughtIn(fields: Iterable<[string, unknown]>): Sought {
  const typed = [...fields].flatMap(([name, text]) =>
    positionOf(name) && typeof text === "string" && text.trim() !== "" ? [[name, { text }] as const] : [],
  );
  return Object.fromEntries(typed);
}

/** The new lines that were not added, of a form that comes back. */
export function begunLines(answer: { sought: Sought } | Refusal | null | undefined): Sought {
  if (!answer) return {};
  return "sought" in answer ? answer.sought : soughtIn(Object.entries(answer.initialValue ?? {}));
}

async function attempt(
  { request, context }: { request: Request; context: AppLoadContext },
  call: () => Promise<unknown>,
) {
  try {
    await call();
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    if (wasSentBefore(error)) return { errors: {}, message: savedFirst, isOvertaken: false };
    return { errors: error.errors, message: error.message, isOvertaken: error.status === 412 };
  }
}

/**
 * What was refused as drafts of the editor: with its errors, or beside what a colleague has there; and what was typed into
 * rows that are gone.
 */
export function begunEdits(
  answer: { refused: Refused[]; orphans: Orphan[]; sought: Sought } | Refusal | null | undefined,
  estimate: Estimate,
  language: string,
): Begun {
  const rows = editedRows(estimate, language);
  let state = noDrafts(rows);
  for (const [field, { text }] of Object.entries(begunLines(answer))) {
    const name: RowName = `position-${positionOf(field) ?? 0}`;
    if (rows.has(name)) state = advance(state, { kind: "sought", name, text });
  }
  // Kept while the session had ended: as if it had just been typed, over what stood there then.
  if (answer && !("refused" in answer)) return keptEdits(answer, state);
  for (const { name, typed, errors, message, began } of answer?.refused ?? []) {
    const row = rows.get(name);
    if (!row) continue;
    const fields = began ? newTo(row, typed) : typed;
    state = advance(state, { kind: "typed", name: row.name, fields });
    state = began
      ? advance(state, { kind: "overtaken", row, base: began })
      : advance(state, { kind: "refused", name: row.name, errors, message });
  }
  return { drafts: state.drafts, orphans: answer?.orphans ?? [], sought: state.sought };
}

/** What was typed but for what a colleague has made the same. */
const newTo = (row: EditedRow, typed: Fields): Fields =>
  Object.fromEntries(
    Object.entries(typed).filter(([field, text]) => !saysSame(field, text, row.fields[field])),
  );

function keptEdits({ initialValue }: Refusal, begun: Drafts): Begun {
  const { rows } = begun;
  const form = new FormData();
  for (const [name, text] of Object.entries(initialValue ?? {})) form.set(name, String(text));
  const filling = new Filling(form);
  let state = begun;
  for (const row of rows.values()) {
    const { typed, began } = filling.typedIn(row, "");
    if (Object.keys(typed).length === 0) continue;
    state = advance(state, { kind: "typed", name: row.name, fields: typed });
    state = advance(state, { kind: "overtaken", row, base: began });
  }
  return { drafts: state.drafts, orphans: filling.orphans(rows), sought: state.sought };
}
