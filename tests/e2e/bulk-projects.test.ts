import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, dialog, link, notice, rows, textbox } from "../support/page-words.ts";

const boxes = (page: Page) => rows(page).getByRole("checkbox");
const statuses = (page: Page) => rows(page).locator(".badge").allTextContents();

test("projects chosen with Shift get a status together, and have their own back", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects?status=2&sorting=name");
  const names = await rows(page).locator(".row-link").allTextContents();
  await expect(page.getByRole("checkbox", { name: "Atzīmēt visus lapā" })).toBeVisible();
  await boxes(page).nth(1).click();
  await expect(page.getByText("Atzīmēti: 1")).toBeVisible();
  await boxes(page)
    .nth(3)
    .click({ modifiers: ["Shift"] });
  await expect(page.getByText("Atzīmēti: 3")).toBeVisible();
  await button(page, "Darbības").click();
  await expect(dialog(page, "Atzīmētie: 3").getByRole("listitem")).toHaveText(names.slice(1, 4));
  await choice(page, "Statuss").selectOption("Piedāvājums");
  await button(page, "Mainīt").first().click();
  await expect(page.getByText("Izdarīts: 3 no 3")).toBeVisible();
  await expect(dialog(page, "Atzīmētie: 3").getByText("izdarīts", { exact: true })).toHaveCount(3);
  // They have left the list of those in process, and are named all the same.
  await expect(rows(page).locator(".row-link", { hasText: names[1] })).toHaveCount(0);
  await button(page, "Atsaukt").click();
  await expect(page.getByText("Atsaukts: 3 no 3")).toBeVisible();
  await link(dialog(page, "Atzīmētie: 3"), "Aizvērt").last().click();
  await expect(rows(page).locator(".row-link")).toHaveText(names);
  expect(new Set(await statuses(page))).toEqual(new Set(["Procesā"]));
});

test("by keys alone rows are chosen, and what is to be done is asked", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects?sorting=name");
  await page.locator("html[data-keys]").waitFor();
  for (const key of ["j", "x", "j", "j", "X"]) await page.keyboard.press(key);
  await expect(page.getByText("Atzīmēti: 3")).toBeVisible();
  await page.keyboard.press("a");
  const asked = dialog(page, "Atzīmētie: 3");
  await choice(asked, "Projekta vadītājs").selectOption("Inga Bērziņa");
  await button(asked, "Mainīt").nth(1).press("Enter");
  await expect(asked.getByText("Izdarīts: 3 no 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(rows(page).nth(2)).toContainText("Inga Bērziņa");
  await button(page, "Noņemt atzīmes").press("Enter");
  await expect(button(page, "Darbības")).toBeHidden();
  await page.getByRole("checkbox", { name: "Atzīmēt visus lapā" }).press("Space");
  await expect(boxes(page).first()).toBeChecked();
  await expect(page.getByText(/^Atzīmēti: \d\d$/)).toBeVisible();
});

test("what does not get through says so, and is done when it is asked again", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/, /selected\.data/);
  await letIn(page, "user");
  await open(page, "/projects?sorting=name");
  for (const index of [0, 1, 2]) await boxes(page).nth(index).click();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 3");
  let sent = 0;
  await intercept(page, /\/projects\/selected\.data/, (route) => {
    // Before anything is done its way back is asked for.
    const isAct = route.request().method() === "POST" && !route.request().postData()?.includes("ways=yes");
    sent += isAct ? 1 : 0;
    return isAct && sent === 2 ? route.abort() : route.continue();
  });
  await choice(asked, "Statuss").selectOption("Pabeigts");
  await button(asked, "Mainīt").first().click();
  await expect(asked.getByText("Izdarīts: 1 no 3")).toBeVisible();
  await expect(asked.getByRole("listitem").nth(1)).toContainText("Tīkla kļūda");
  await button(asked, "Mainīt").first().click();
  await expect(asked.getByText("Izdarīts: 3 no 3")).toBeVisible();
});

test("what a colleague has changed meanwhile stays as it is, and is told by its name", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "user");
  await open(page, "/projects?sorting=name");
  const theirs = rows(page).nth(1).locator(".row-link");
  const [name, path] = [await theirs.textContent(), await theirs.getAttribute("href")];
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 2");
  await expect(asked).toBeVisible();
  const colleague = await newBrowser();
  await letIn(colleague, "admin");
  await open(colleague, `${path}/data`);
  await textbox(colleague, "Īsais nosaukums").fill("Cits");
  await button(colleague, "Saglabāt").click();
  await expect(notice(colleague, /saglabāt/i)).toBeVisible();
  await choice(asked, "Statuss").selectOption("Pabeigts");
  await button(asked, "Mainīt").first().click();
  await expect(asked.getByText("Izdarīts: 1 no 2")).toBeVisible();
  const refused = asked.getByRole("listitem").filter({ hasText: name ?? "" });
  await expect(refused).toContainText("šis ieraksts ir mainīts");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("chosen projects go into planning, and what came of each is told", async ({ page }) => {
    await letIn(page, "user");
    await page.goto("/projects?sorting=name&status=1");
    const names = await rows(page).locator(".row-link").allTextContents();
    await expect(button(page, "Darbības")).toBeHidden();
    for (const index of [0, 1]) await boxes(page).nth(index).check();
    await button(page, "Darbības").click();
    const asked = dialog(page, "Atzīmētie: 2");
    await button(asked, "Pievienot plānošanai").click();
    await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
    await expect(asked.getByRole("listitem").locator("a")).toHaveText(names.slice(0, 2));
    await button(asked, "Atsaukt").click();
    await expect(asked.getByText(/^Atsaukts: \d no \d$/)).toBeVisible();
  });
});
