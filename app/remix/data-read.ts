import { RemixBrowser } from "@remix-run/react";

/**
 * Remix begins to read the page's data with its first render and throws a promise until it is there. A press in that time
 * makes React hydrate at once, which it cannot, and an error goes up (React's #345): so the data is read before.
 */
export async function dataRead(): Promise<void> {
  if (PLAIN_DATA) return;
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}
