import { useFormAction } from "@remix-run/react";
import { useState } from "react";
import type { Refusal } from "./submission.ts";
import { useTaken } from "./use-taken.ts";

const pathOf = (address: string) => address.split("?", 1)[0];

/**
 * The row that a form was filled from. A page is read again while somebody types, when the installation's configuration
 * changes: a colleague's change of the row must not come between what was typed and the version that it was typed over,
 * or it would be overwritten without a word. It is met when the form is sent (412); what was taken is the next beginning.
 *
 * @param whose tells one row from another, where an address leads from one to the next
 */
export function useEditBaseline<Row>(now: Row, whose: number | string, lastResult: Refusal | undefined): Row {
  const page = pathOf(useFormAction());
  // Forms that change a row say its version. Those of dialogs over the page are sent elsewhere.
  const taken = useTaken(lastResult, (sent, to) => sent.has("version") && pathOf(to) === page);
  const [begun, begin] = useState({ row: now, whose, taken });
  if (begun.taken !== taken || begun.whose !== whose) begin({ row: now, whose, taken });
  return begun.row;
}
