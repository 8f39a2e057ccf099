import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import type { Refusal } from "./submission.ts";

/**
 * Counts how often a form of the page was sent and taken. What follows from that, such as a form that starts over, follows
 * from nothing else: a list that was read again, or another form of the page, leaves alone what is typed.
 *
 * @param isOwn tells the form from the others of its page, by what it sends and the address that it sends it to
 */
export function useTaken(
  lastResult: Refusal | undefined,
  isOwn: (sent: FormData, to: string) => boolean,
): number {
  const { state, formMethod, formData, formAction = "" } = useNavigation();
  const isSending =
    state !== "idle" && formMethod === "POST" && formData !== undefined && isOwn(formData, formAction);
  const [{ wasSending, taken }, note] = useState({ wasSending: isSending, taken: 0 });
  if (wasSending !== isSending)
    note({ wasSending: isSending, taken: wasSending && !lastResult ? taken + 1 : taken });
  return taken;
}
