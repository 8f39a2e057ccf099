import { expect, letIn, open, test } from "../support/browser.ts";
import { line, sumOf } from "../support/estimate-words.ts";
import { button, choice, dialog, heading, link, notice, textbox } from "../support/page-words.ts";

test("an offer is made of products, with the images that are chosen", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/projects");
  await link(page, "Pircēju ceļvedis").click();
  const list = page.getByRole("main");
  await link(list.getByRole("navigation"), "Tāmes").click();
  await textbox(list, "Jaunas tāmes nosaukums").fill("Dāvanas klientiem");
  await choice(list, "Veids").selectOption({ label: "Produktu piedāvājums" });
  await button(list, "Izveidot tāmi").click();
  await expect(heading(page, "Dāvanas klientiem")).toBeVisible();
  await expect(heading(page, "Aģentūras darbi")).toHaveCount(0);

  await choice(page, "Jauns produkts").pressSequentially("T-krekls");
  await page.getByRole("option", { name: /T-krekls Nakts/ }).click();
  await expect(choice(page, "Jauns produkts")).toHaveAttribute("aria-expanded", "false");
  await choice(page, "Jauns produkts").press("Enter");
  const first = line(page, "Produkti", 0);
  await expect(textbox(first, "Daudzums")).toBeFocused();
  await page.keyboard.type("100");
  await textbox(first, "Cena").fill("10,50");
  await textbox(first, "Cena").press("Tab");
  await expect(sumOf(page, "Produkti")).toHaveText("1050,00 €");
  await expect(notice(page, "Saglabāts")).toBeVisible();

  await link(page, "Attēli piedāvājumā: T-krekls Nakts").click();
  const images = dialog(page, "T-krekls Nakts");
  await expect(images.getByRole("checkbox").first()).toBeChecked();
  await images.getByRole("checkbox").first().uncheck();
  await button(images, "Saglabāt").click();
  await expect(notice(page, "Attēli saglabāti")).toBeVisible();
  await link(page, "Piedāvājums").click();
  const offer = dialog(page, "Piedāvājums");
  await expect(offer.getByRole("img", { name: "T-krekls Nakts" })).toHaveCount(0);
  await link(offer, "Aizvērt").last().click();

  await link(page, "Attēli piedāvājumā: T-krekls Nakts").click();
  await images.getByRole("checkbox").last().check();
  await button(images, "Saglabāt").click();
  await expect(images).toBeHidden();
  await link(page, "Piedāvājums").click();
  await expect(offer.getByRole("img", { name: "T-krekls Nakts" })).toHaveCount(1);
});
