import type { Route } from "@playwright/test";
import { made } from "../api/arrange.ts";
import { bareProject } from "../support/bare-project.ts";
import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, dialog, link, menu, notice, rows, textbox, unsaved } from "../support/page-words.ts";

const badGateway = (route: Route) =>
  route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });

/** Sends a form on a slow line: it is on its way until what comes back is called. */
async function sendSlowly(
  page: Page,
  send: () => Promise<unknown>,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let go = () => {};
  const free = new Promise<void>((resolve) => {
    go = resolve;
  });
  await intercept(page, /\.data(\?|$)/, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await free;
    await end(route);
  });
  const sent = page.waitForRequest((request) => request.method() === "POST");
  await send();
  await sent;
  // The page knows of it, as anyone who looks at it does: the request goes out before that is drawn.
  await expect(page.getByRole("progressbar")).toBeAttached();
  return go;
}

for (const [how, leave, to] of [
  ["a link", (page) => link(menu(page), "Projekti").click(), /\/projects$/],
  ["the back button", (page) => page.goBack(), /\/clients\/\d+$/],
] as const satisfies readonly [string, (page: Page) => Promise<unknown>, RegExp][])
  test(`a page that is left by ${how} while it is being sent is saved first`, async ({
    page,
    installation,
  }) => {
    await letIn(page, "user");
    await open(page, "/clients");
    await rows(page).first().getByRole("link").first().click();
    await link(page, "Dati").click();
    await expect(page).toHaveURL(/\/clients\/\d+\/data$/);
    const path = new URL(page.url()).pathname;
    await textbox(page, "Juridiskā adrese").fill("Lēnā iela 1, Rīga");
    const arrive = await sendSlowly(page, () => button(page, "Saglabāt").click());
    await leave(page);
    await expect(page).toHaveURL(path);
    arrive();
    await expect(page).toHaveURL(to);
    await expect(unsaved(page)).toBeHidden();
    const admin = await callerAt(installation, signIns.admin);
    const row = path.replace("clients", "customers").replace("/data", "");
    expect((await admin("GET", row)).json().data.address).toBe("Lēnā iela 1, Rīga");
  });

test("a dialog that is closed while it is being sent stays where it was not taken", async ({
  page,
  faults,
}) => {
  faults.allow(/^answer: 502/);
  await letIn(page, "admin");
  await open(page, "/stock/vacancies/1");
  const form = page.getByRole("dialog").first();
  await textbox(form, "Nosaukums").fill("Iesiešana");
  const arrive = await sendSlowly(page, () => button(form, "Saglabāt").click(), badGateway);
  await page.keyboard.press("Escape");
  arrive();
  await expect(form.getByRole("alert").first()).toBeVisible();
  await expect(textbox(form, "Nosaukums")).toHaveValue("Iesiešana");
  await page.keyboard.press("Escape");
  await expect(unsaved(page)).toHaveAccessibleDescription("Vai tiešām aizvērt?");
});

test("what a dialog without anything typed could not do is read before it is left", async ({
  page,
  faults,
  installation,
}) => {
  faults.allow(/^answer: 502/);
  const id = await bareProject(installation, "Abonementu kartes");
  await letIn(page, "admin");
  await open(page, `/projects/${id}/data/delete`);
  const asking = page.getByRole("dialog").last();
  const arrive = await sendSlowly(page, () => asking.locator("[type=submit]").click(), badGateway);
  await page.keyboard.press("Escape");
  arrive();
  await expect(asking.getByRole("alert")).toContainText("Radās kļūda. Mēģiniet vēlreiz.");
  await expect(page).toHaveURL(/\/delete$/);
});

test("the browser asks before a page is reloaded that is being sent", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  await textbox(page, "Juridiskā adrese").fill("Lēnā iela 1, Rīga");
  const arrive = await sendSlowly(page, () => button(page, "Saglabāt").click());
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => window.setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  arrive();
  await expect(notice(page, "Saglabāts")).toBeVisible();
});

test("anyone who is asked about something typed is let go although the page is read again meanwhile", async ({
  page,
  installation,
}) => {
  await letIn(page, "user");
  await open(page, "/clients/1/data");
  await textbox(page, "Juridiskā adrese").fill("Liekā iela 1, Rīga");
  await link(menu(page), "Klienti").click();
  await expect(unsaved(page)).toBeVisible();
  const admin = await callerAt(installation, signIns.admin);
  // Seen in the menu once the page is read again.
  expect((await admin("PATCH", "/modules/", { body: { modules: [] } })).status).toBe(200);
  await expect(link(menu(page), "Kalendārs")).toHaveCount(0);
  await button(unsaved(page), "Jā").click();
  await expect(page).toHaveURL(/\/clients$/);
});

test("who has read a refusal is let go although its page is being read again", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "1", quantity: 1 }]);
  const [item] = begun.items;
  const costs = `/position_items/${item?.id}/additional_costs`;
  await made(begun.admin, costs, { name: "Tipogrāfija", payment_type_id: 1, total: 300 });
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await link(page, "Dzēst: Druka").click();
  const question = dialog(page, "Vai tiešām turpināt?");
  await expect(question).toBeVisible();
  const left = Promise.withResolvers<void>();
  await intercept(page, /\.data(\?|$)/, async (route) => {
    if (route.request().method() === "GET") await left.promise;
    await route.continue();
  });
  await button(question, "Jā").click();
  await expect(question.getByText(/Pārliecinieties, ka pozīcijai nav/)).toBeVisible();
  await link(question, "Nē").click();
  left.resolve();
  await expect(question).toBeHidden();
});
