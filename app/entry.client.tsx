import { RemixBrowser } from "@remix-run/react";
import { type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchWords } from "#locales/browser.ts";
import { TextsContext } from "#locales/context.ts";
import { noteTypedEarly } from "./typed-early.ts";

// A navigation that overtakes another leaves what that one was reading rejected, with nobody to hear it: no fault.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

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

/**
 * Remix begins to read the page's data with its first render and throws a promise until it is there. A press in that time
 * makes React hydrate at once, which it cannot, and an error goes up (React's #345): so the data is read before.
 */
async function dataRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
