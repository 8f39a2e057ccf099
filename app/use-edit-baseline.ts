import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Refusal } from "./submission.ts";

/**
 * The row that a form was filled from. A page is read anew while somebody types, when the installation's configuration
 * changes: a colleague's change of the row must not come between what was typed and the version that it was typed over,
 * or it would be overwritten without a word. It is met when the form is sent (412); what was taken is the next beginning.
 *
 * @param whose tells one row from another, where an address leads from one to the next
 */
export function useEditBaseline<Row>(now: Row, whose: number | string, lastResult: Refusal | undefined): Row {
  const [begun, begin] = useState({ row: now, whose });
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const [wasSending, setSending] = useState(isSending);
  const isTaken = wasSending && !isSending && !lastResult;
  if (wasSending !== isSending) setSending(isSending);
  if (isTaken || begun.whose !== whose) begin({ row: now, whose });
  return begun.row;
}
