import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";

test("a unit whose answer was lost is one when it is sent again, and the next one is another", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const units = async (): Promise<string[]> =>
    (await admin("GET", "/measure_units"))
      .json()
      .data.map(({ short_name }: { short_name: string }) => short_name)
      .filter((name: string) => ["spole", "loksne"].includes(name));
  await page.addInitScript(() => {
    const send = window.fetch;
    let isLost = false;
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      if (isLost || asked[1]?.method !== "POST") return answer;
      isLost = true;
      throw new TypeError("The connection broke");
    };
  });
  await letIn(page, "admin");
  await open(page, "/settings/units");
  const add = async (name: string, code: string) => {
    await textbox(page, "Apzīmējums").fill(name);
    await page.getByRole("combobox", { name: "UN/ECE kods", exact: true }).fill(code);
    await button(page, "Pievienot").click();
  };

  await add("spole", "SO");
  await expect(page.getByRole("alert").filter({ hasText: "Tīkla kļūda" }).first()).toBeVisible();
  expect(await units()).toEqual(["spole"]);
  // Meanwhile the list is read again.
  await textbox(page, "Angliski: gab.").fill("piece");
  await button(page, "Saglabāt: gab.").click();
  await expect(notice(page, "Mērvienība saglabāta")).toBeVisible();
  await button(page, "Pievienot").click();
  await expect(notice(page, "Mērvienība pievienota")).toBeVisible();
  expect(await units()).toEqual(["spole"]);

  await add("loksne", "ST");
  await expect.poll(units).toEqual(["spole", "loksne"]);
});
