import { useEffect, useState } from "react";
import type { Found } from "#model/search/found.ts";

interface Answer {
  /** What the rows were asked for. */
  typed: string;
  /** Null where this cannot be searched here. */
  rows: Found[] | null;
  hasFailed: boolean;
}

const none: Answer = { typed: "", rows: [], hasFailed: false };

/** What is found while somebody types: each question drops the one before, and what was found stays until the next answer. */
export function useFound(typed: string): Answer & { isSearching: boolean } {
  const [answer, setAnswer] = useState(none);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === "") return setAnswer(none);
    const asked = new AbortController();
    const take = (next: Answer) => !asked.signal.aborted && setAnswer(next);
    ask(wanted, asked.signal).then(
      (rows) => take({ typed: wanted, rows, hasFailed: false }),
      () => take({ typed: wanted, rows: [], hasFailed: true }),
    );
    return () => asked.abort();
  }, [wanted]);
  return { ...answer, isSearching: answer.typed !== wanted };
}

/** Throws where no answer came, or one that is none. */
async function ask(typed: string, signal: AbortSignal): Promise<Found[] | null> {
  // A redirect would lead to login.
  const answer = await fetch(`/choices/everything?${new URLSearchParams({ q: typed })}`, {
    signal,
    redirect: "error",
  });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  return answer.json();
}
