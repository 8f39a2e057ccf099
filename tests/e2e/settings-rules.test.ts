import { expect, letIn, open, test } from "../support/browser.ts";
import { button, choice, textbox } from "../support/page-words.ts";

test("interest for delay asks for what its rule needs, also without scripts", async ({
  page,
  newBrowser,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/interest");
  const plain = await newBrowser({ javaScriptEnabled: false });
  await letIn(plain, "admin");
  await plain.goto("/settings/interest");
  for (const at of [page, plain]) {
    const [rule, rate] = [choice(at, "Kā tos aprēķina"), textbox(at, "Līgumiskā likme")];
    const rates = at.getByRole("group", { name: "Bāzes likmes" });
    for (const [chosen, isAgreed, isLaw] of [
      ["Neaprēķina", false, false],
      ["Pēc likuma", false, true],
      ["Pēc vienošanās, % gadā", true, false],
      ["Pēc vienošanās, % dienā", true, false],
    ] as const) {
      await rule.selectOption({ label: chosen });
      await expect(rate).toBeVisible({ visible: isAgreed });
      await expect(rates).toBeVisible({ visible: isLaw });
    }
  }
  // What is wrong is seen, whatever is chosen since.
  await choice(page, "Kā tos aprēķina").selectOption({ label: "Pēc likuma" });
  await textbox(page, "No").first().fill("02.01.2024");
  await choice(page, "Kā tos aprēķina").selectOption({ label: "Neaprēķina" });
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "No").first()).toBeVisible();
});

test("a record of DNS is copied by a press, and a key that nobody here knows is not called missing", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await letIn(page, "admin");
  await open(page, "/settings/mail");
  await textbox(page, "Uzņēmuma adrese").fill("rekini@studija.lv");
  await button(page, "Saglabāt").click();
  const records = page.getByRole("listitem");
  const returns = records.filter({ hasText: "Nepiegādātās vēstules (MX)" });
  await expect(returns.getByRole("row").nth(1)).toContainText("10");
  await button(returns.getByRole("row").nth(2), "Kopēt: Serveris").click();
  await expect(returns.getByRole("status").filter({ hasText: "Nokopēts" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("route2.mx.cloudflare.net");
  await button(page, "Pārbaudīt").click();
  await expect(returns).toContainText("Nav atrasts");
  await expect(records.filter({ hasText: "Paraksts (DKIM)" })).toContainText(
    "Jānoskaidro pie portāla uzturētāja",
  );
});

test("the built-in words of a reminder are seen in its empty fields", async ({ page }) => {
  await letIn(page, "admin");
  await open(page, "/settings/reminders");
  const first = page.getByRole("listitem").filter({ hasText: "Teksts:" }).first();
  await first.locator("summary").click();
  await expect(textbox(first, "Temats latviski")).toHaveAttribute("placeholder", /\{\{number\}\}/);
  await expect(textbox(first, "Temats latviski")).toHaveValue("");
});
