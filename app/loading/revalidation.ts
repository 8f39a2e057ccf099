import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * Whether a page with a `shouldRevalidate` of its own is read again. After a refusal only for 409 and 412, where a colleague
 * has changed what the page shows. Not after a 404: reading a row that is gone would close the form and lose what is typed.
 */
export const revalidates = ({
  actionStatus = 200,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus < 400 ? defaultShouldRevalidate : actionStatus === 409 || actionStatus === 412;
