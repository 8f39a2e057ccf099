import { useFetchers, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect } from "react";
import { useLatest } from "~/ui/use-latest";
import { useReadAnew } from "~/ui/use-read-anew";
import { useRoot } from "~/use-root";

/** Reads the page anew when the room tells of another configuration than the one that it wears. */
export function useConfiguration() {
  const version = useRoot()?.configVersion ?? 0;
  const readAnew = useReadAnew();
  useLastWord(readAnew);
  const worn = useLatest(() => version);
  const told = useCallback((newest: number) => newest !== worn() && readAnew(), [worn, readAnew]);
  return { worn, told, readAnew };
}

/** What was being read while something was saved may be from before it, and arrive last: it is read once more. */
function useLastWord(readAnew: () => void) {
  const isReading = useRevalidator().state === "loading";
  const isSaved = useFetchers().some(
    ({ state, formMethod = "GET" }) => state === "loading" && formMethod !== "GET",
  );
  useEffect(() => {
    if (isReading && isSaved) readAnew();
  }, [isReading, isSaved, readAnew]);
}
