import { callerAt, signIns } from "../support/installation.ts";
import { button } from "../support/page-words.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

for (const { rows, at, body } of [
  { rows: "/stock_items", at: "/stock", body: { name_en: "Other" } },
  { rows: "/users", at: "/users", body: { name: "Cits Vārds" } },
])
  test(`a row of ${rows} that a colleague has changed since it was chosen stays active`, async ({
    page,
    installation,
  }) => {
    const admin = await callerAt(installation, signIns.admin);
    const list = (await admin("GET", `${rows}?sorting=-name&per_page=100`)).json().data;
    const own = (await admin("GET", "/user")).json().data.id;
    const [changed, other] = list.filter(
      ({ id, type_id = 1 }: { id: number; type_id?: number }) => id !== own && type_id === 1,
    );
    await letIn(page, "admin");
    await page.goto(`${at}/selected?sorting=-name&row=${changed.id}&row=${other.id}`);
    expect((await admin("PATCH", `${rows}/${changed.id}`, { body })).status).toBe(200);
    await button(page, "Deaktivizēt").click();
    await expect(page.getByText("Izdarīts: 1 no 2")).toBeVisible();
    await expect(page.getByText(/šis ieraksts ir mainīts/)).toBeVisible();
    const isActive = async (id: number) => (await admin("GET", `${rows}/${id}`)).json().data.is_active;
    expect(await isActive(changed.id)).toBe(true);
    expect(await isActive(other.id)).toBe(false);
  });
