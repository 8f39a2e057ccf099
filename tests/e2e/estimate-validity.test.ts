import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, reload, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { sums } from "../support/estimate-words.ts";
import { button, dialog, link, textbox } from "../support/page-words.ts";

test("until when an estimate holds is typed or picked, kept, and shown to the client", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Druka", price: "10" }]);
  await letIn(page, "user");
  await openEstimate(page, begun);
  const until = textbox(sums(page), "Spēkā līdz");
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.status() === 200);

  const typed = saved();
  await until.fill("5.1.2027");
  await until.blur();
  await typed;
  await expect(until).toHaveValue("05.01.2027");

  await button(page, "Atvērt kalendāru: Spēkā līdz").click();
  const picked = saved();
  await page.getByRole("gridcell").getByText("20", { exact: true }).click();
  await picked;
  await expect(until).toHaveValue("20.01.2027");

  await until.fill("31.2.2027");
  await until.blur();
  await expect(page.getByRole("alert").filter({ hasText: "Ievadiet datumu" })).toBeVisible();
  const corrected = saved();
  await until.fill("28.2.2027");
  await until.blur();
  await corrected;
  await expect(page.getByRole("alert").filter({ hasText: "Ievadiet datumu" })).toHaveCount(0);
  await reload(page);
  await expect(until).toHaveValue("28.02.2027");
  await link(page, "Priekšskatījums").click();
  await expect(dialog(page, "Priekšskatījums").getByText("Tāme ir spēkā līdz 28.02.2027")).toBeVisible();
});

test("of two who set it to different days the second is asked", async ({
  page,
  newBrowser,
  installation,
}) => {
  const begun = await begunEstimate(installation);
  await letIn(page, "user");
  await openEstimate(page, begun);
  const second = await newBrowser();
  await letIn(second, "admin");
  await open(second, `/estimate/${begun.estimate.id}`);
  await begun.admin("PATCH", `/estimates/${begun.estimate.id}`, { body: { valid_until: "2027-01-05" } });
  const until = textbox(sums(second), "Spēkā līdz");
  await until.fill("6.1.2027");
  await until.blur();
  await expect(button(second, "Paturēt kolēģa: 05.01.2027")).toBeVisible();
  await expect(until).toHaveValue("6.1.2027");
  const saved = second.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await button(second, "Paturēt manu: 6.1.2027").click();
  await saved;
  await reload(second);
  await expect(until).toHaveValue("06.01.2027");
});
