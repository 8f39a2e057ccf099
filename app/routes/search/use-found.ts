import { useEffect, useState } from "react";
import type { Found } from "#model/search/found.ts";

/** Why nothing was found: no answer came, or the session has ended. */
type Problem = "failed" | "signed_out";

interface Answer {
  /** What the rows were asked for. */
  typed: string;
  /** Null where this cannot be searched here. */
  rows: Found[] | null;
  problem?: Problem;
}

const none: Answer = { typed: "", rows: [] };

/** What is found while somebody types: each question drops the one before, and what was found stays until the next answer. */
export function useFound(typed: string): Answer & { isSearching: boolean } {
  const [answer, setAnswer] = useState(none);
  const wanted = typed.trim();
  useEffect(() => {
    if (wanted === "") return setAnswer(none);
    const asked = new AbortController();
    const take = (next: Omit<Answer, "typed">) =>
      !asked.signal.aborted && setAnswer({ typed: wanted, ...next });
    ask(wanted, asked.signal).then(take, () => take({ rows: [], problem: "failed" }));
    return () => asked.abort();
  }, [wanted]);
  return { ...answer, isSearching: answer.typed !== wanted };
}

/** Throws where no answer came, or one that is none. */
async function ask(typed: string, signal: AbortSignal): Promise<Omit<Answer, "typed">> {
  const answer = await fetch(`/choices/everything?${new URLSearchParams({ q: typed })}`, {
    signal,
    redirect: "manual",
  });
  // It leads to the login alone: everybody may search.
  if (answer.type === "opaqueredirect") return { rows: [], problem: "signed_out" };
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`);
  const { found } = await import("#model/search/found.ts");
  return {
    rows: found
      .array()
      .nullable()
      .parse(await answer.json()),
  };
}
