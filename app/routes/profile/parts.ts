import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Which of the two forms of the page was sent. */
export const parts = { data: "data", password: "password" } as const;

/**
 * Whether something that has to be filled in before one may confirm is not (specification §5); `look` looks again. Without
 * scripts nobody sees what is typed, so that nothing is blocked there.
 */
export function useUnfilled(form: RefObject<HTMLFormElement>): { isUnfilled: boolean; look: () => void } {
  const [isFilled, setFilled] = useState(false);
  const isHydrated = useHydrated();
  const look = () => setFilled(form.current !== null && isComplete(form.current));
  // After every rendering: a browser may have filled in passwords before scripts came, and fields come and go.
  useEffect(look);
  return { isUnfilled: isHydrated && !isFilled, look };
}

const isComplete = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")].every(({ type, value }) => type === "hidden" || value.trim() !== "");
