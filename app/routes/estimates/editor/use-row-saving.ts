import { useEffect, useState } from "react";
import type { Drafts } from "./drafts.ts";

type Shown = "idle" | "saving" | "saved" | "failed";

/** How saving what was typed goes, over all rows: for the save bar (specification 4.7). */
export function useRowSaving({ drafts }: Drafts): { isLost: boolean; isSignedOut: boolean; state: Shown } {
  const states = [...drafts.values()].map(({ state }) => state);
  const isSaving = states.includes("saving");
  const isLost = states.includes("lost");
  const isSignedOut = states.includes("signed_out");
  const hasFailed = isLost || isSignedOut || states.includes("refused");
  const [state, show] = useState<Shown>("idle");
  useEffect(() => {
    if (isSaving) show("saving");
    else show((before) => (before === "saving" ? outcome(hasFailed) : before));
  }, [isSaving, hasFailed]);
  return { isLost, isSignedOut, state };
}

const outcome = (hasFailed: boolean): Shown => (hasFailed ? "failed" : "saved");
