import { useActionData } from "@remix-run/react";
import type { Refusal } from "./submission.ts";

/**
 * The key that makes a form which is sent twice one write, as when no answer arrived. A refusal says with which key the next
 * sending goes: with the same one, unless the first sending turns out to be saved.
 */
export function FormKey({ value }: { value: string }) {
  const refusal = useActionData<Refusal>();
  return <input type="hidden" name="key" value={refusal?.key ?? value} />;
}
