import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** Several parts of a page may have waited for the same moment: one reading serves them all. */
let isAsked = false;

let look = async () => true;
/** Has somebody who knows what is typed look whether it stays where the page is read again. */
export const beforeReading = (harmless: typeof look): void => {
  look = harmless;
};

/**
 * Has the page read again, once what is being read is there: a second reading would end the first, which the framework
 * reports as an error. Not where it would take what is typed away: of a page that is gone, or that does not answer, its
 * problem would stand in place of it.
 */
export function useRevalidate(): () => void {
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [isStale, setStale] = useState(false);
  useEffect(() => {
    if (!isStale || isBusy) return;
    setStale(false);
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
    });
    revalidate();
  }, [isStale, isBusy, revalidate]);
  return useCallback(() => void look().then((is) => is && setStale(true)), []);
}
