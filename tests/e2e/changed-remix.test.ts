import { expect, letIn, open, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { heading, menu } from "../support/page-words.ts";

test("a navigation that overtakes another while its answer comes is no fault", async ({ page }) => {
  await letIn(page, "user");
  await page.addInitScript(() => {
    const send = window.fetch;
    // The answer's data are there, but not its end.
    window.fetch = async (asked, init) => {
      const answer = await send(asked, init);
      if (!(asked instanceof URL) || asked.pathname !== "/invoices.data") return answer;
      const text = await answer.arrayBuffer();
      const body = new ReadableStream({
        start: (to) => {
          to.enqueue(new Uint8Array(text));
          init?.signal?.addEventListener("abort", () => to.error(init.signal?.reason));
        },
      });
      return new Response(body, answer);
    };
  });
  await open(page, "/projects");
  const scripts = Promise.withResolvers<void>();
  await intercept(page, /\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/invoices\.data/);
  await menu(page).getByRole("link", { name: "Rēķini" }).click();
  await answered;
  await menu(page).getByRole("link", { name: "Klienti" }).click();
  scripts.resolve();
  await expect(heading(page, "Klienti")).toBeVisible();
});

const routesFile = /\/assets\/manifest-.*\.json$/;

test("a press before a page has learnt of the others waits for them", async ({ page }) => {
  await letIn(page, "user");
  const routes = Promise.withResolvers<void>();
  await intercept(page, routesFile, async (route) => {
    await routes.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(routesFile);
  await open(page, "/projects");
  await asked;
  await menu(page).getByRole("link", { name: "Klienti" }).click();
  await expect(heading(page, "Projekti")).toBeVisible();
  routes.resolve();
  await expect(heading(page, "Klienti")).toBeVisible();
});

test("where the others cannot be learnt of, a press says so, and trying again leads on", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, /Failed to fetch/);
  await letIn(page, "user");
  await intercept(page, routesFile, (route) => route.abort());
  await open(page, "/projects");
  await menu(page).getByRole("link", { name: "Klienti" }).click();
  await expect(heading(page, "Radās kļūda")).toBeVisible();
  await page.unroute(routesFile);
  await page.getByText("Mēģināt vēlreiz").click();
  await expect(heading(page, "Klienti")).toBeVisible();
});
