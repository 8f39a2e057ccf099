import { beforeAll, describe, expect, test } from "vitest";
import { sanitised } from "#model/text/rich-text.ts";
import { emptyOffice, founder } from "#tests/api/arrange.ts";
import { cookieAt } from "#tests/gate/browser.ts";
import { ask } from "#tests/support/installation.ts";
import { site } from "#tests/support/site.ts";
import { sized } from "#tests/support/sized.ts";
import { fillEveryText } from "../every-text.ts";
import { injectedIn } from "./injected.ts";
import { allVectors, type Context, inTurn, vectors } from "./vectors.ts";

const run = sized("script injection", "pages of texts that would run", {
  usual: 40,
  soak: 100 * allVectors.length,
});

const paths = Object.values(site)
  .map(({ at }) => at.replaceAll("999999", "1"))
  .filter((path) => path !== "/logout");

test(run.title, { timeout: run.patience }, async () => {
  let left = run.size;
  while (left > 0) {
    const office = await emptyOffice();
    await fillEveryText(office, inTurn(run.chance.below(allVectors.length)));
    const { host, origin } = office.installation;
    const cookie = await cookieAt({ host, origin }, founder);
    const rest = [...paths];
    for (; left > 0 && rest.length > 0; left -= 1) {
      const path = run.chance.take(rest) ?? "/";
      const { headers, text } = await ask(host, "GET", path, { headers: { Cookie: cookie } });
      if (!String(headers["content-type"]).startsWith("text/html")) continue;
      const [, nonce = "none"] = /'nonce-(\w+)'/.exec(String(headers["content-security-policy"])) ?? [];
      expect({ path, found: injectedIn(text, nonce) }).toEqual({ path, found: [] });
    }
  }
});

test("documents run nothing either", async () => {
  const office = await emptyOffice();
  await fillEveryText(office, inTurn(run.chance.below(allVectors.length)));
  for (const path of [
    "/estimates/pdf/1/?lang=lv",
    "/estimates/offer-pdf/2/?lang=en",
    "/invoices/pdf/1?lang=lv",
  ]) {
    const { status, bytes } = await office.admin("GET", path);
    const document = Buffer.from(bytes).toString("latin1");
    expect({ path, status }).toEqual({ path, status: 200 });
    expect(document).not.toMatch(/\/(JavaScript|JS|OpenAction|Launch|EmbeddedFile)\b|\/URI \(javascript/i);
  }
});

describe("a commentary", () => {
  test.each(allVectors)("has nothing of %j that runs", (vector) => {
    for (const html of [
      vector,
      `<p>${vector}</p>`,
      `<a href="${vector}">x</a>`,
      `<ul><li>${vector}`,
      sanitised(vector),
    ]) {
      const clean = sanitised(html);
      expect(injectedIn(clean, null)).toEqual([]);
      // Nothing comes to life when what was cleaned is read once more.
      expect(injectedIn(sanitised(clean), null)).toEqual([]);
    }
  });
});

describe("what a page does not escape is found out:", () => {
  /** A page that writes a text where it stands. */
  const careless: Record<Exclude<Context, "halfCleaned">, (text: string) => string> = {
    element: (text) => `<p>${text}</p>`,
    attribute: (text) => `<input value="${text}"><input value='${text}'>`,
    address: (text) => `<a href="${text}">x</a>`,
    script: (text) => `<script nonce="n">const text = "${text}";</script>`,
  };
  const cases = Object.entries(careless).flatMap(([context, page]) =>
    vectors[context as keyof typeof careless].map((vector) => ({ context, vector, page })),
  );
  beforeAll(() => expect(allVectors.length).toBeGreaterThanOrEqual(60));

  test.each(cases)("$vector as $context", ({ vector, page }) => {
    const html = `<!doctype html><html><head></head><body><h1>x</h1>${page(vector)}</body></html>`;
    expect(injectedIn(html, "n")).not.toEqual([]);
  });

  test("nothing in a page that is as it should be", () => {
    const head = '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/assets/app.css">';
    const html = `<!doctype html><html><head>${head}</head><body style="color: red"><script nonce="n">1</script>`;
    expect(
      injectedIn(`${html}<a href="/clients">x</a><svg><path d="M0"></path></svg></body></html>`, "n"),
    ).toEqual([]);
  });
});
