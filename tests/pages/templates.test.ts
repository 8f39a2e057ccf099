import { begunEstimate } from "../support/begun-estimate.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";
import { enterAs, test as testSpecification } from "../support/plain/spec-backend.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const begun = (installation: TestInstallation) =>
  begunEstimate(installation, [{ name: "Skice", price: "12.50", quantity: "2" }]);

const keeping = (page: Page) => dialog(page, "Saglabāt kā sagatavi");

test("an estimate is kept, replaced and begun with without scripts", async ({ page, installation }) => {
  const { admin, estimate } = await begun(installation);
  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}`);
  await expect(link(page, "Ievietot bloku")).toHaveCount(0);
  await link(page, "Saglabāt kā sagatavi").click();
  await expect(textbox(keeping(page), "Nosaukums")).toHaveValue("Rudens kampaņa");
  await button(keeping(page), "Saglabāt").click();
  await expect(notice(page, "Sagatave „Rudens kampaņa” saglabāta")).toBeVisible();

  await admin("PATCH", `/estimates/${estimate.id}`, { body: { discount: 50 } });
  await page.goto(`/estimate/${estimate.id}/template`);
  await button(keeping(page), "Saglabāt").click();
  await expect(textbox(keeping(page), "Nosaukums")).toHaveAccessibleDescription(
    "Sagatave ar šādu nosaukumu jau ir",
  );
  // Not ticked: it is asked about once more, and another name makes another template.
  await button(keeping(page), "Saglabāt").click();
  await page.getByRole("checkbox", { name: "Aizstāt esošo sagatavi „Rudens kampaņa”" }).check();
  await button(keeping(page), "Saglabāt").click();
  await expect(notice(page, "Sagatave „Rudens kampaņa” saglabāta")).toBeVisible();

  await page.goto("/estimates");
  await link(page, "Sagataves").click();
  await expect(row(page, "Rudens kampaņa")).toContainText("Vesela tāme");
  await expect(row(page, "Rudens kampaņa")).toContainText("12,50 €");

  await page.goto("/projects/1/estimates");
  await textbox(page, "Jaunas tāmes nosaukums").fill("Ziemas kampaņa");
  await choice(page, "Sagatave").selectOption({ label: "Rudens kampaņa (Pozīciju tāme)" });
  await button(page, "Izveidot tāmi").click();
  await expect(heading(page, "Ziemas kampaņa")).toBeVisible();
  const [made] = (await admin("GET", `/all_estimates?q=${encodeURIComponent("Ziemas kampaņa")}`)).json().data;
  expect(made).toMatchObject({ net_cents: 1250 });
});

test("a tick for one name replaces no template of another", async ({ page, installation }) => {
  const { admin, estimate, stage } = await begun(installation);
  const kept = (name: string) => admin("POST", `/stages/${stage.id}/templates`, { body: { name } });
  const [, other] = [await kept("Viena"), await kept("Otra")];
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}/template`);
  await textbox(keeping(page), "Nosaukums").fill("Viena");
  await button(keeping(page), "Saglabāt").click();
  await page.getByRole("checkbox", { name: "Aizstāt esošo sagatavi „Viena”" }).check();
  await textbox(keeping(page), "Nosaukums").fill("Otra");
  await button(keeping(page), "Saglabāt").click();
  const another = page.getByRole("checkbox", { name: "Aizstāt esošo sagatavi „Otra”" });
  await expect(another).toBeVisible();
  await expect(another).not.toBeChecked();
  const { id, kind, version } = other.json().data;
  // Its name is free once a colleague has deleted it.
  const gone = await kept("Trešā");
  await textbox(keeping(page), "Nosaukums").fill("Trešā");
  await button(keeping(page), "Saglabāt").click();
  await page.getByRole("checkbox", { name: "Aizstāt esošo sagatavi „Trešā”" }).check();
  await admin("DELETE", `/estimate_templates/${gone.json().data.id}`);
  await button(keeping(page), "Saglabāt").click();
  await expect(page.getByText("Sagatave „Trešā” saglabāta")).toBeVisible();
  expect((await admin("GET", `/estimate_templates/${id}`)).json().data).toMatchObject({ kind, version });
});

