import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, dialog, heading, link, menu, notice, row, textbox } from "../support/page-words.ts";

test("a user is given the books, closes a month, and sees nothing else of the management", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const found = `/users?q=${signIns.user}`;
  const [{ name }] = (await admin("GET", found)).json().data;
  await letIn(page, "admin");
  await open(page, found);
  await link(page, name).click();
  const asked = dialog(page, new RegExp(name));
  const tick = asked.getByRole("checkbox", { name: "Grāmatvedība" });
  await expect(tick).toHaveAccessibleDescription(/Banka, žurnāli, PVN/);
  await tick.check();
  await button(asked, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(row(page, name)).toContainText("Grāmatvedība");
  await link(page, name).click();
  await expect(tick).toBeChecked();

  await letIn(page, "user");
  await open(page, "/invoices");
  await expect(link(page, "Banka")).toBeVisible();
  await expect(link(menu(page), "Iestatījumi")).toHaveAttribute("href", "/settings/closing");
  await expect(link(menu(page), "Darbvirsma")).toHaveCount(0);
  await link(menu(page), "Atskaites").click();
  const reports = page.getByRole("navigation", { name: "Atskaites izvēle" }).getByRole("link");
  await expect(reports).toHaveText(["Pārdošana", "Iepirkumi", "PVN"]);
  await open(page, "/reports/financial-report?report=sales_journal&from=2026-03-01&to=2026-03-31");
  await link(page, "Eksports grāmatvedībai").click();
  await link(page, "Slēgt periodu").click();
  const sections = page.getByRole("navigation", { name: "Iestatījumu sadaļas" }).getByRole("link");
  await expect(sections).toHaveCount(3);
  await textbox(page, "Slēgts līdz (ieskaitot)").fill("31.03.2026");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await open(page, "/settings");
  await expect(page).not.toHaveURL(/settings/);
  await open(page, "/bank");
  await expect(heading(page, /Banka/)).toBeVisible();
  await lookAtAll(page, ["/bank", "/settings/closing", "/reports/financial-report"]);
});
