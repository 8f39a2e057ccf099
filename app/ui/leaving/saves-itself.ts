import { useEffect } from "react";
import { useLatest } from "../use-latest.ts";

/** A part of a page that saves by itself what is typed into it. Its form says `data-saves-itself`. */
export interface SavesItself {
  hasUnsaved: boolean;
  /** Whether an address leads away from it. */
  isLeftFor: (pathname: string) => boolean;
  /** Saves what can be saved; resolves with whether nothing is left unsaved. */
  settle: () => Promise<boolean>;
}

/** Those of the page. */
export const savingThemselves = new Set<() => SavesItself>();

/** Anyone who leaves such a part is asked only about what cannot be saved. */
export function useSavesItself(part: SavesItself): void {
  const latest = useLatest(() => part);
  useEffect(() => {
    savingThemselves.add(latest);
    return () => void savingThemselves.delete(latest);
  }, [latest]);
}
