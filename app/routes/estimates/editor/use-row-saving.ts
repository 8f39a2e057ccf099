import { useEffect, useState } from "react";
import type { Drafts } from "./drafts";

type Shown = "idle" | "saving" | "saved" | "failed";

/** How saving what was typed goes, over all rows: for the save bar (specification 4.7). */
export function useRowSaving({ drafts }: Drafts): { isLost: boolean; state: Shown } {
  const states = [...drafts.values()].map(({ state }) => state);
  const [isSaving, isRefused] = [states.includes("saving"), states.includes("refused")];
  const [state, show] = useState<Shown>("idle");
  useEffect(() => {
    if (isSaving) show("saving");
    else show((before) => (before === "saving" ? outcome(isRefused) : before));
  }, [isSaving, isRefused]);
  return { isLost: states.includes("lost"), state };
}

const outcome = (isRefused: boolean): Shown => (isRefused ? "failed" : "saved");
