import { expect, letIn, test } from "../support/browser.ts";
import { asked, changeManager, chosen, loseAnswer, undone } from "../support/browser-bulk.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button } from "../support/page-words.ts";

/** It is said once that nothing is known of a row. */
const unsureOnce = /^(?!.*Nav zināms.*Nav zināms).*Nav zināms, vai tas ir izdarīts\./;

test.beforeEach(({ page }) => letIn(page, "admin"));

test("drafts of which an answer was lost are issued once, and said to be", async ({ page }) => {
  await loseAnswer(page, "broken");
  await chosen(page, "/invoices?status=1");
  await button(asked(page), "Izrakstīt").click();
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  const names = await asked(page).getByRole("listitem").allTextContents();
  await button(asked(page), "Izrakstīt").click();
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeHidden();
  await expect(asked(page).getByRole("listitem").filter({ hasText: "Izdarīts" })).toHaveCount(2);
  await expect(asked(page).getByRole("listitem").nth(1)).toContainText(/RE-\d{4}-\d{4}/);
  expect(names[1]).toContain("Melnraksts");
});

test("an undo whose answer was lost is sure once it is pressed again, and the act can be done again", async ({
  page,
}) => {
  await loseAnswer(page, "broken", 5);
  const before = await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 1 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 2 no 2")).toBeVisible();
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 3 no 3", before);
});

test("payments whose undo was lost are gone once it is pressed again, and it says so", async ({ page }) => {
  await loseAnswer(page, "broken", 5);
  const before = await chosen(page, "/invoices?sorting=-open");
  await button(asked(page), "Atzīmēt kā apmaksātus").click();
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 1 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 2 no 2", before);
});

test("an act that was not begun leaves the undo of the one before", async ({ page, faults }) => {
  faults.allow(/selected\.data/, /ERR_FAILED/);
  const before = await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await intercept(page, /\/projects\/selected\.data/, (route) =>
    route.request().postData()?.includes("ways=yes") ? route.abort() : route.continue(),
  );
  await button(asked(page), "Pievienot plānošanai").click();
  await expect(asked(page).getByRole("alert")).toContainText("Tīkla kļūda");
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await page.reload();
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, "Atsaukts: 3 no 3", before);
});

test("an act that is sure once it is pressed again is not told done where a colleague has changed it since", async ({
  page,
  installation,
}) => {
  await loseAnswer(page, "broken");
  await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  const admin = await callerAt(installation, signIns.admin);
  const { data } = (await admin("GET", "/projects?sorting=name")).json();
  const body = { project_manager: 2 };
  expect((await admin("PATCH", `/projects/${data[1].id}`, { body })).status).toBe(200);
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 2 no 3")).toBeVisible();
  await expect(asked(page).getByRole("listitem").nth(1)).toContainText("šis ieraksts ir mainīts");
});

test("a row that is not sure stays so while something else is done", async ({ page }) => {
  await loseAnswer(page, "broken");
  await chosen(page, "/projects?sorting=name");
  const second = asked(page).getByRole("listitem").nth(1);
  await changeManager(page);
  await expect(second).toContainText("Nav zināms, vai tas ir izdarīts.");
  await button(asked(page), "Pievienot plānošanai").click();
  await expect(second).toContainText("šis ieraksts ir mainīts");
  await expect(second).toHaveText(unsureOnce);
  await page.reload();
  await expect(second).toHaveText(unsureOnce);
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText(/^Atsaukts: /)).toBeVisible();
  await changeManager(page);
  await expect(second).toHaveText(/izdarīts$/);
  await expect(second).not.toContainText("Nav zināms");
});
