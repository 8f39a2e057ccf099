import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Refusal } from "#app/forms/submission.ts";

/**
 * The newest version of a row that a form may begin with: one that a colleague or another button of the page has made is
 * followed while nothing is typed. The form is drawn again for it, so that it has to hold fields alone.
 */
export function useFollowedVersion(version: number, lastResult: Refusal | undefined): number {
  const [followed, follow] = useState(version);
  const isIdle = useNavigation().state === "idle";
  const isBehind = isIdle && !lastResult && version !== followed;
  useEffect(() => {
    if (!isBehind) return;
    let isWanted = true;
    const look = ({ isAnythingTyped, isWhereOneTypes }: typeof import("#ui/leaving/typed.ts")) => {
      if (isWanted && !isAnythingTyped() && !isWhereOneTypes(document.activeElement)) follow(version);
    };
    import("#ui/leaving/typed.ts").then(look, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [isBehind, version]);
  return followed;
}
