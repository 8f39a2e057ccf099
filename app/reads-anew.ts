import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Whether a page with a rule of its own is read anew. After a refusal only where a colleague has changed what it shows: what
 * was refused as it is gone would take the form, and what is typed in it, along. The framework's default for such pages is
 * always yes.
 */
export const readsAnew = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 409 || actionStatus === 412;
