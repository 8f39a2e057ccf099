import { useEffect, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";

/** Not the name under which copies without dark colours were kept. */
const key = "look";
/** A palette alone: what a copy could hold else is not let in. */
const isPalette = /^:root\{(--brand-[-a-z\d]+:(#\w{6}|light-dark\(#\w{6},#\w{6}\));)+\}$/;

/**
 * Keeps a copy of the installation's look in the browser, and falls back to it where the configuration cannot be loaded
 * (specification 4.9). Only the look: modules of an old copy are never taken for current ones (domain H16). The script
 * runs before the first paint, so that nothing flashes.
 */
export function SavedColours(props: {
  /** The colours as a rule. */
  palette: string | null;
  configVersion: number;
  isConfigLoaded: boolean;
  nonce: string | undefined;
}) {
  const { t } = useTranslation();
  const { palette, configVersion, isConfigLoaded, nonce } = props;
  const [isCopy, setCopy] = useState(false);
  useEffect(() => {
    if (isConfigLoaded) {
      if (palette) keep({ version: configVersion, css: palette });
      document.adoptedStyleSheets = [];
    } else setCopy(restored());
  }, [palette, configVersion, isConfigLoaded]);
  if (isConfigLoaded) return null;
  return (
    <>
      <p className="bg-warning-soft px-4 py-1 text-center text-xs text-warning" role="status">
        {t(isCopy ? "problems.saved_look" : "problems.default_look")}
      </p>
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, nothing of it was typed by anybody
        dangerouslySetInnerHTML={{ __html: restore }}
      />
    </>
  );
}

function keep(look: { version: number; css: string }): void {
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch {
    // A browser that keeps nothing shows the default colours next time, which is all that is lost.
  }
}

/** Puts the saved copy over the default colours; false where there is none. */
function restored(): boolean {
  try {
    const { css } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (!isPalette.test(css)) return false;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return true;
  } catch {
    return false;
  }
}

/** The same before the first paint. */
const restore = `try{var c=JSON.parse(localStorage.getItem(${JSON.stringify(key)}));if(c&&${isPalette}.test(c.css)){var s=new CSSStyleSheet();s.replaceSync(c.css);document.adoptedStyleSheets=[s]}}catch(e){}`;
