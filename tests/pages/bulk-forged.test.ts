import { callerAt, signIns } from "../support/installation.ts";
import { button, rows } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

test("a row that was forged is acted upon without what no page of ours says", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const [item] = (await admin("GET", "/stock_items?type_id=1&active=true&sorting=name")).json().data;
  await letIn(page, "admin");
  await page.goto(`/stock/selected?sorting=name&row=${item.id}`);
  const field = page.document.querySelector<HTMLInputElement>("dialog input[name=row]");
  if (!field) throw new Error("The dialog has no row");
  field.value += "&key=a%0Db%C4%81&again=yes&way=x";
  await button(page, "Deaktivizēt").click();
  await expect(page.getByText("Izdarīts: 1 no 1")).toBeVisible();
  expect((await admin("GET", `/stock_items/${item.id}`)).json().data.is_active).toBe(false);
  await expect(rows(page).first()).toBeVisible();
});
