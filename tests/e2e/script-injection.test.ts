import { founder, opened } from "../api/arrange.ts";
import { fillEveryText } from "../faults/every-text.ts";
import { inTurn } from "../faults/injection/vectors.ts";
import { expect, test } from "../support/browser.ts";
import { password } from "../support/installation.ts";
import { site } from "../support/site.ts";
import { isSoaking, sized } from "../support/sized.ts";

const run = sized("script injection in a browser", "screens", { usual: 10, soak: 100 });

/** Screens with most texts; in a soak all that there are. */
const screens = isSoaking
  ? Object.values(site).map(({ at }) => at.replaceAll("999999", "1"))
  : [
      ...[
        "/dashboard",
        "/calendar",
        "/projects/1",
        "/projects/1/history",
        "/clients/1/data",
        "/estimate/1",
        "/estimate/1/preview",
      ],
      ...["/estimate/2/offer", "/invoices/1/1", "/stock/products/1", "/settings"],
    ];

test.use({ demonstration: null });

test("texts that would run do not, on any screen", async ({ page, installation }) => {
  console.info(run.title);
  test.setTimeout(run.patience);
  const spoken: string[] = [];
  let telling = 0;
  const strangers: string[] = [];
  page.on("dialog", (dialog) => {
    spoken.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/evil\.example/.test(request.url())) strangers.push(request.url());
  });
  const office = await opened(installation);
  await fillEveryText(office, inTurn(run.chance.below(60)));
  await page.goto("/favicon.svg");
  await page.evaluate(
    (fields) => fetch("/login", { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }),
    { email: founder, password },
  );
  for (const path of screens.filter(
    (screen) => !/^\/(logout|favicon\.svg|.*\/export|choices\/.*)$/.test(screen),
  )) {
    await page.goto(path);
    await page.waitForLoadState("load");
    if ((await page.content()).includes("alert")) telling += 1;
    const injected = await page.evaluate(() => {
      const handlers = [...document.querySelectorAll("*")].filter((element) =>
        element.getAttributeNames().some((name) => name.startsWith("on") || name === "srcdoc"),
      );
      const scripts = document.querySelectorAll(
        'a[href*="script:" i], iframe[src], object, embed, base, marquee',
      );
      return [...handlers, ...scripts].map((element) => element.outerHTML.slice(0, 100));
    });
    expect({ path, injected, spoken, strangers }).toEqual({ path, injected: [], spoken: [], strangers: [] });
  }
  // The texts were there to be read.
  expect(telling).toBeGreaterThan(5);
});
