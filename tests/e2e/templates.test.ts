import { begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, dialog, heading, link, notice, textbox } from "../support/page-words.ts";

test("an estimate is kept as a template, another begins with it, and a third takes a block of it", async ({
  page,
  installation,
}) => {
  const begun = await begunEstimate(installation, [{ name: "Skice", price: "12.50", quantity: "2" }]);
  await letIn(page, "user");
  await openEstimate(page, begun);
  await link(page, "Saglabāt kā sagatavi").click();
  const keeping = dialog(page, "Saglabāt kā sagatavi");
  await textbox(keeping, "Nosaukums").fill(" ");
  await button(keeping, "Saglabāt").click();
  await expect(textbox(keeping, "Nosaukums")).toHaveAccessibleDescription("Šis lauks ir obligāts");
  await textbox(keeping, "Nosaukums").fill("Kampaņa");
  await button(keeping, "Saglabāt").click();
  await expect(notice(page, "Sagatave „Kampaņa” saglabāta")).toBeVisible();

  // A part is suggested under its own name, and what somebody has typed stays.
  await link(page, "Saglabāt kā sagatavi").click();
  await choice(keeping, "Ko saglabāt").selectOption({ label: "Dizains" });
  await expect(textbox(keeping, "Nosaukums")).toHaveValue("Dizains");
  await textbox(keeping, "Nosaukums").fill("Kampaņa");
  await choice(keeping, "Ko saglabāt").selectOption({ label: "\u2003Buklets" });
  await expect(textbox(keeping, "Nosaukums")).toHaveValue("Kampaņa");
  await button(keeping, "Saglabāt").click();
  await expect(textbox(keeping, "Nosaukums")).toHaveAccessibleDescription(
    "Sagatave ar šādu nosaukumu jau ir",
  );
  await expect(keeping.getByRole("checkbox", { name: "Aizstāt esošo sagatavi „Kampaņa”" })).toBeVisible();
  await textbox(keeping, "Nosaukums").fill("Buklets ar skici");
  await button(keeping, "Saglabāt").click();
  await expect(notice(page, "Sagatave „Buklets ar skici” saglabāta")).toBeVisible();

  const list = Promise.withResolvers<void>();
  await intercept(page, /combo-box-list/, async (route) => {
    await list.promise;
    await route.continue();
  });
  await open(page, "/projects/1/estimates");
  await choice(page, "Sagatave").selectOption({ label: "Kampaņa" });
  await choice(page, "Veids").selectOption({ label: "Produktu piedāvājums" });
  await expect(choice(page, "Sagatave")).toHaveCount(0);
  await choice(page, "Veids").selectOption({ label: "Pozīciju tāme" });
  await choice(page, "Sagatave").selectOption({ label: "Kampaņa" });
  await textbox(page, "Jaunas tāmes nosaukums").fill("Ziemas kampaņa");
  await button(page, "Izveidot tāmi").click();
  await expect(heading(page, "Ziemas kampaņa")).toBeVisible();
  await expect(page.locator(".stage-sum")).toHaveText(["25,00 €"]);

  await link(page, "Ievietot bloku").click();
  const inserting = dialog(page, "Ievietot bloku");
  // It opens as soon as it is there, and is read out.
  await choice(inserting, "Bloks").press("ArrowDown");
  list.resolve();
  await page.getByRole("option", { name: "Buklets ar skici" }).click();
  await choice(inserting, "Kur ievietot").selectOption({ label: "Dizains" });
  await button(inserting, "Ievietot bloku").click();
  await expect(notice(page, "Bloks ievietots")).toBeVisible();
  await expect(page.locator(".stage-sum")).toHaveText(["50,00 €"]);
  await expect(page.locator(".position-sum")).toHaveText(["25,00 €", "25,00 €"]);

  await open(page, "/estimates/templates");
  await link(page, "Buklets ar skici").click();
  await textbox(page, "Nosaukums").fill("Kampaņa");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription("Sagatave ar šādu nosaukumu jau ir");
  await textbox(page, "Nosaukums").fill("Buklets");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Sagatave saglabāta")).toBeVisible();
  await link(page, "Buklets").click();
  await link(page, "Dzēst").click();
  await expect(dialog(page, "Vai tiešām turpināt?")).toContainText("Sagatave „Buklets” tiks dzēsta.");
  await button(page, "Jā").click();
  await expect(notice(page, "Sagatave dzēsta")).toBeVisible();
  await expect(link(page, "Buklets")).toHaveCount(0);
});

test("the screens and dialogs of templates are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const { admin, estimate, stage } = await begunEstimate(installation, [{ name: "Skice", price: "12.50" }]);
  await admin("POST", `/stages/${stage.id}/templates`, { body: { name: "Dizaina posms" } });
  await admin("POST", `/estimates/${estimate.id}/templates`, {
    body: { name: "Rudens kampaņa ar visu, kas tai vajadzīgs: no pirmās skices līdz piegādei katrā veikalā" },
  });
  await letIn(page, "admin");
  const dialogs = [`/estimate/${estimate.id}/block`, `/estimate/${estimate.id}/template`];
  const others = ["/estimates/templates/2", "/estimates/templates", "/estimates/templates/1/delete"];
  // Each by a reader of its own, and the list by both.
  await lookAtAll(page, [...dialogs, "/projects/1/estimates", ...others, "/estimates/templates"]);
});
