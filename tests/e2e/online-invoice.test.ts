import { daysAway } from "../api/invoices/assortment.ts";
import { linkIn, newestMail, sentLink } from "../api/online/arrange.ts";
import { billable, issued } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { seenOn } from "../support/browser-axe.ts";
import { standing } from "../support/invoice-words.ts";
import { button, dialog, link, notice, textbox } from "../support/page-words.ts";

const customer = "birojs@klients.lv";
const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };

test("an invoice is sent, asked about on a phone, answered, and paid in two parts that the page follows", async ({
  page,
  installation,
  newBrowser,
}) => {
  const begun = await billable(installation);
  const { admin, estimate } = begun;
  const invoice = await issued(begun);
  const { project } = (await admin("GET", `/estimates/${estimate.id}`)).json().data;
  await admin("PATCH", `/customers/${project.customer.id}`, { body: { email: customer } });
  await letIn(page, "admin");
  await open(page, invoice.at);
  await link(page, "Nosūtīt").first().click();
  const mail = dialog(page, `Nosūtīt ${invoice.number}`);
  await expect(mail.getByRole("checkbox", { name: "Pievienot saiti uz dokumentu" })).toBeChecked();
  await textbox(mail, "Temats").fill("Jūsu rēķins");
  await button(mail, "Nosūtīt").click();
  await expect(notice(page, customer)).toBeVisible();
  const sent = page.getByRole("listitem").filter({ hasText: customer });
  await expect(sent).toContainText("Nav atvērts");

  const client = await newBrowser(phone);
  await client.goto(`/d/${linkIn(await newestMail(installation, "Jūsu rēķins"))}`);
  await expect(client.getByRole("heading", { name: `Rēķins ${invoice.number}` })).toBeVisible();
  const owing = client.getByRole("region", { name: `Rēķins ${invoice.number}` });
  await expect(owing).toContainText(/746,55\s€/);
  await expect(client.getByRole("img", { name: "Maksājuma QR kods" })).toBeVisible();
  await expect(client.getByRole("button", { name: /^Kopēt/ })).toHaveCount(0);
  const asking = client.getByRole("region", { name: "Jautājumi" });
  await textbox(asking, "Vārds, uzvārds").fill("Jānis Bērziņš");
  await textbox(asking, "Jautājums").fill("Vai var divās daļās?");
  await button(asking, "Nosūtīt jautājumu").click();
  await expect(asking.getByRole("status")).toHaveText("Jautājums ir nosūtīts.");

  await open(page, "/inbox");
  const questions = page.getByRole("region", { name: "Klientu jautājumi" });
  await expect(questions).toContainText("Vai var divās daļās?");
  await link(questions, new RegExp(invoice.number)).click();
  await expect(sent).toContainText("Atvērts");
  await link(page, "Atbildēt").click();
  const reply = dialog(page, "Atbildēt");
  await textbox(reply, "Atbilde").fill("Jā, 700 tagad.");
  await button(reply, "Nosūtīt atbildi").click();
  await expect(notice(page, "Atbilde nosūtīta")).toBeVisible();

  await link(page, "Pievienot maksājumu").click();
  await textbox(dialog(page, "Pievienot maksājumu"), "Summa").fill("700");
  await button(dialog(page, "Pievienot maksājumu"), "Pievienot").click();
  // Its total has these figures at its end as well.
  await expect(standing(page)).toContainText(/(^|[^\d])46,55\s€/);
  await client.reload();
  await expect(asking).toContainText("Jā, 700 tagad.");
  await expect(owing).toContainText(/Samaksāts 700,00\s€ no 746,55\s€/);

  await link(page, "Atzīmēt kā apmaksātu").click();
  await button(dialog(page, "Atzīmēt kā apmaksātu"), "Atzīmēt kā apmaksātu").click();
  await expect(notice(page, "Dokuments atzīmēts kā apmaksāts")).toBeVisible();
  await client.reload();
  await expect(owing.getByRole("heading", { name: "Samaksāts, paldies!" })).toBeVisible();
  await expect(client.getByRole("img", { name: "Maksājuma QR kods" })).toHaveCount(0);
});

