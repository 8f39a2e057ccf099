import { useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { useLatest } from "~/ui/use-latest";
import { useRoot } from "~/use-root";

/** Reads the page anew when the room tells of another configuration than the one that it wears. */
export function useConfiguration() {
  const version = useRoot()?.configVersion ?? 0;
  const { revalidate, state } = useRevalidator();
  const isBusy = useNavigation().state !== "idle" || state !== "idle";
  const [isStale, setStale] = useState(false);
  // Once one reading is through: a second would end the first, which the framework reports as an error.
  useEffect(() => {
    if (!isStale || isBusy) return;
    setStale(false);
    revalidate();
  }, [isStale, isBusy, revalidate]);

  const worn = useLatest(() => version);
  const told = useCallback(
    (newest: number) => setStale((isAlready) => isAlready || newest !== worn()),
    [worn],
  );
  return { worn, told, readAnew: useCallback(() => setStale(true), []) };
}
