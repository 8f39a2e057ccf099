import { billable, issued } from "../support/begun-documents.ts";
import type { Begun } from "../support/begun-estimate.ts";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import type { TestInstallation } from "../support/installation.ts";
import { morningOf } from "../support/mornings.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Atgādinājumi" });

/** An invoice of 746.55 that is due on a Monday before Christmas, which its client was mailed. */
async function mailed(
  installation: TestInstallation,
): Promise<{ begun: Begun; at: string; number: string; id: number }> {
  const begun = await billable(installation);
  const document = await issued(begun, { due_date: "2037-12-21" });
  await begun.admin("POST", `/invoices/${document.id}/mails`, {
    body: { to: ["birojs@klients.lv"], subject: "Rēķins", text: "Labdien!", lang: "lv" },
  });
  return { begun, ...document };
}

test("a plan is set, and by it a client is reminded of an invoice until it is stopped or paid", async ({
  page,
  installation,
}) => {
  const { begun, at, number, id } = await mailed(installation);
  await letIn(page, "admin");

  await test.step("the plan is switched on, a step changed, one removed and one added", async () => {
    await open(page, "/settings/reminders");
    await page.getByRole("checkbox", { name: "Atgādināt par neapmaksātiem rēķiniem" }).check();
    await textbox(page, "Neatgādināt, ja neapmaksāts mazāk par").fill("10,50");
    await button(page, "Noņemt 4. atgādinājumu").click();
    const third = page.getByRole("group", { name: "3. atgādinājums" });
    await third.getByRole("textbox", { name: "Dienas" }).fill("11");
    await third.getByText("Teksts:").click();
    await textbox(third, "Temats latviski").fill("Gaidām {{open}}");
    await expect(third.getByRole("figure", { name: "Klients saņems (latviski)" })).toContainText(
      "Gaidām 1210,00",
    );
    // What is wrong is put right where it is: its texts do not shut when nothing is wrong any more.
    const text = textbox(third, "Teksts latviski");
    await text.fill("Gaidām {{opn}}");
    await button(page, "Saglabāt").click();
    await expect(text).toHaveAttribute("aria-invalid", "true");
    await text.focus();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("Gaidām");
    await expect(text).not.toHaveAttribute("aria-invalid", "true");
    await page.keyboard.type(" drīz");
    await expect(text).toBeFocused();
    await expect(text).toHaveValue("Gaidām drīz");
    await text.fill("");
    await button(page, "Pievienot atgādinājumu").click();
    await page
      .getByRole("group", { name: "4. atgādinājums" })
      .getByRole("textbox", { name: "Dienas" })
      .fill("11");
    await button(page, "Saglabāt").click();
    await expect(page.getByText("Šāds atgādinājums plānā jau ir").first()).toBeVisible();
    await page
      .getByRole("group", { name: "4. atgādinājums" })
      .getByRole("textbox", { name: "Dienas" })
      .fill("30");
    await button(page, "Saglabāt").click();
    await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
    const { data } = (await begun.admin("GET", "/reminder_plan")).json();
    expect(data.steps.map(({ days }: { days: number }) => days)).toEqual([-3, 3, 11, 30]);
    expect(data).toMatchObject({ is_on: true, least_cents: 1050 });
  });

  await test.step("the invoice says what comes next, and a morning brings it", async () => {
    await open(page, at);
    await expect(panel(page)).toContainText("Nākamais: 18.12.2037");
    await expect(panel(page)).toContainText("3 dienas pirms termiņa");
    await morningOf(installation, "2037-12-17");
    await morningOf(installation, "2037-12-18");
    await page.goto("/mailbox");
    const mail = page
      .getByRole("article")
      .filter({ hasText: `rēķina ${number} apmaksas termiņš ir 21.12.2037` });
    await expect(mail).toHaveCount(1);
    await expect(mail).toContainText("birojs@klients.lv");
    await expect(mail.getByRole("link")).toContainText(number);
    await open(page, at);
    await expect(panel(page).getByRole("listitem")).toContainText("3 dienas pirms termiņa");
    await expect(panel(page)).toContainText("Nākamais: 28.12.2037");
    await expect(page.getByText("Atgādinājums, 3 dienas pirms termiņa")).toBeVisible();
  });

  await test.step("it is stopped for a reason, and resumed", async () => {
    await link(panel(page), "Apturēt").click();
    const stop = dialog(page, "Apturēt atgādinājumus");
    await textbox(stop, "Iemesls").fill("Solīja samaksāt piektdien");
    await button(stop, "Apturēt atgādinājumus").click();
    await expect(panel(page)).toContainText("Atgādinājumi par šo dokumentu ir apturēti.");
    await expect(panel(page)).toContainText("Solīja samaksāt piektdien");
    await button(panel(page), "Atsākt atgādinājumus").click();
    await expect(panel(page)).toContainText("Nākamais: 28.12.2037");
  });

  await test.step("it is disputed, which the list says as well", async () => {
    await link(panel(page), "Atzīmēt kā apstrīdētu").click();
    const dispute = dialog(page, "Dokuments ir apstrīdēts");
    await expect(textbox(dispute, "Iemesls")).toBeFocused();
    await button(dispute, "Atzīmēt kā apstrīdētu").click();
    await expect(dispute.getByText("Šis lauks ir obligāts")).toBeVisible();
    await textbox(dispute, "Iemesls").fill("Cita summa");
    await button(dispute, "Atzīmēt kā apstrīdētu").click();
    await expect(panel(page)).toContainText("par to neatgādina");
    await expect(link(panel(page), "Atgādināt tagad")).toHaveCount(0);
    await open(page, `/invoices?invoiceNr=${number}`);
    await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Apstrīdēts");
    await open(page, "/invoices/reminders");
    await link(page, "Apstrīdētie").click();
    await expect(page.getByRole("row").filter({ hasText: number })).toContainText("3 dienas pirms termiņa");
    await link(page, number).click();
    await expect(panel(page)).toContainText("par to neatgādina");
    await button(panel(page), "Strīds atrisināts").click();
    await expect(panel(page)).toContainText("Nākamais: 28.12.2037");
  });

  await test.step("somebody reminds by hand", async () => {
    await link(panel(page), "Atgādināt tagad").click();
    const remind = dialog(page, `Atgādināt par ${number}`);
    await expect(remind.getByRole("checkbox", { name: "birojs@klients.lv" })).toBeChecked();
    await expect(remind).toContainText("Pielikumā būs");
    await textbox(remind, "Temats").fill("Vai rēķins ir saņemts?");
    await button(remind, "Nosūtīt atgādinājumu").click();
    await expect(notice(page, "Atgādinājums tiek sūtīts")).toBeVisible();
    await expect(panel(page)).toContainText("ārpus plāna");
  });

  await test.step("once it is paid nothing comes any more", async () => {
    await begun.admin("POST", `/invoices/${id}/close`, { body: {} });
    await open(page, at);
    await expect(panel(page)).not.toContainText("Nākamais");
    await morningOf(installation, "2037-12-28");
    const { sent } = (await begun.admin("GET", `/invoices/${id}/reminders`)).json().data;
    expect(sent).toHaveLength(2);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a step is added and removed, the plan saved, and reminders stopped and resumed", async ({
    page,
    installation,
  }) => {
    const { begun, at } = await mailed(installation);
    await letIn(page, "admin");
    await page.goto("/settings/reminders");
    await page.getByRole("checkbox", { name: "Atgādināt par neapmaksātiem rēķiniem" }).check();
    await button(page, "Noņemt 1. atgādinājumu").click();
    await button(page, "Pievienot atgādinājumu").click();
    await page
      .getByRole("group", { name: "4. atgādinājums" })
      .getByRole("textbox", { name: "Dienas" })
      .fill("45");
    await button(page, "Saglabāt").click();
    const { data } = (await begun.admin("GET", "/reminder_plan")).json();
    expect(data.is_on).toBe(true);
    expect(data.steps.map(({ days }: { days: number }) => days)).toEqual([3, 10, 20, 45]);
    await page.goto(at);
    await link(panel(page), "Apturēt").click();
    await button(dialog(page, "Apturēt atgādinājumus"), "Apturēt atgādinājumus").click();
    await expect(panel(page)).toContainText("ir apturēti");
    await button(panel(page), "Atsākt atgādinājumus").click();
    await expect(panel(page)).toContainText("Nākamais: 28.12.2037");
  });
});

test("the plan and the panel of an invoice are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const { begun, at, id } = await mailed(installation);
  await begun.admin("PATCH", "/reminder_plan", { body: { is_on: true } });
  await begun.admin("POST", `/invoices/${id}/reminders`, {
    body: { to: ["birojs@klients.lv"], subject: "Atgādinājums", text: "Labdien!", lang: "lv" },
  });
  await letIn(page, "admin");
  await lookAtAll(page, [
    "/settings/reminders",
    "/invoices/reminders",
    at,
    `${at}/remind`,
    `${at}/reminders/dispute`,
  ]);
  await begun.admin("PATCH", `/invoices/${id}/reminders`, {
    body: { is_disputed: true, note: "Cita summa" },
  });
  await lookAtAll(page, [at]);
});
