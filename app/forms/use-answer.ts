import { parse } from "@conform-to/react";
import type { SerializeFrom } from "@remix-run/cloudflare";
import { useActionData, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useRoot } from "#app/use-root.ts";
import type { KeptForm } from "#model/answer/kept-form.ts";
import { begunIn } from "./begun-in.ts";
import type { Refusal } from "./submission.ts";

/** Whether the page that the server sent has come alive. */
let isAlive = false;

/**
 * What a form was answered with: why it was refused, with everything that was typed. Where the session had ended when it was
 * sent, what was typed then, once its sender has signed in again; until it is sent again.
 */
export function useAnswer<Action>(): SerializeFrom<Action> | Refusal | undefined {
  const answer = useActionData<Action>();
  const kept = useRoot()?.kept ?? null;
  const { pathname, search, key } = useLocation();
  // As the server sent the page: anyone who comes back to it later finds it empty.
  const [found, find] = useState(() =>
    kept && !isAlive && kept.at === pathname + search ? asTyped(kept.fields) : undefined,
  );
  useEffect(() => {
    isAlive = true;
  }, []);
  const { state, formMethod } = useNavigation();
  const isSending = state !== "idle" && formMethod === "POST";
  const [wasSending, setSending] = useState(isSending);
  // The router forgets an answer when the page is read again by itself, as after a change of the configuration.
  const [held, hold] = useState({ answer, key });
  if (held.key !== key || (answer !== undefined && held.answer !== answer)) hold({ answer, key });
  if (wasSending !== isSending) {
    setSending(isSending);
    if (!isSending) {
      find(undefined);
      hold({ answer, key });
    }
  }
  const hasEnded = wasSending && !isSending;
  return answer ?? (hasEnded ? undefined : ((held.key === key ? held.answer : undefined) ?? found));
}

/** What was sent of a form, such as one that was kept, as one that nothing is wrong with yet. */
export function asTyped(fields: KeptForm["fields"]): Refusal {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const { initialValue } = parse(form, { resolve: (value) => ({ value }) }).reply();
  return { initialValue: initialValue ?? {}, begun: begunIn(form) };
}
