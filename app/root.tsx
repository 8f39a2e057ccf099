import { Outlet, Scripts, ScrollRestoration, useMatches } from "@remix-run/react";
import { type ReactNode, useMemo, useState } from "react";
import { useResources } from "#locales/context.ts";
import { partsOf } from "#locales/parts.ts";
import { createTexts } from "#locales/texts.ts";
import { TranslationProvider, useTranslation } from "#locales/use-translation.ts";
import styles from "#styles/app.css?url";
import { Bars } from "#ui/bars.tsx";
import { OfflineBar } from "#ui/offline-bar.tsx";
import { ProblemPage } from "#ui/problem-page.tsx";
import { ProgressLine } from "#ui/progress-line.tsx";
import { SenderContext } from "#ui/sender.tsx";
import { Outcome } from "#ui/snackbar.tsx";
import { useSame } from "#ui/use-same.ts";
import { aloneOf } from "./alone.ts";
import { loader } from "./root-data.ts";
import { SavedColours } from "./saved-colours.tsx";
import { titleOf } from "./title.ts";
import { paletteId, usePalette } from "./use-palette.ts";
import { useRoot } from "./use-root.ts";

export { loader };

/** Known to scripts of the document alone: what is drawn again there needs it as well, as after a difference to the server. */
const documentNonce =
  typeof document === "undefined" ? undefined : document.querySelector<HTMLElement>("[nonce]")?.nonce;

/** The schemes of each theme, as styles/themes.css has them. */
const grounds = { system: "light dark", light: "light", dark: "dark", contrast: "light dark" };

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const matches = useMatches();
  const alone = aloneOf(matches);
  const language = alone?.look?.language ?? root?.language ?? "lv";
  const words = partsOf(
    matches.map(({ id }) => id),
    root?.flash?.key,
  );
  const chosen = root && root.theme !== "system" ? root.theme : undefined;
  const [sender] = useState(root?.sender);
  const resources = useResources(language, words);
  const own = root?.language === language ? root.overrides : undefined;
  const overrides = useSame(alone?.look?.words ?? own);
  const texts = useMemo(() => createTexts(language, resources, overrides), [language, resources, overrides]);
  // In the browser the document's, which later answers do not change. It is hidden in attributes, where React finds none.
  const nonce = documentNonce ?? root?.nonce;
  const palette = usePalette(alone?.look?.colours ?? root?.colours);
  return (
    <TranslationProvider value={texts}>
      <html lang={language} data-theme={chosen} data-words={words.join(" ")} data-by={sender}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* The ground before there is a style sheet: no white flash in the dark. */}
          <meta name="color-scheme" content={grounds[root?.theme ?? "system"]} />
          <Title />
          <meta name="robots" content="noindex" />
          {/* React Aria reads here what its own style element needs. */}
          <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
          {/* Nothing is shown before all of the page has come: columns and dialogs would grow while they are looked at. */}
          <link rel="expect" href="#whole" blocking="render" />
          <link rel="preload" href="/fonts/inter.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={styles} />
          <Favicons />
          {palette && (
            <style id={paletteId} nonce={nonce} suppressHydrationWarning>
              {palette}
            </style>
          )}
        </head>
        <body>
          {!alone && <ProgressLine />}
          <SenderContext.Provider value={sender}>
            {children}
            {!alone && (
              <Bars notices={<Outcome flash={root?.flash ?? null} />}>
                {root && <SavedColours {...root} palette={palette} nonce={nonce} />}
                <OfflineBar />
              </Bars>
            )}
          </SenderContext.Provider>
          <span id="whole" hidden />
          {!alone && <ScrollRestoration nonce={nonce} />}
          {!alone && <Scripts nonce={nonce} />}
        </body>
      </html>
    </TranslationProvider>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <div className="min-h-dvh">
      <ProblemPage />
    </div>
  );
}

/** The route's title and the company's, in the user's language (specification 2.2). */
function Title() {
  const { t } = useTranslation();
  const root = useRoot();
  const matches = useMatches();
  const title = aloneOf(matches)?.look?.title ?? root?.title ?? "";
  return (
    <>
      <title>{[titleOf(matches, t), title].filter(Boolean).join(" – ")}</title>
      <meta name="application-name" content={title} />
    </>
  );
}

/** The installation's favicons for light and dark browsers; its initial in its colour where it has none. */
function Favicons() {
  const root = useRoot();
  const { favicon_light, favicon_dark } = root?.images ?? {};
  // With the version in its address: a browser keeps an icon for long, and its colour is the installation's.
  if (!favicon_light && !favicon_dark)
    return <link rel="icon" href={`/favicon.svg?v=${root?.configVersion ?? 0}`} />;
  return (
    <>
      <link rel="icon" href={favicon_light ?? favicon_dark ?? ""} media="(prefers-color-scheme: light)" />
      <link rel="icon" href={favicon_dark ?? favicon_light ?? ""} media="(prefers-color-scheme: dark)" />
    </>
  );
}
