import { useFetchers, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useRoot } from "#app/use-root.ts";
import { useLatest } from "#ui/use-latest.ts";
import { useRevalidate } from "#ui/use-revalidate.ts";

/** Reads the page again when the room tells of another configuration than the one that it wears. */
export function useConfiguration() {
  const version = useRoot()?.configVersion ?? 0;
  const revalidate = useRevalidate();
  useLastWord(revalidate);
  const shownVersion = useLatest(() => version);
  const onConfigured = useCallback(
    (newest: number) => newest !== shownVersion() && revalidate(),
    [shownVersion, revalidate],
  );
  return { shownVersion, onConfigured, revalidate };
}

/** What was being read while something was saved may be from before it, and arrive last: it is read once more. */
function useLastWord(revalidate: () => void) {
  const isReading = useRevalidator().state === "loading";
  const states = useFetchers().flatMap(({ state, formMethod = "GET" }) =>
    formMethod === "GET" ? [] : state,
  );
  const saving = (["submitting", "loading"] as const).find((state) => states.includes(state)) ?? "idle";
  const before = useRef(saving);
  const isOvertaken = useRef(false);
  useEffect(() => {
    // What begins to be read once the answer is there is from after it.
    const isAnswered = saving === "idle" || (saving === "loading" && before.current === "loading");
    if (isReading && !isAnswered) isOvertaken.current = true;
    before.current = saving;
    if (!isOvertaken.current || saving === "submitting") return;
    isOvertaken.current = false;
    revalidate();
  }, [isReading, saving, revalidate]);
}
