import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchWords } from "./locales/browser";
import { TextsContext } from "./locales/context";

// A navigation that overtakes another leaves what that one was reading rejected, with nobody to hear it: no fault.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

// The page's words are fetched before it comes alive, so that it renders what the server rendered.
Promise.all([fetchWords(document.documentElement), dataRead()]).then(([{ find, fetchRest }]) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsContext.Provider value={find}>
        <RemixBrowser />
      </TextsContext.Provider>,
    );
  });
  // Asked for again by the first page that needs them, if that fails.
  fetchRest().catch(() => undefined);
});

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
