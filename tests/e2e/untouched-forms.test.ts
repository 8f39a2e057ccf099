import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, heading, link, menu, notice, textbox, unsaved } from "../support/page-words.ts";

test("a form in which nothing is typed shows what a colleague has changed", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  await admin("PATCH", "/projects/1", { body: { status_id: 1 } });
  await letIn(page, "user");
  await open(page, "/projects/1");
  await admin("PATCH", "/projects/1", { body: { planned_due_date: "2027-03-31" } });
  // Refused, as the page knows nothing of the change; it is read again.
  await button(page, "Procesā").click();
  await expect(textbox(page, "Plānotās beigas")).toHaveValue("31.03.2027");

  await textbox(page, "Plānotās beigas").fill("30.04.2027");
  await admin("PATCH", "/projects/1", { body: { planned_due_date: "2027-05-31" } });
  const isRead = page.waitForResponse(
    (answer) => answer.url().includes("/projects/1.data") && answer.request().method() === "GET",
  );
  await button(page, "Procesā").click();
  await isRead;
  // What was typed is still typed over what was there before: whose to keep is asked.
  await button(page, "Saglabāt").click();
  await expect(page.getByText("Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(textbox(page, "Plānotās beigas")).toHaveValue("30.04.2027");
});

test("a form that a row was taken out of is not left without a question", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings");
  const accounts = page.getByRole("button", { name: /^Noņemt \d\. kontu$/ });
  const before = await accounts.count();
  await accounts.last().click();
  await expect(accounts).toHaveCount(before - 1);
  await link(menu(page), "Klienti").click();
  await button(unsaved(page), "Nē").click();
  await expect(accounts).toHaveCount(before - 1);
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await link(menu(page), "Klienti").click();
  await expect(heading(page, "Klienti")).toBeVisible();
});
