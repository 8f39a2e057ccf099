import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, textbox } from "../support/page-words.ts";

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
