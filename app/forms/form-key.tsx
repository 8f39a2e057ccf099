import { useState } from "react";
import type { Refusal } from "./submission.ts";
import { useAnswer } from "./use-answer.ts";

/**
 * The key that makes a form which is sent twice one write, as when no answer arrived. The form keeps it while it is open,
 * however often its page is read again meanwhile, and over the end of a session. A refusal says with which key the next
 * sending goes: with the same one, unless the first sending turns out to be saved.
 *
 * @param value the key of a form that begins: forms that stay open begin again with another `key` of React
 */
export function FormKey({ value }: { value: string }) {
  const next = keyIn(useAnswer<() => Refusal>());
  const [key, hold] = useState(next ?? value);
  if (next !== undefined && next !== key) hold(next);
  return <input type="hidden" name="key" value={next ?? key} />;
}

function keyIn(answer: Refusal | undefined): string | undefined {
  const sent = answer?.key ?? answer?.initialValue?.key;
  return typeof sent === "string" ? sent : undefined;
}
