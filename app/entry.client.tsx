import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { noteTypedEarly } from "#app/forms/typed-early.ts";
import { fetchWords } from "#locales/browser.ts";
import { TextsContext } from "#locales/context.ts";
import { dataRead } from "./remix/data-read.ts";
import { ignoreOvertaken } from "./remix/overtaken.ts";

ignoreOvertaken();

// The page's words are fetched before it comes alive, so that it renders what the server rendered.
Promise.all([fetchWords(document.documentElement), dataRead()]).then(([{ find, fetchRest }]) => {
  const typeAgain = noteTypedEarly();
  const act = async () => {
    await typeAgain();
    await fetchRest();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsContext.Provider value={find}>
        <WhenAlive act={act}>
          <RemixBrowser />
        </WhenAlive>
      </TextsContext.Provider>,
    );
  });
});

/**
 * Begins what the first page does not need once that is alive. If it fails, anyone who needs it asks again. It stands around the
 * page: beside it, it would change the ids that React gives on both sides.
 */
function WhenAlive({ act, children }: { act: () => Promise<void>; children: ReactNode }) {
  useEffect(() => void act().catch(() => undefined), [act]);
  return children;
}
