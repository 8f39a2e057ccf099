import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

const headingOf = () => document.querySelector<HTMLElement>("main h1");

/**
 * Gives the focus to the heading of a page that has just come, so that it is read out and Tab goes on from there. Not where
 * the page stayed, as below a dialog or with another tab open, and not where something in it has taken the focus itself.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const last = useRef<{ heading: HTMLElement | null; text: string }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: to look again when the address is another
  useEffect(() => {
    const heading = headingOf();
    const now = { heading, text: heading?.textContent ?? "" };
    const before = last.current;
    last.current = now;
    const isNew = before && (before.heading !== heading || before.text !== now.text);
    const isTaken = document.activeElement?.closest("main, dialog") ?? document.querySelector("dialog[open]");
    if (isNew && !isTaken) heading?.focus({ preventScroll: true });
  }, [pathname]);
}
