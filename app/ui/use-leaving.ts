import { useBlocker } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isChanged } from "./changed";
import { useLatest } from "./use-latest";

/** Asks before somebody leaves a page with a form that holds something unsaved, as dialogs do. Sending it is not leaving. */
export function useLeaving(form: RefObject<HTMLElement>): void {
  const { t } = useTranslation();
  const hasTyped = useLatest(() => form.current !== null && isChanged(form.current));
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      (here.pathname !== next.pathname || here.search !== next.search) && hasTyped(),
  );
  const decide = useLatest(() => {
    if (window.confirm(t("dialog.leave"))) blocker.proceed?.();
    else blocker.reset?.();
  });
  useEffect(() => {
    if (blocker.state === "blocked") decide();
  }, [blocker.state, decide]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasTyped()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasTyped]);
}
