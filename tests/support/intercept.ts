import type { Page } from "@playwright/test";

/** An address that nothing answers but the probe below. */
const probe = "/is-intercepted";

/**
 * Answers the requests to an address instead of the server. The browser says that it does before the page open in it has heard
 * of it, so that one request more could go past: this waits until a request of the page itself is caught.
 */
export async function intercept(page: Page, ...asked: Parameters<Page["route"]>): Promise<void> {
  await page.route(...asked);
  if (page.url() === "about:blank") return;
  const caught = (url: URL) => url.pathname === probe;
  await page.route(caught, (route) => route.fulfill({ status: 204 }));
  await page.evaluate(async (path) => {
    const isCaught = async () => (await fetch(path, { redirect: "manual" })).status === 204;
    while (!(await isCaught()));
  }, probe);
  await page.unroute(caught);
}
