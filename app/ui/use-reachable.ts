import { useEffect } from "react";
import { placeNotices } from "./notices-over.ts";

/** Has a notice said where it can be reached: once for each `occasion` there is. */
export function useReachable(occasion: unknown): void {
  useEffect(() => {
    if (occasion) placeNotices();
  }, [occasion]);
}
