import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { password, signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, link, menu, unsaved } from "../support/page-words.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Meklēt" });
const box = (page: Page) => palette(page).getByRole("combobox");
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

test("from anywhere to an estimate by the keyboard alone, and back to it as the last", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await begunEstimate(installation);
  await admin("PATCH", `/estimates/${estimate.id}`, { body: { name: "Kazdangas plakāti" } });
  await letIn(page, "admin");
  await open(page, "/clients");
  await page.keyboard.press("Control+k");
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("plakati kazd");
  await expect(option(page, /^Kazdangas plakāti/)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/estimate/${estimate.id}$`));
  await expect(palette(page)).toBeHidden();

  await page.keyboard.press("Control+k");
  const recent = palette(page).getByRole("group", { name: "Nesen atvērts" });
  await expect(recent.getByRole("option")).toHaveText([/^Kazdangas plakāti/]);
});

test("arrows go through what is found and round, Escape leaves all as it was", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/projects");
  const search = link(menu(page), "Meklēt");
  await search.click();
  await page.keyboard.type("pievienot");
  const chosen = palette(page).getByRole("option", { selected: true });
  await expect(palette(page).getByRole("option")).toHaveText([
    "Pievienot lietotāju",
    "Pievienot projektu",
    "Pievienot klientu",
    "Pievienot produktu",
  ]);
  await expect(chosen).toHaveText("Pievienot lietotāju");
  await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveText("Pievienot projektu");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(chosen).toHaveText("Pievienot produktu");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await expect(search).toBeFocused();
  await expect(page).toHaveURL(/\/projects$/);
});

test("the inbox is found by its name", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("iesut");
  await expect(option(page, "Iesūtne")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/inbox$/);
});

test("on a phone it is opened from the menu and closed by its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await letIn(page, "user");
  await open(page, "/clients");
  await menu(page).locator("summary").click();
  await link(menu(page), "Meklēt").click();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type("proj");
  await expect(option(page, "Projekti")).toBeVisible();
  await button(palette(page), "Aizvērt").click();
  await expect(palette(page)).toBeHidden();
  await expect(page).toHaveURL(/\/clients$/);
});

test("what is typed in a form is asked about before the search leads away", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/clients/add");
  await page.getByRole("textbox", { name: "Nosaukums", exact: true }).fill("SIA „Jauna”");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kalend");
  await option(page, /^Kalendārs$/).click();
  await button(unsaved(page), "Nē").click();
  await expect(page.getByRole("textbox", { name: "Nosaukums", exact: true })).toHaveValue("SIA „Jauna”");
  await expect(page).toHaveURL(/\/clients\/add$/);
});

test("Enter opens what the typed words find, and nothing that earlier ones had found", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await begunEstimate(installation);
  await admin("PATCH", `/estimates/${estimate.id}`, { body: { name: "Kazdangas plakāti" } });
  const { id } = (
    await admin("POST", "/estimates", { body: { name: "Ventspils karte", project_id: 1 } })
  ).json().data;
  await letIn(page, "admin");
  await open(page, "/projects");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("kazdang");
  await expect(option(page, /^Kazdangas plakāti/)).toBeVisible();
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, "**/choices/everything?q=ventspils*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.keyboard.press("Control+a");
  // At once: what some of its letters find is not asked for.
  await page.keyboard.insertText("ventspils kar");
  await page.keyboard.press("Enter");
  await expect(option(page, /^Kazdangas plakāti/)).toBeVisible();
  answer();
  await expect(page).toHaveURL(new RegExp(`/estimate/${id}$`));
});

test("whose session has ended is told so, and led to the login and back", async ({ page, context }) => {
  await letIn(page, "admin");
  await open(page, "/clients?q=sia");
  await context.clearCookies();
  await page.keyboard.press("Control+k");
  // At once: a question that the next letter calls off while it is led to the login is an error in the browser's console.
  await page.keyboard.insertText("sia");
  await expect(palette(page)).toContainText("Sesija ir beigusies");
  await expect(palette(page)).not.toContainText("Mēģiniet vēlreiz");
  await link(palette(page), "Pieslēgties").click();
  await fillLogin(page, signIns.admin, password);
  await expect(page).toHaveURL(/\/clients\?q=sia$/);
});

test("an answer that is none of a search is said to be none", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/projects");
  // One route for all: a browser whose routes come and go lets a request of just then through.
  const answers = new Map<string | null, unknown>([
    ["a", { a: 1 }],
    ["b", [{ kind: "other", id: 1, name: "B" }]],
    ["c", "c"],
  ]);
  await intercept(page, "**/choices/everything?*", (route) => {
    const json = answers.get(new URL(route.request().url()).searchParams.get("q"));
    return json ? route.fulfill({ json }) : route.continue();
  });
  await page.keyboard.press("Control+k");
  for (const typed of ["a", "b", "c"]) {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(typed);
    await expect(palette(page)).toContainText("Meklēt neizdevās");
    await page.keyboard.type("z");
    await expect(palette(page)).not.toContainText("Meklēt neizdevās");
  }
});

test("a search that gets no answer says so, and the next letter asks again", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await letIn(page, "admin");
  await intercept(page, "**/choices/everything?*", (route) =>
    route.request().url().endsWith("=por") ? route.continue() : route.abort(),
  );
  await open(page, "/projects");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("po");
  await expect(palette(page)).toContainText("Meklēt neizdevās");
  await page.keyboard.type("r");
  await expect(palette(page)).not.toContainText("Meklēt neizdevās");
});
