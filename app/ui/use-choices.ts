import { useEffect, useRef, useState } from "react";
import type { Choice } from "./choices.ts";

/**
 * What `source` answers to `?q=` while somebody types: each question drops the one before. A plain fetch and not one of
 * the router's, which would report every dropped answer as an error. Null where no answer came: a list that cannot be
 * filled must not take the form around it down. `known` is there before anybody types.
 */
export function useChoices(source: string, known: readonly Choice[]) {
  const [found, setFound] = useState<readonly Choice[] | null>(known);
  const [isSearching, setSearching] = useState(false);
  const latest = useRef<AbortController>();
  useEffect(() => () => latest.current?.abort(), []);

  const search = async (typed: string) => {
    latest.current?.abort();
    const asked = new AbortController();
    latest.current = asked;
    setSearching(true);
    const answer = await ask(asking(source, typed), asked.signal);
    if (asked.signal.aborted) return;
    setFound(answer);
    setSearching(false);
  };
  return { found, isSearching, search };
}

const asking = (source: string, typed: string) =>
  `${source}${source.includes("?") ? "&" : "?"}${new URLSearchParams({ q: typed })}`;

async function ask(address: string, signal: AbortSignal): Promise<Choice[] | null> {
  try {
    // A redirect would lead to login: what was typed into the form is worth more than that page.
    const answer = await fetch(address, { signal, redirect: "manual" });
    if (!answer.ok) return null;
    const { choicesIn } = await import("./choices.ts");
    return choicesIn(await answer.json());
  } catch {
    // No network, no JSON, or dropped for a newer question: all the same to the list.
    return null;
  }
}
