import { begunEstimate } from "../support/begun-estimate.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, fillLogin, textbox } from "../support/page-words.ts";
import { expect, test } from "../support/plain/test.ts";

const group = { choice: "alternative", choice_group: 1 };

test("what a client can leave out is said of a line", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [
    { name: "Makets", price: 100 },
    { name: "Laka", price: 40 },
  ]);
  const address = `/estimate/${begun.estimate.id}?extras=${begun.items[1]?.id}`;
  await page.goto(address);
  await fillLogin(page, signIns.admin, password);
  const field = choice(page, "Klienta izvēle");
  await field.selectOption({ label: "Pēc izvēles, neiekļauta" });
  await button(page, "Saglabāt").click();
  await page.goto(address);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("100,00 €");
  await expect(line(page, "Buklets", 1)).toContainText("Nav ieskaitīta kopsummā");
  await expect(field).toHaveValue("optional-");
  await field.selectOption({ label: "Vienmēr iekļauta" });
  await button(page, "Saglabāt").click();
  await page.goto(address);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("140,00 €");
});

test("alternatives change places in one form, and the rest of them is saved along", async ({
  page,
  installation,
}) => {
  const { estimate, items } = await begunEstimate(installation, [
    { name: "Mazā", price: 10, ...group },
    { name: "Lielā", price: 30, ...group },
    { name: "Vidējā", price: 20, ...group },
  ]);
  const [few = 0, many = 0, some = 0] = items.map(({ id }) => id);
  const address = `/estimate/${estimate.id}?extras=${few}&extras=${many}&extras=${some}`;
  await page.goto(address);
  await fillLogin(page, signIns.admin, password);
  const fields = choice(page, "Klienta izvēle");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
  // The first gives its place up, which on the way goes to the second, and is to be the third's.
  await fields.nth(0).selectOption({ label: "Alternatīva A" });
  await fields.nth(2).selectOption({ label: "Alternatīva A, izvēlēta" });
  await textbox(page, "Nosaukums").nth(1).fill("Lielā, matēta");
  await textbox(page, "Nosaukums").nth(2).fill("Vidējā, matēta");
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  // What was not saved would stand there as well until the page is opened anew.
  await page.goto(address);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("20,00 €");
  await expect(textbox(page, "Nosaukums").nth(1)).toHaveValue("Lielā, matēta");
  await expect(textbox(page, "Nosaukums").nth(2)).toHaveValue("Vidējā, matēta");
  // Two of which one is meant and the other follows.
  await fields.nth(2).selectOption({ label: "Alternatīva A" });
  await fields.nth(0).selectOption({ label: "Alternatīva A, izvēlēta" });
  await button(page, "Saglabāt").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto(address);
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("10,00 €");
});

test("what a colleague says of a choice meanwhile is asked about", async ({ page, installation }) => {
  const begun = await begunEstimate(installation, [{ name: "Laka", price: 40 }]);
  const [laka] = begun.items;
  await page.goto(`/estimate/${begun.estimate.id}?extras=${laka?.id}`);
  await fillLogin(page, signIns.admin, password);
  await choice(page, "Klienta izvēle").selectOption({ label: "Alternatīva A, izvēlēta" });
  const body = { choice: "optional", is_chosen: false };
  await begun.admin("PATCH", `/position_items/${laka?.id}`, { body });
  await button(page, "Saglabāt").click();
  await button(page, "Paturēt kolēģa: Pēc izvēles, neiekļauta").click();
  await expect(choice(page, "Klienta izvēle")).toHaveValue("optional-");
  await expect(sumOf(page, "Aģentūras darbi")).toHaveText("0,00 €");
});
