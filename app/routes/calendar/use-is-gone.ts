import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { callApi } from "#ui/call-api.ts";
import type { SheetContext } from "./sheet/sheet-context.ts";

/** Whether a colleague has deleted an entry: the room tells of it, and what it could not tell the backend is asked. */
export function useIsGone(id: number, { isGone, resets }: SheetContext): boolean {
  const { language } = useTranslation();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (resets === 0) return;
    callApi("GET", `/calendar/${id}`, { language }).then(
      ({ status }) => setMissing(status === 404),
      // Nobody knows now; saving says it then.
      () => undefined,
    );
  }, [resets, id, language]);
  return isGone(id) || isMissing;
}
