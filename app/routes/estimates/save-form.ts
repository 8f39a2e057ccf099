import { type AppLoadContext, data } from "@remix-run/cloudflare";
import { z } from "zod";
import { formOf } from "#app/form.ts";
import { signedOut } from "#app/guard.ts";
import type { Refusal } from "#app/submission.ts";
import { type FieldErrors, isApiError } from "#model/answer/answer.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { sentHtml } from "#model/text/plain-text.ts";
import { advance, type Drafts, noDrafts } from "./editor/drafts.ts";
import {
  bodyOf,
  type EditedRow,
  editedRows,
  type Fields,
  pathOf,
  type RowName,
  rowIn,
} from "./editor/edited-row.ts";
import { intents, positionOf, requestOf } from "./editor/intents.ts";

/** A row that was not saved: what was typed into it, and why; `current` where a colleague was first. */
interface Refused {
  name: RowName;
  typed: Fields;
  errors: FieldErrors;
  message: string;
  current?: unknown;
}

/** What was typed in search of a new line and not added, by the name of its field; with what is wrong with it. */
export type Sought = Readonly<Record<string, { text: string; errors?: string[] | undefined }>>;

/**
 * The editor's form as a browser without scripts sends it, all rows at once: whatever differs from what the backend has
 * is saved, row by row, and then the pressed button's act is done. Answers with what was refused, which stays typed, as does
 * a new line that was not added; null where all went well.
 */
export async function saveForm(
  { request, context }: { request: Request; context: AppLoadContext },
  estimate: Estimate,
) {
  const form = await formOf(request);
  const refused: Refused[] = [];
  const { language } = await context.viewer();
  for (const row of editedRows(estimate, language).values()) {
    const typed = typedIn(form, row);
    if (Object.keys(typed).length === 0) continue;
    const version = Number(form.get(`${row.name}-version`)) || row.version;
    const failure = await attempt({ request, context }, () =>
      context.api.send("PATCH", pathOf(row), z.unknown(), { body: bodyOf(row, typed), version }),
    );
    if (failure) refused.push({ name: row.name, typed, ...failure });
  }
  const sought = soughtIn(form.entries());
  if (refused.length > 0) return data({ refused, sought }, { status: 422 });
  const intent = String(form.get("act") ?? "");
  const act = requestOf(intent, estimate, form, Number(form.get("revision")));
  const failure =
    act &&
    (await attempt({ request, context }, () =>
      context.api.send(act.method, act.path, z.unknown(), { body: act.body }),
    ));
  const added = Object.keys(sought).find(
    (field) => intent === intents.addItem(`position-${positionOf(field) ?? 0}`),
  );
  const { [added ?? ""]: line, ...left } = sought;
  if (added && line && failure) {
    const errors = Object.values(failure.errors).flat();
    const wrong = { ...line, errors: errors.length > 0 ? errors : [failure.message] };
    return data({ refused, sought: { ...sought, [added]: wrong } }, { status: 422 });
  }
  if (failure) context.session.flash({ kind: "error", key: failure.message });
  return Object.keys(left).length > 0 ? data({ refused, sought: left }) : null;
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

/** The fields of a row that the form changes. */
function typedIn(form: FormData, { name, fields }: EditedRow): Fields {
  const typed = Object.entries(fields).flatMap(([field, before]) => {
    if (!form.has(`${name}-${field}`)) return [];
    const text = sentHtml(form, `${name}-${field}`, before);
    return text === before ? [] : [[field, text] as const];
  });
  return Object.fromEntries(typed);
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
    return { errors: error.errors, message: error.message, current: error.current };
  }
}

/** What was refused as drafts of the editor: with its errors, or beside what a colleague has there. */
export function begunDrafts(
  answer: { refused: Refused[] } | Refusal | null | undefined,
  estimate: Estimate,
  language: string,
): Drafts["drafts"] {
  const rows = editedRows(estimate, language);
  let state = noDrafts(rows);
  // Kept while the session had ended: as if it had just been typed.
  if (answer && !("refused" in answer)) {
    const form = new FormData();
    for (const [name, text] of Object.entries(answer.initialValue ?? {})) form.set(name, String(text));
    for (const row of rows.values()) {
      const fields = typedIn(form, row);
      if (Object.keys(fields).length > 0) state = advance(state, { kind: "typed", name: row.name, fields });
    }
    return state.drafts;
  }
  for (const { name, typed, errors, message, current } of answer?.refused ?? []) {
    const row = rows.get(name);
    if (!row) continue;
    state = advance(state, { kind: "typed", name: row.name, fields: typed });
    const theirs = current === undefined ? null : rowIn(row.kind, { data: current }, language);
    state = theirs
      ? advance(state, { kind: "overtaken", row: theirs, base: {} })
      : advance(state, { kind: "refused", name: row.name, errors, message });
  }
  return state.drafts;
}
