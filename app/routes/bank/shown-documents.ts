import { useState } from "react";
import type { EntryDocument } from "#model/bank-entry/bank-entry.ts";
import type { TypedPart } from "./parts.ts";

/**
 * The documents that a form lists: those that were found, and before them any that was ticked while they were looked for. An
 * answer that comes late takes no tick away.
 */
export function useShownDocuments(found: readonly EntryDocument[]) {
  const [ticked, setTicked] = useState<readonly EntryDocument[]>([]);
  const isFound = ({ document_id }: EntryDocument) =>
    found.some((other) => other.document_id === document_id);
  const shown = [...ticked.filter((document) => !isFound(document)), ...found];
  /** Remembers what is ticked by now; what was ticked once stays in sight. */
  const keep = (parts: readonly TypedPart[]) =>
    setTicked(
      shown.filter(
        (document) =>
          ticked.includes(document) || parts.some(({ document_id }) => document_id === document.document_id),
      ),
    );
  return { shown, keep };
}
