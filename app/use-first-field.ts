import { useActionData } from "@remix-run/react";
import type { Refusal } from "./submission.ts";

/** Whether a page begins at the first field of its form: one that was refused begins at its first wrong one. */
export function useFirstField(): boolean {
  const { error } = useActionData<Refusal>() ?? {};
  return !Object.entries(error ?? {}).some(([name, errors]) => name !== "" && errors);
}
