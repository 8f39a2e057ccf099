import { callerAt, signIns } from "#tests/support/installation.ts";
import { aClient, made } from "../api/arrange.ts";
import { drafted, sent } from "../api/purchase-orders/arrange.ts";
import { production } from "../api/purchase-orders/production.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { lookAtAll } from "../support/browser-axe.ts";
import { button, choice, dialog, heading, link, notice, row, textbox } from "../support/page-words.ts";

test("what a project's production needs is ordered, mailed, had as PDF and received", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { projectId } = await production(admin);
  await made(admin, "/customers", aClient({ name: "Ceriņu spiestuve", email: "birojs@cerini.test" }));
  await letIn(page, "admin");
  await open(page, `/projects/${projectId}`);
  await link(page, "Pasūtīt").click();
  const adding = dialog(page, "Sagatavot pasūtījumu");
  await choice(adding, "Piegādātājs").fill("ceriņu");
  await page.getByRole("option", { name: "Ceriņu spiestuve" }).click();
  await adding.getByRole("checkbox", { name: /Plakāti/ }).check();
  await expect(textbox(adding, "Cena: Plakāti")).toHaveValue("1,50");
  await textbox(adding, "Daudzums: Plakāti").fill("divi");
  await button(adding, "Sagatavot").click();
  await expect(textbox(adding, "Daudzums: Plakāti")).toHaveAccessibleDescription("Šeit jābūt skaitlim");
  await textbox(adding, "Daudzums: Plakāti").fill("10");
  await button(adding, "Sagatavot").click();
  await expect(heading(page, "Ceriņu spiestuve")).toBeVisible();
  await expect(row(page, "Plakāti")).toContainText("15,00 €");

  await button(page, "Nosūtīt").click();
  const mailing = dialog(page, /Nosūtīt pasūtījumu PAS-/);
  await expect(mailing.getByRole("checkbox", { name: /birojs@cerini.test/ })).toBeChecked();
  await button(mailing, "Nosūtīt").click();
  await expect(notice(page, /birojs@cerini.test/)).toBeVisible();
  const [number = ""] = /PAS-\d{4}-\d{4}/.exec((await heading(page, /PAS-/).textContent()) ?? "") ?? [];
  const download = page.waitForEvent("download");
  await link(page, "Lejupielādēt PDF").click();
  expect((await download).suggestedFilename()).toBe(`${number} Ceriņu spiestuve.pdf`);
  await button(page, "Atzīmēt kā saņemtu").click();
  await expect(notice(page, "Pasūtījums atzīmēts kā saņemts")).toBeVisible();

  await open(page, `/projects/${projectId}`);
  await link(page, "Visi pasūtījumi").click();
  await expect(row(page, number)).toContainText("Saņemts");
  await link(page, "Sagatavot pasūtījumu").click();
  await expect(page.getByText("Jau pasūtīts: 10 gab.")).toBeVisible();
  await expect(textbox(page, "Daudzums: Plakāti")).toHaveValue("20");
});

test("the screens and dialogs of orders are accessible and fit their width", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const { projectId, line } = await production(admin);
  const lines = [{ position_item_id: line.id, quantity: "5", price: "1.50" }];
  const draft = await drafted(admin, { project_id: projectId, lines, note: "Zvaniet pirms piegādes" });
  const whole = await sent(admin, { project_id: projectId });
  await letIn(page, "admin");
  const dialogs = ["edit", "line", `line/${draft.lines[0]?.id}`, "delete"].map(
    (name) => `/purchase-orders/${draft.id}/${name}`,
  );
  await lookAtAll(page, [
    "/purchase-orders",
    `/purchase-orders/add?project=${projectId}`,
    `/purchase-orders/${draft.id}`,
    ...dialogs,
    `/purchase-orders/${whole.id}`,
    `/purchase-orders/${whole.id}/send`,
  ]);
});