test("a block is inserted by its name, and refused where it does not belong", async ({
  page,
  installation,
}) => {
  const { admin, estimate, stage, position } = await begun(installation);
  await admin("POST", `/positions/${position.id}/templates`, { body: { name: "Bukleta pozīcija" } });
  await admin("POST", `/stages/${stage.id}/templates`, { body: { name: "Dizaina posms" } });
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}`);
  await link(page, "Ievietot bloku").click();
  const form = dialog(page, "Ievietot bloku");
  await button(form, "Ievietot bloku").click();
  await expect(form.getByText("Izvēlieties bloku no saraksta")).toBeVisible();
  await choice(form, "Bloks").fill("posms");
  await choice(form, "Kur ievietot").selectOption({ label: "Dizains" });
  await button(form, "Ievietot bloku").click();
  await expect(choice(form, "Kur ievietot")).toHaveAccessibleDescription(/^Šis bloks ir posms/);
  await choice(form, "Kur ievietot").selectOption({ label: "Tāmes beigās" });
  await button(form, "Ievietot bloku").click();
  await expect(notice(page, "Bloks ievietots")).toBeVisible();
  await page.goto(`/estimate/${estimate.id}/block`);
  await choice(form, "Bloks").fill("bukleta pozīcija");
  await choice(form, "Kur ievietot").selectOption({ label: "Dizains" });
  await button(form, "Ievietot bloku").click();
  await expect(notice(page, "Bloks ievietots")).toBeVisible();
  const { agency_costs_stages: stages, sums } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  expect(stages.map(({ positions }: { positions: object[] }) => positions.length)).toEqual([2, 1]);
  expect(sums.net_cents).toBe(7500);
});

test("an approved estimate takes no block, and says why", async ({ page, installation }) => {
  const { admin, estimate, stage } = await begun(installation);
  await admin("POST", `/stages/${stage.id}/templates`, { body: { name: "Dizaina posms" } });
  await admin("PATCH", `/estimates/${estimate.id}`, { body: { is_approved: true } });
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}`);
  await expect(link(page, "Saglabāt kā sagatavi")).toBeVisible();
  await expect(link(page, "Ievietot bloku")).toHaveCount(0);
  await page.goto(`/estimate/${estimate.id}/block`);
  await expect(page.getByRole("alert").filter({ hasText: /^Tāme ir apstiprināta/ })).toBeVisible();
});

test("a template is renamed and deleted, and a name that is taken is refused", async ({
  page,
  installation,
}) => {
  const { stage } = await begun(installation);
  const admin = await callerAt(installation, signIns.admin);
  for (const name of ["Ābols", "Bumbieris"])
    await admin("POST", `/stages/${stage.id}/templates`, { body: { name } });
  await letIn(page, "user");
  await page.goto("/estimates/templates");
  await link(page, "Ābols").click();
  await textbox(page, "Nosaukums").fill("Bumbieris");
  await button(page, "Saglabāt").click();
  await expect(textbox(page, "Nosaukums")).toHaveAccessibleDescription("Sagatave ar šādu nosaukumu jau ir");
  await textbox(page, "Nosaukums").fill("Ogas");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Sagatave saglabāta")).toBeVisible();
  await link(page, "Ogas").click();
  await link(page, "Dzēst").click();
  await button(page, "Jā").click();
  await expect(notice(page, "Sagatave dzēsta")).toBeVisible();
  await expect(link(page, "Ogas")).toHaveCount(0);
  await page.goto("/estimates/templates?q=ogas");
  await expect(page.getByText("Neviena sagatave neatbilst meklētajam.")).toBeVisible();
});

testSpecification("a backend without templates has no button for them", async ({ page }) => {
  await enterAs(page, "ilze", "/estimate/1");
  await expect(heading(page, "Kastes, 2. variants")).toBeVisible();
  for (const name of ["Saglabāt kā sagatavi", "Ievietot bloku"])
    await expect(link(page, name)).toHaveCount(0);
  await page.goto("/projects/1/estimates");
  await expect(choice(page, "Sagatave")).toHaveCount(0);
  await page.goto("/estimates");
  await expect(link(page, "Sagataves")).toHaveCount(0);
  for (const path of ["/estimate/1/template", "/estimate/1/block"]) {
    await page.goto(path);
    await expect(page.getByRole("alert").filter({ hasText: "nepiedāvā" })).toBeVisible();
  }
});
