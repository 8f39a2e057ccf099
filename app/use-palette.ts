import { useEffect, useState } from "react";
import { type Colours, paletteCss } from "#model/branding/branding.ts";

/** The element that a page comes with its palette in. */
export const paletteId = "palette";

/** What the browser shows: what the page came with, or what was saved since. */
let shown =
  typeof document === "undefined" ? null : (document.getElementById(paletteId)?.textContent ?? null);

/**
 * The colours of an installation as a rule for a style element. A browser has them from its page; how they are made it
 * fetches only where others are saved meanwhile.
 */
export function usePalette(colours: Colours | undefined): string | null {
  const [css, show] = useState(() => (import.meta.env.SSR ? colours && paletteCss(colours) : shown) ?? null);
  const wanted = colours && JSON.stringify(colours);
  const [made, setMade] = useState(wanted);
  useEffect(() => {
    if (!colours || (wanted === made && css !== null)) return;
    let isLatest = true;
    const take = (branding: typeof import("#model/branding/branding.ts")) => {
      if (!isLatest) return;
      shown = branding.paletteCss(colours);
      show(shown);
      setMade(wanted);
    };
    // Where it cannot be fetched the colours before stay, and the next page that is loaded comes with the others.
    import("#model/branding/branding.ts").then(take, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [colours, wanted, made, css]);
  return css;
}
