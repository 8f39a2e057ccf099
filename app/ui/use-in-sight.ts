import { useEffect, useRef } from "react";

/** Brings the current one of some tabs into sight: on a phone not all of them fit beside each other. */
export function useInSight(current?: string) {
  const tabs = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one may be chosen by an address
  useEffect(() => {
    // What it answers in newer browsers, a promise, is nothing to clean up with.
    void tabs.current
      ?.querySelector("[aria-current]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [current]);
  return tabs;
}
