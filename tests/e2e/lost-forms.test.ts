import type { Page } from "@playwright/test";
import { expect, fillLogin, letIn, open, test } from "../support/browser.ts";
import { callerAt, password, signIns, type TestInstallation } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";

const own = (page: Page, key: string) => textbox(page, `Jūsu teksts: ${key}`);

/** Words texts of Latvian in the installation's own way, and no others. */
async function wording(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  const { languages } = (await admin("GET", "/system-config")).json().data;
  const { id } = languages.find(({ code }: { code: string }) => code === "lv");
  return async (translations: Record<string, string>) => {
    expect((await admin("PATCH", `/languages/${id}`, { body: { translations } })).status).toBe(200);
  };
}

test("a text that left the list comes back after signing in again", async ({
  page,
  context,
  installation,
}) => {
  const worded = await wording(installation);
  await worded({ "clients.add": "Jauns klients" });
  await letIn(page, "admin");
  const path = "/settings/texts?lang=lv&changed=1";
  await open(page, path);
  await own(page, "clients.add").fill("Pievienot pasūtītāju");
  await context.clearCookies();
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam")).toBeVisible();
  await worded({});
  await fillLogin(page, signIns.admin, password);
  await expect(own(page, "clients.add")).toHaveValue("Pievienot pasūtītāju");
  await button(page, "Saglabāt").last().click();
  await expect(own(page, "clients.add")).toHaveAccessibleDescription(/saglabāja: „Pievienot klientu”/);
  await button(page, "Saglabāt").last().click();
  await expect(page.getByText("Veiksmīgi saglabāts!", { exact: true })).toBeVisible();
});
