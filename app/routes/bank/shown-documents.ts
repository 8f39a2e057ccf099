import { useState } from "react";
import type { EntryDocument } from "#model/bank-entry/bank-entry.ts";
import { refOf } from "#model/bank-entry/part-kinds.ts";
import type { TypedPart } from "./parts.ts";

/**
 * The documents that a form lists: those that were found, and before them any that was ticked while they were looked for. An
 * answer that comes late takes no tick away.
 */
export function useShownDocuments(found: readonly EntryDocument[]) {
  const [ticked, setTicked] = useState<readonly EntryDocument[]>([]);
  const refs = new Set(found.map(refOf));
  const shown = [...ticked.filter((document) => !refs.has(refOf(document))), ...found];
  /** Remembers what is ticked by now; what was ticked once stays in sight. */
  const keep = (parts: readonly TypedPart[]) => {
    const chosen = new Set(parts.map(refOf));
    setTicked(shown.filter((document) => ticked.includes(document) || chosen.has(refOf(document))));
  };
  return { shown, keep };
}
