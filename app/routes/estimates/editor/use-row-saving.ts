import { useEffect, useState } from "react";
import type { Drafts } from "./drafts.ts";

type Shown = "idle" | "saving" | "saved" | "failed";

/** What keeps it from arriving. */
interface Hindered {
  isLost: boolean;
  isSignedOut: boolean;
}

/** How saving what was typed goes, over all rows: for the save bar (specification 4.7). */
export function useRowSaving({ drafts }: Drafts): Hindered & { state: Shown } {
  const all = [...drafts.values()];
  const states = all.map(({ state }) => state);
  const isSaving = states.includes("saving");
  const isLost = states.includes("lost");
  const isSignedOut = states.includes("signed_out");
  const hasFailed = isLost || isSignedOut || states.includes("refused");
  // What a colleague changed as well is saved once it is chosen.
  const isAsked = all.some(({ theirs }) => Object.keys(theirs).length > 0);
  const [state, show] = useState<Shown>("idle");
  useEffect(() => {
    if (isSaving) show("saving");
    else show((before) => (before === "saving" ? outcome(hasFailed, isAsked) : before));
  }, [isSaving, hasFailed, isAsked]);
  return { ...useUntilKnown({ isLost, isSignedOut }, isSaving), state };
}

/** While it is tried again, what was said stays: it would go from under the pointer that is about to press it. */
function useUntilKnown(now: Hindered, isSaving: boolean): Hindered {
  const [said, say] = useState(now);
  const isLost = now.isLost || (isSaving && said.isLost);
  const isSignedOut = now.isSignedOut || (isSaving && said.isSignedOut);
  if (said.isLost !== isLost || said.isSignedOut !== isSignedOut) say({ isLost, isSignedOut });
  return { isLost, isSignedOut };
}

function outcome(hasFailed: boolean, isAsked: boolean): Shown {
  if (hasFailed) return "failed";
  return isAsked ? "idle" : "saved";
}
