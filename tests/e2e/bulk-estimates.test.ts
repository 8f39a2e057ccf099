import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, link, row } from "../support/page-words.ts";

test("estimates are approved together; where documents were made of one, that has no way back", async ({
  page,
  installation,
}) => {
  const user = await callerAt(installation, signIns.user);
  const waiting = (await user("GET", "/all_estimates?status=open&sorting=-net")).json().data;
  const [held, free]: string[] = await Promise.all(
    [true, false].map(async (isHeld) => {
      for (const { id, estimate_nr } of waiting) {
        const { is_invoiced } = (await user("GET", `/estimates/${id}`)).json().data;
        if (is_invoiced === isHeld) return estimate_nr;
      }
    }),
  );
  await letIn(page, "user");
  await open(page, "/estimates?status=open&sorting=-net");
  for (const number of [held, free])
    await page.getByRole("checkbox", { name: new RegExp(`^Atzīmēt: ${number} `) }).click();
  await button(page, "Darbības").click();
  const asked = dialog(page, "Atzīmētie: 2");
  const told = (number = "") => asked.getByRole("listitem").filter({ hasText: number });
  await button(asked, "Apstiprināt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  // They have left the list of those that wait, and are named all the same.
  for (const number of [held, free]) {
    await expect(row(page, number ?? "")).toHaveCount(0);
    await expect(told(number)).toContainText("izdarīts");
  }
  await button(asked, "Atsaukt").click();
  await expect(asked.getByText("Atsaukts: 1 no 1")).toBeVisible();
  await expect(row(page, free ?? "")).toContainText("Gaida");
  await button(asked, "Apstiprināt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await button(asked, "Atsaukt apstiprinājumu").click();
  await expect(asked.getByText("Izdarīts: 1 no 2")).toBeVisible();
  await expect(told(held)).toContainText("No šīs tāmes ir izveidoti dokumenti");
  await expect(row(page, free ?? "")).toContainText("Gaida");
  await link(asked, "Aizvērt").last().click();
  await expect(page).toHaveURL(/\/estimates\?status=open&sorting=-net$/);
});
