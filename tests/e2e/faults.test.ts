import { defaultColour, requestNumber, savedLook } from "../support/backend-looks.ts";
import { expect, open } from "../support/browser.ts";
import { ownColour } from "../support/browser-backend.ts";
import { signIn, test } from "../support/browser-own-backend.ts";
import { button, choice, dialog, heading, link, menu, notice, row, textbox } from "../support/page-words.ts";

const html = "<!doctype html><html><body><h1>502 Bad Gateway</h1><script>alert(1)</script></body></html>";

const client = "Klients no citurienes";

test("an agency's own backend works like the embedded one", async ({ page }) => {
  await signIn(page);
  await expect(menu(page)).toHaveCSS("background-color", ownColour);
  await expect(menu(page)).toContainText("Jānis Bērziņš");
  await link(menu(page), "Klienti").click();
  await expect(row(page, client)).toBeVisible();
});

test.describe("with a backend that breaks", () => {
  test.beforeEach(({ faults }) => faults.allow(/^answer: 50\d /, /WebSocket connection .* 50\d/));

  test("a fault is said with its number, not its words; one can try again", async ({ page, backend }) => {
    await signIn(page);
    backend.answer("GET /api/customers", 500, { message: "Datubāze nav pieejama" });
    await link(menu(page), "Klienti").click();
    await expect(heading(page, "Radās kļūda")).toBeVisible();
    await expect(page.getByText("Pieprasījums neizdevās (kods 500)")).toBeVisible();
    await expect(page.getByText("Datubāze nav pieejama")).toHaveCount(0);
    await expect(page.getByText(requestNumber)).toBeVisible();
    await expect(link(menu(page), "Projekti")).toBeVisible();
    backend.mend();
    await link(page, "Mēģināt vēlreiz").click();
    await expect(row(page, client)).toBeVisible();
  });

  test("without a configuration pages go on in the colours of the last good load", async ({
    page,
    backend,
  }) => {
    await signIn(page);
    backend.answer("GET /api/system-config", 500, html);
    await open(page, "/clients");
    await expect(row(page, client)).toBeVisible();
    await expect(menu(page)).toHaveCSS("background-color", ownColour);
    await expect(notice(page, savedLook)).toBeVisible();
    backend.mend();
    await open(page, "/clients");
    await expect(notice(page, savedLook)).toBeHidden();
    await expect(menu(page)).toHaveCSS("background-color", ownColour);
  });

  test("a configuration that is lost between two clicks leaves the colours as well", async ({
    page,
    backend,
  }) => {
    await signIn(page);
    backend.answer("GET /api/system-config", 500, html);
    const answered = page.waitForResponse(/\/frame\/menu/);
    await button(menu(page), "Sakļaut").click();
    await answered;
    await expect(notice(page, savedLook)).toBeVisible();
    await expect(menu(page)).toHaveCSS("background-color", ownColour);
  });

  test("a configuration that nobody has is the default one, without a notice", async ({ page, backend }) => {
    await signIn(page);
    backend.answer("GET /api/system-config", 404, { message: "Not found" });
    await open(page, "/clients");
    await expect(menu(page)).toHaveCSS("background-color", defaultColour);
    await expect(notice(page, "Uzņēmuma iestatījumus neizdevās ielādēt.")).toBeHidden();
  });

  test("a save that it refuses without words is said, and what was typed is kept", async ({
    page,
    backend,
  }) => {
    await signIn(page);
    await open(page, "/clients/1/data");
    await textbox(page, "Juridiskā adrese").fill("Svešā iela 1, Rīga");
    backend.answer("PATCH /api/customers/1", 500, html);
    await button(page, "Saglabāt").click();
    await expect(page.getByRole("alert")).toContainText("Pieprasījums neizdevās (kods 500)");
    await expect(notice(page, "Neizdevās saglabāt")).toBeVisible();
    await expect(textbox(page, "Juridiskā adrese")).toHaveValue("Svešā iela 1, Rīga");
  });

  test("a type-ahead without an answer says so and leaves the dialog as it is", async ({ page, backend }) => {
    await signIn(page);
    await open(page, "/projects/filter");
    backend.answer("GET /api/customers", 500, { message: "Datubāze nav pieejama" });
    const filters = dialog(page, "Filtri");
    await choice(filters, "Klients").pressSequentially("k");
    await expect(filters.getByText("Radās kļūda. Mēģiniet vēlreiz.")).toBeVisible();
    await expect(choice(filters, "Klients")).toHaveValue("k");
    backend.mend();
    await choice(filters, "Klients").pressSequentially("l");
    await expect(filters.getByRole("option", { name: client })).toBeVisible();
  });
});
