import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTexts } from "./locales/browser";
import { TextsContext } from "./locales/context";

// A navigation that overtakes another leaves what that one was reading rejected, with nobody to hear it: no fault.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && event.reason.name === "AbortError") event.preventDefault();
});

// The words of one language are fetched before the page comes alive, so that it renders what the server rendered.
loadTexts().then((texts) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <TextsContext.Provider value={() => texts}>
        <RemixBrowser />
      </TextsContext.Provider>,
    );
  });
});
