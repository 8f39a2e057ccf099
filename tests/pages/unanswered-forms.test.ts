import { line } from "../support/estimate-words.ts";
import { button, choice, dialog, heading, textbox } from "../support/page-words.ts";
import { enterAs, test } from "../support/plain/spec-backend.ts";
import { expect, type Page } from "../support/plain/test.ts";

/** Forms without scripts whose backend does not answer when they are sent: what was typed is shown in their place. */

const down = { status: 503, body: { message: "Server Error" } };

async function expectTyped(page: Page, names: string[], texts: string[]): Promise<void> {
  await expect(heading(page, "Radās kļūda")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(names);
  await expect(page.getByRole("definition")).toHaveText(texts);
}

/** Types into a line of the first estimate, and for a new one. */
async function fillIn(page: Page): Promise<void> {
  await enterAs(page, "ilze", "/estimate/1");
  await textbox(line(page, "Dizaina darbi", 0), "Daudzums").fill("13,5");
  await choice(page, "Jauna rinda").first().fill("Vāka zīmējums");
}
const names = ["Dizaina darbi · Jauna rinda", "Dizains · Daudzums"];
const texts = ["Vāka zīmējums", "13,5"];

for (const pressed of ["Saglabāt", "Pievienot", "Pievienot posmu", "Apstiprināt"])
  test(`what was typed in an estimate is shown where nothing answers: ${pressed}`, async ({
    page,
    backend,
  }) => {
    await fillIn(page);
    await backend.stop();
    await button(page, pressed).first().click();
    await expectTyped(page, names, texts);
  });

test("so it is where the estimate alone cannot be read", async ({ page, backend }) => {
  await fillIn(page);
  backend.broken.set("GET /estimates/1", down);
  await button(page, "Saglabāt").first().click();
  await expectTyped(page, names, texts);
});

test("so it is where the page that follows cannot be read", async ({ page, backend }) => {
  await fillIn(page);
  const whenAsked = () => void backend.broken.set("GET /estimates/1", down);
  backend.broken.set("PATCH /position_items/1", { ...down, whenAsked });
  await button(page, "Saglabāt").first().click();
  await expectTyped(page, names, texts);
});

for (const [path, pressed] of [
  ["/projects/1/data", "Saglabāt"],
  ["/projects/add", "Izveidot"],
] as const)
  test(`so it is where the client of a project cannot be searched: ${path}`, async ({ page, backend }) => {
    await enterAs(page, "ilze", path);
    await textbox(page, "Nosaukums").fill("Kastes");
    await choice(page, "Klients").fill("Papīra pils");
    backend.broken.set("GET /customers", down);
    await button(page, pressed).click();
    await expect(page.getByRole("definition").filter({ hasText: "Papīra pils" })).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: "Kastes" })).toBeVisible();
  });

test("so it is with the client of an estimate's copy", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/estimate/1/duplicate");
  await choice(page, "Klients").fill("Papīra pils");
  backend.broken.set("GET /customers", down);
  await button(dialog(page, /./), "Dublēt tāmi").click();
  await expect(page.getByRole("definition").filter({ hasText: "Papīra pils" })).toBeVisible();
});

test("so it is with the item of a client's price", async ({ page, backend }) => {
  await enterAs(page, "ilze", "/clients/1/prices/add");
  await choice(page, "Pozīcija").fill("Papīrs");
  await textbox(page, "Klienta cena").fill("72,25");
  backend.broken.set("GET /stock_items", down);
  await button(dialog(page, /./), "Saglabāt").click();
  await expect(page.getByRole("term")).toHaveText(["Pozīcija", "Klienta cena"]);
  await expect(page.getByRole("definition")).toHaveText(["Papīrs", "72,25"]);
});
