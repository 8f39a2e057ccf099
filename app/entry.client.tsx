import { RemixBrowser } from "@remix-run/react";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadTexts } from "./locales/browser";
import { TextsContext } from "./locales/context";

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
