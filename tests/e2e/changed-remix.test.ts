import { alive, expect, letIn, open, test } from "../support/browser.ts";
import { heading, menu } from "../support/browser-words.ts";

/** Ends all that a page has its scripts wait for. */
const letGo = () => dispatchEvent(new Event("let-go"));

test("a press before a page's data is there is no fault, and the page comes alive", async ({ page }) => {
  test.skip(process.env.PLAIN_DATA === "1", "A build without our reading of the data reports it (README.md)");
  await letIn(page, "user");
  await page.addInitScript(() => {
    const gone = new Promise((resolve) => addEventListener("let-go", resolve, { once: true }));
    let handed: object | undefined;
    let data: ReadableStream<Uint8Array> | undefined;
    const late = {
      get: () => data,
      set: (stream?: ReadableStream<Uint8Array>) => {
        const wait = async (chunk: Uint8Array, to: TransformStreamDefaultController) => {
          await gone;
          to.enqueue(chunk);
        };
        data = stream?.pipeThrough(new TransformStream({ transform: wait }));
      },
    };
    Object.defineProperty(window, "__remixContext", {
      get: () => handed,
      set: (context: object) => {
        handed = Object.defineProperty(context, "stream", late);
      },
    });
  });
  // Words and scripts are there by then, and React would hydrate.
  await page.goto("/clients", { waitUntil: "networkidle" });
  await heading(page, "Klienti").click();
  await page.evaluate(letGo);
  await alive(page);
});

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
  await page.route(/\/assets\/.*\.js$/, async (route) => {
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
