import { useFormAction, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Refusal } from "./submission.ts";
import { useTaken } from "./use-taken.ts";

const pathOf = (address: string) => address.split("?", 1)[0];

/**
 * The row that a form was filled from. A page is read again while somebody types, when the installation's configuration
 * changes: a colleague's change of the row must not come between what was typed and the version that it was typed over,
 * or it would be overwritten without a word. It is met when the form is sent (412); what was taken is the next beginning.
 *
 * @param whose tells one row from another, where an address leads from one to the next
 * @param follows begins with what is there by now, as long as nothing is typed: of a form that holds fields alone, since it is
 * drawn again, and that stands beside buttons which change the row
 */
export function useEditBaseline<Row extends { version: number } | null>(
  now: Row,
  whose: number | string,
  lastResult: Refusal | undefined,
  { follows = false }: { follows?: boolean } = {},
): Row {
  const page = pathOf(useFormAction());
  // Forms that change a row say its version. Those of dialogs over the page are sent elsewhere.
  const taken = useTaken(lastResult, (sent, to) => sent.has("version") && pathOf(to) === page);
  const [begun, begin] = useState({ row: now, whose, taken });
  if (begun.taken !== taken || begun.whose !== whose) begin({ row: now, whose, taken });
  const isIdle = useNavigation().state === "idle";
  const isBehind = follows && isIdle && now?.version !== begun.row?.version;
  useEffect(() => {
    if (!isBehind || lastResult) return;
    let isAsked = true;
    const follow = ({ isAnythingTyped, isWhereOneTypes }: typeof import("#ui/leaving/typed.ts")) => {
      if (!isAsked || isAnythingTyped() || isWhereOneTypes(document.activeElement)) return;
      begin((before) => ({ ...before, row: now }));
    };
    import("#ui/leaving/typed.ts").then(follow, () => undefined);
    return () => {
      isAsked = false;
    };
  }, [isBehind, now, lastResult]);
  return begun.row;
}
