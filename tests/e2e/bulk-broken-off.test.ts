import type { Route } from "@playwright/test";
import { expect, letIn, type Page, test } from "../support/browser.ts";
import { asked, changeManager, chosen, undone } from "../support/browser-bulk.ts";
import { password, signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, fillLogin, rows } from "../support/page-words.ts";

/** Whether it does something to rows: before an act its way back is asked for. */
const isAct = (route: Route) =>
  route.request().method() === "POST" && !route.request().postData()?.includes("ways=yes");

/** Does something instead of letting the so-many-th form of the dialog through. */
async function atForm(page: Page, wanted: number, act: (route: Route) => Promise<void>): Promise<void> {
  let sent = 0;
  await intercept(page, /\/projects\/selected\.data/, (route) => {
    if (!isAct(route)) return route.continue();
    sent += 1;
    return sent === wanted ? act(route) : route.continue();
  });
}

test.beforeEach(({ page }) => letIn(page, "user"));

test("an act in whose middle the session ends tells what is done, and is undone whole", async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/401/, /selected\.data/);
  const before = await chosen(page, "/projects?sorting=name");
  await atForm(page, 2, async (route) => {
    await context.clearCookies();
    await route.continue();
  });
  await changeManager(page);
  await fillLogin(page, signIns.user, password);
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 3 no 3", before);
});

test("an undo that does not get through goes on with what is left", async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/, /selected\.data/);
  const before = await chosen(page, "/projects?sorting=name");
  await atForm(page, 5, (route) => route.abort());
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 1 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 2 no 2", before);
});

test("who leaves before the page is read again is let go, although something had not got through before", async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/, /selected\.data/);
  const before = await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  const left = Promise.withResolvers<void>();
  let sent = 0;
  await intercept(page, /\/projects\/selected\.data/, async (route) => {
    if (isAct(route)) sent += 1;
    else await left.promise;
    if (isAct(route) && sent === 2) await route.abort();
    else await route.continue();
  });
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 1 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 2 no 2")).toBeVisible();
  await page.keyboard.press("Escape");
  left.resolve();
  await expect(asked(page)).toBeHidden();
  await expect(rows(page)).toHaveText(before);
});

test("Escape in its middle closes nothing before it is told what came of all", async ({ page }) => {
  const before = await chosen(page, "/projects?sorting=name");
  await atForm(page, 2, async (route) => {
    await page.keyboard.press("Escape");
    await route.continue();
  });
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 3 no 3", before);
});

test("what was done is still told when the page is read again, until the dialog is closed", async ({
  page,
}) => {
  const before = await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await page.reload();
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 3 no 3", before);
  await page.goBack();
  await expect(asked(page)).toBeVisible();
  await expect(asked(page).getByText(/^(Izdarīts|Atsaukts)/)).toHaveCount(0);
});
