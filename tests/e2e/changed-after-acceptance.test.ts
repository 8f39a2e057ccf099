import { accepted, readerOf, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { textbox } from "../support/page-words.ts";

const [same, changed] = ["Pieņemta", "Pieņemta, mainīta"];
const badge = (page: Page) => page.locator("main header .badge");

test("an estimate that was changed since its client accepted it says so, wherever it is listed", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { admin, estimate } = begun;
  const path = `/estimates/${estimate.id}`;
  const { project } = (await admin("GET", path)).json().data;
  await accepted(installation, readerOf(installation, await sentLink({ installation, admin, path })));
  expect((await admin("PATCH", path, { body: { is_approved: false } })).status).toBe(200);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  await expect(badge(page)).toHaveText(same);

  const price = textbox(line(page, "Buklets", 0), "Cena");
  await price.fill("41");
  await price.press("Tab");
  await expect(badge(page)).toHaveText(changed);
  for (const list of ["/estimates", `/projects/${project.id}/estimates`, `/clients/${project.customer.id}`]) {
    await open(page, list);
    const listed = page.locator("tr, li").filter({ has: page.locator(`a[href="/estimate/${estimate.id}"]`) });
    const said = listed.locator(".badge");
    await expect(said, list).toHaveText(changed);
    // Whole.
    const right = await said.evaluate((told) => told.getBoundingClientRect().right - innerWidth);
    expect(right, list).toBeLessThanOrEqual(0);
  }

  await openEstimate(page, begun);
  await price.fill("40");
  await price.press("Tab");
  await expect(badge(page)).toHaveText(same);
});
