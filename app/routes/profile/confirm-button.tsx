import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Which of the two forms of the page was sent. */
export const parts = { data: "data", password: "password" } as const;

interface Props {
  form: RefObject<HTMLFormElement>;
  isPending: boolean;
  children: ReactNode;
}

/**
 * The button of a form that one may confirm when everything in it is filled (specification §5). Without scripts nobody sees
 * what is typed, so that nothing is blocked there. A part of its own: a form that is drawn again without its fields
 * forgets what they show.
 */
export function ConfirmButton({ form, isPending, children }: Props) {
  const [isFilled, setFilled] = useState(false);
  const isHydrated = useHydrated();
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const look = () => setFilled(isComplete(element));
    // Fields come and go while one types; a reset is done after its event, and browsers fill in passwords before scripts come.
    const later = () => window.requestAnimationFrame(look);
    look();
    element.addEventListener("input", later);
    element.addEventListener("reset", later);
    return () => {
      element.removeEventListener("input", later);
      element.removeEventListener("reset", later);
    };
  }, [form]);
  return (
    <Button tone="main" disabled={isHydrated && !isFilled} isPending={isPending}>
      {children}
    </Button>
  );
}

const isComplete = (form: HTMLFormElement) =>
  [...form.querySelectorAll("input")].every(({ type, value }) => type === "hidden" || value.trim() !== "");
