import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";

/** Several parts of a page may have waited for the same moment: one reading serves them all. */
let isAsked = false;

/** What became of the look whether reading is harmless: a page that did not answer may the next time. */
export type Look = "harmless" | "harmful" | "unanswered";

let look = async (): Promise<Look> => "harmless";
/** Has somebody who knows what is typed look whether it stays where the page is read again. */
export const beforeReading = (harmless: typeof look): void => {
  look = harmless;
};

/** How long to wait before a page that did not answer is asked again, in milliseconds. */
const pauses = [1000, 4000, 15_000];

async function isHarmless(attempt = 0): Promise<boolean> {
  const seen = await look();
  const pause = pauses[attempt];
  if (seen !== "unanswered" || pause === undefined) return seen === "harmless";
  await new Promise((resolve) => setTimeout(resolve, pause));
  return isHarmless(attempt + 1);
}

/**
 * Has the page read again, once what is being read is there: a second reading would end the first, which the framework
 * reports as an error. Not where it would take what is typed away: of a page that is gone, or that does not answer, its
 * problem would stand in place of it. One that does not answer is asked again.
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
  return useCallback(() => void isHarmless().then((is) => is && setStale(true)), []);
}
