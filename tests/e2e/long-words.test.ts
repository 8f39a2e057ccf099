import { today } from "#model/date/dates.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { link } from "../support/page-words.ts";

const name = "Ž".repeat(190);

test("a name without a space makes no page wider", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object): Promise<number> => {
    const { status, text, json } = await admin("POST", path, { body });
    expect(status, text).toBe(201);
    return json().data.id;
  };
  const client = await made("/customers", { name, short_name: "Ž" });
  const dates = { startDate: today(), dueDate: today() };
  const project = await made("/projects", { name, short_name: "Ž", client, project_manager: 1, ...dates });
  await made("/projects", { name, short_name: "Ž", client: 1, project_manager: 1, ...dates });
  const estimate = await made("/estimates", { name, project_id: project });
  const position_items = [{ name, price: 10 }];
  await made("/positions", { estimate_id: estimate, name, type_id: 1, position_items });
  const invoice = await made(`/${estimate}/invoices`, {});

  await letIn(page, "admin");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      `/clients/${client}/data`,
      ...["", "/estimates", "/documents", "/data"].map((tab) => `/projects/${project}${tab}`),
      `/estimate/${estimate}/preview`,
      `/invoices/${estimate}/${invoice}`,
      "/reports/financial-report?report=projects_total&customer_id=1",
    ]) {
      await open(page, path);
      await expect(page.getByText(name).first()).toBeAttached();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await open(page, `/clients/${client}/data/delete`);
    const asking = page.getByRole("dialog");
    await expect(link(asking, "Nē")).toBeInViewport({ ratio: 1 });
  }
});
