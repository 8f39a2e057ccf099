import { useState } from "react";
import { sentBefore } from "#app/forms/sent-before.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { type Invoice, invoice } from "#model/invoice/invoice.ts";
import { issueValues } from "./issue-input.ts";
import { type Contested, draftBefore, type IssueValues, mergedIssue, withMine } from "./issue-merge.ts";

/** What is sent along unseen, of the draft that the form was filled from. */
export interface Begun {
  version: string;
  /** Terms in days, where the due date follows from them by itself. */
  terms_before: string;
  /** What the form began with: without scripts nobody else remembers it. */
  opened: string;
}

interface Filled {
  /** The draft that the form was filled from. */
  draft: Invoice;
  values: IssueValues;
  begun: Begun;
  /** What a colleague changed since the dialog was opened. */
  conflict?: { before: Invoice; contested: Contested[] };
  /** The refusal that it follows from. */
  refused?: Refusal;
  isMine?: boolean;
  /** Other VAT was taken just now (domain H21). */
  isTaken?: boolean;
}

/**
 * What the dialog issues: the draft as it was when it was opened, and after a colleague changed it, the colleague's with
 * what was changed here alone. The page below may read a newer one meanwhile: the form goes on with what its reader sees.
 */
export function useIssued(shown: Invoice | undefined, lastResult: Refusal | undefined) {
  const [filled, fill] = useState<Filled | null>(() =>
    shown ? { draft: shown, values: issueValues(shown), begun: begunWith(shown, lastResult) } : null,
  );
  if (!filled) return null;
  const theirs = invoice.safeParse(lastResult?.current).data;
  if (theirs && lastResult && filled.refused !== lastResult) {
    const { values, contested } = mergedIssue(theirs, lastResult.initialValue);
    const before = filled.conflict?.before ?? draftBefore(filled.draft, lastResult.initialValue);
    fill({
      draft: theirs,
      values,
      begun: begunWith(theirs, undefined),
      refused: lastResult,
      ...(lastResult.isSaved ? { isTaken: true } : { conflict: { before, contested } }),
    });
  }
  // Its answer is in the values already; a later one says what is wrong with them.
  const isAnswered = lastResult !== undefined && filled.refused === lastResult;
  const keepMine = (form: FormData) => {
    const { conflict } = filled;
    if (!conflict) return;
    const values = { ...filled.values, ...withMine(form, conflict.contested) };
    fill({ ...filled, values, conflict: { ...conflict, contested: [] }, isMine: true });
  };
  return {
    ...filled,
    result: isAnswered ? undefined : lastResult,
    /** Another place, another form: fields take what they begin with only once. */
    place: `${filled.begun.version} ${filled.isMine ?? false}`,
    keepMine,
  };
}

/** A draft, or the older one that was sent before, as the form that was refused or kept says it. */
function begunWith(draft: Invoice, lastResult: Refusal | undefined): Begun {
  return {
    version: sentBefore(lastResult, "version") ?? String(draft.version),
    terms_before: sentBefore(lastResult, "terms_before") ?? String(draft.payment_terms ?? ""),
    opened: sentBefore(lastResult, "opened") ?? JSON.stringify(issueValues(draft)),
  };
}