test("what a payer types is copied by a press, without the spaces that it is read with", async ({
  page,
  context,
  installation,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const begun = await billable(installation);
  const invoice = await issued(begun);
  const path = `/invoices/${invoice.id}`;
  const token = await sentLink({ installation, admin: begun.admin, path });
  const watched: string[] = [];
  page.on("console", (message) => watched.push(message.text()));
  await page.goto(`/d/${token}`);
  const copied = async (name: string) => {
    await button(page, `Kopēt: ${name}`).click();
    await expect(page.locator("#copied")).toHaveText(`Kopēt: ${name}: Nokopēts`);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied("Konts")).toBe("LV80BANK0000435195001");
  expect(await copied("Summa")).toBe("746.55");
  expect(await copied("Maksājuma atsauce")).toMatch(/^RF\d\dRET0001$/);
  // By hand it is the same: one press takes all of it.
  await page.getByText("4351", { exact: true }).first().click();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("LV80BANK0000435195001");
  expect(watched).toEqual([]);
});

test("of several accounts one is chosen on a phone without scripts, and what was paid too much is the client's", async ({
  installation,
  newBrowser,
}) => {
  const begun = await billable(installation);
  const { admin } = begun;
  const accounts = [
    { bank: "Pirmā", bic: "BANKLV22", iban: "LV80BANK0000435195001" },
    { bank: "Otrā", bic: "HABALV22", iban: "LV97HABA0012345678910" },
  ];
  await admin("PATCH", "/companies/1/details", { body: { accounts } });
  const invoice = await issued(begun);
  const path = `/invoices/${invoice.id}`;
  const token = await sentLink({ installation, admin, path });
  const client = await newBrowser(phone);
  await client.goto(`/d/${token}`);
  const paying = client.getByRole("region", { name: "Apmaksa ar pārskaitījumu" });
  for (const once of ["Saņēmējs", "Summa", "Maksājuma atsauce"])
    await expect(paying.getByText(once, { exact: true })).toHaveCount(1);
  const [first, second] = ["LV80BANK0000435195001", "LV97HABA0012345678910"];
  const code = paying.getByRole("img", { name: "Maksājuma QR kods" });
  await expect(paying).toContainText(first);
  await expect(paying).toContainText(second);
  // However narrow it is, a group of an account is in one line.
  await client.setViewportSize({ width: 320, height: 700 });
  const lines = await paying
    .locator(".pay-value span:not(:only-child)")
    .evaluateAll((groups) => groups.map((group) => group.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  await expect(code).toHaveCount(1);
  const drawn = await code.innerHTML();
  await paying.getByRole("radio", { name: "Otrā" }).check();
  await expect(code).toHaveCount(1);
  expect(await code.innerHTML()).not.toBe(drawn);
  await expect(paying.getByText("HABALV22")).toBeVisible();
  await expect(paying.getByText("BANKLV22")).toBeHidden();

  await admin("POST", `${path}/payments`, { body: { date: daysAway(0), amount: "800.00" } });
  await client.reload();
  await expect(client.getByRole("region", { name: `Rēķins ${invoice.number}` })).toContainText(
    /Samaksāts par 53,45\s€ vairāk/,
  );
});

test("the page of an invoice is accessible and fits its width: open in both languages, paid and voided", async ({
  page,
  installation,
}) => {
  const begun = await billable(installation);
  const { admin } = begun;
  await admin("PATCH", "/companies/1/details", { body: { payment_link: "https://maksa.example/{amount}" } });
  const invoice = await issued(begun);
  const path = `/invoices/${invoice.id}`;
  const token = await sentLink({ installation, admin, path });
  const seen = async (lang: string) => {
    await page.goto(`/d/${token}?lang=${lang}`);
    expect(await seenOn(page)).toEqual({ found: [], isSteady: true, tooWide: [], language: lang });
  };
  await seen("lv");
  await seen("en");
  await admin("POST", `${path}/close`, { body: {} });
  await seen("en");
  await admin("DELETE", path);
  await seen("lv");
});
