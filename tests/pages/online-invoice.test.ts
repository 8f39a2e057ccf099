import { made } from "../api/arrange.ts";
import { daysAway } from "../api/invoices/assortment.ts";
import { sentLink } from "../api/online/arrange.ts";
import { billable, issued } from "../support/begun-documents.ts";
import type { TestInstallation } from "../support/installation.ts";
import { button, heading, link, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

/** An invoice of 746.55 that a client has a link to, and the agency that sent it. */
async function sent(installation: TestInstallation, { details = {}, mail = {} } = {}) {
  const begun = await billable(installation);
  const { admin } = begun;
  await admin("PATCH", "/companies/1/details", { body: details });
  const invoice = await issued(begun);
  const path = `/invoices/${invoice.id}`;
  const token = await sentLink({ installation, admin, path }, mail);
  const pay = (amount: string) => made(admin, `${path}/payments`, { date: daysAway(0), amount });
  return { admin, invoice, path, token, pay };
}

/** What stands beside a word of the payment, as it would be copied. */
const typed = async (page: Page, region: string, name: string) => {
  const rows = page.getByRole("region", { name: region }).locator("dl > div");
  return (await rows.filter({ hasText: name }).locator(".pay-value").textContent()) ?? "";
};

test.for([
  {
    lang: "lv",
    kind: "Rēķins",
    due: /^Apmaksāt līdz \d\d\.\d\d\.\d{4}$/,
    how: "Apmaksa ar pārskaitījumu",
    to: "Saņēmējs",
    account: "Konts",
    amount: "Summa",
    reference: "Maksājuma atsauce",
    open: /^Vēl jāmaksā 746,55\s€$/,
    part: /^Samaksāts 700,00\s€ no 746,55\s€$/,
    left: /46,55\s€/,
    paid: "Samaksāts, paldies!",
    other: "English",
    otherKind: "Invoice",
  },
  {
    lang: "en",
    kind: "Invoice",
    due: /^Due by \d\d\.\d\d\.\d{4}$/,
    how: "Pay by bank transfer",
    to: "Recipient",
    account: "Account",
    amount: "Amount",
    reference: "Payment reference",
    open: /^Still to pay 746\.55\s€$/,
    part: /^700\.00\s€ of 746\.55\s€ is paid$/,
    left: /46\.55\s€/,
    paid: "Paid, thank you!",
    other: "Latviešu",
    otherKind: "Rēķins",
  },
])(
  "an invoice says in $lang what is owed and how it is paid, and thanks for it",
  async (words, { page, installation }) => {
    const { invoice, token, pay } = await sent(installation, { mail: { lang: words.lang } });
    await page.goto(`/d/${token}`);
    await expect(heading(page, `${words.kind} ${invoice.number}`)).toBeVisible();
    await expect(page.getByText(words.open)).toBeVisible();
    await expect(page.getByText(words.due)).toBeVisible();
    expect(await typed(page, words.how, words.to)).toBe("Testa birojs, SIA");
    expect(await typed(page, words.how, words.account)).toBe("LV80BANK0000435195001");
    expect(await typed(page, words.how, words.reference)).toMatch(/^RF\d\dRET0001$/);
    await expect(page.getByRole("region", { name: words.how }).getByRole("img")).toHaveCount(1);
    // The document in full, from the one component that shows documents.
    await expect(page.getByRole("article").getByText("Ofseta druka")).toBeVisible();
    await expect(page.locator("script[src], link[rel=modulepreload]")).toHaveCount(0);

    await pay("700.00");
    await page.reload();
    await expect(page.getByText(words.part)).toBeVisible();
    expect(await typed(page, words.how, words.amount)).toMatch(words.left);
    await pay("46.55");
    await page.reload();
    await expect(heading(page, words.paid)).toBeVisible();
    await expect(page.getByRole("region", { name: words.how })).toHaveCount(0);
    await link(page, words.other).click();
    await expect(heading(page, `${words.otherKind} ${invoice.number}`)).toBeVisible();
  },
);

test("the button of a payment provider leads there with what is open, and is gone once nothing is", async ({
  page,
  installation,
}) => {
  const payment_link = "https://maksa.example/a?s={amount}&r={number}";
  const { token, pay } = await sent(installation, { details: { payment_link } });
  await pay("100.00");
  await page.goto(`/d/${token}`);
  const provider = link(page, "Maksāt ar karti vai internetbankā");
  await expect(provider).toHaveAttribute("href", "https://maksa.example/a?s=646.55&r=RE-T-0001");
  await expect(provider).toHaveAttribute("rel", "noopener noreferrer");
  await pay("646.55");
  await page.reload();
  await expect(provider).toHaveCount(0);
});

test("each account of the agency has its own code", async ({ page, installation }) => {
  const accounts = [
    { bank: "Luminor", bic: "BANKLV22", iban: "LV80BANK0000435195001" },
    { bank: "Swedbank", bic: "HABALV22", iban: "LV97HABA0012345678910" },
  ];
  const { token } = await sent(installation, { details: { accounts } });
  await page.goto(`/d/${token}`);
  const how = page.getByRole("region", { name: "Apmaksa ar pārskaitījumu" });
  await expect(how.getByRole("img", { name: "Maksājuma QR kods" })).toHaveCount(2);
  // Without styles all of them are there; with styles that of the chosen one (tests/e2e).
  await expect(how.getByRole("radio", { name: "Luminor" })).toBeChecked();
  await expect(how.getByRole("radio", { name: "Swedbank" })).not.toBeChecked();
});

test("a voided invoice says that it is not to be paid, and shows nothing of it", async ({
  page,
  installation,
}) => {
  const { admin, invoice, path, token } = await sent(installation);
  await admin("DELETE", path);
  await page.goto(`/d/${token}`);
  await expect(heading(page, `Dokuments ${invoice.number} ir anulēts`)).toBeVisible();
  await expect(page.getByText("Kredītrēķins: KR-T-0001")).toBeVisible();
  for (const gone of [/746,55/, /Ofseta druka/, /LV80/]) await expect(page.getByText(gone)).toHaveCount(0);
  await expect(page.locator("svg path")).toHaveCount(0);
});

test("a link to an invoice is taken back and given again from the invoice, without scripts", async ({
  page,
  installation,
}) => {
  const { invoice, token, admin, path } = await sent(installation);
  await letIn(page, "user");
  await page.goto(invoice.at);
  const story = page.locator("li details summary");
  await story.click();
  await button(page, "Atsaukt saiti").click();
  const stateNow = async () => (await admin("GET", `${path}/mails`)).json().data[0].link.state;
  expect(await stateNow()).toBe("revoked");
  await page.goto(`/d/${token}`);
  await expect(heading(page, "Dokuments ir atsaukts")).toBeVisible();
  await page.goto(invoice.at);
  await story.click();
  await button(page, "Atjaunot saiti").click();
  expect(await stateNow()).toBe("open");
});

test("a question about an invoice is asked without scripts, and is nothing but words", async ({
  page,
  newBrowser,
  installation,
}) => {
  const { invoice, token } = await sent(installation);
  const markup = "<img src=x onerror=alert(1)> {{link}}";
  await page.goto(`/d/${token}`);
  const region = page.getByRole("region", { name: "Jautājumi" });
  await button(region, "Nosūtīt jautājumu").click();
  await expect(region.getByText("Šis lauks ir obligāts").first()).toBeVisible();
  textbox(region, "Vārds, uzvārds").fill("Jānis");
  textbox(region, "Jautājums").fill(markup);
  await button(region, "Nosūtīt jautājumu").click();
  await expect(region.getByText("Jautājums ir nosūtīts.")).toBeVisible();
  const inside = newBrowser();
  await letIn(inside, "user");
  await inside.goto(invoice.at);
  await link(inside, "Atbildēt").click();
  textbox(inside, "Atbilde").fill("Jā, lūdzu.");
  await button(inside, "Nosūtīt atbildi").click();
  await expect(inside.locator("#questions").getByText("Jā, lūdzu.")).toBeVisible();
  await expect(inside.locator("img[src=x]")).toHaveCount(0);
  await page.reload();
  await expect(region.getByText("Jā, lūdzu.")).toBeVisible();
  await expect(region.getByText(markup)).toBeVisible();
  await expect(page.locator("ol img")).toHaveCount(0);
});

test("who is signed in looks without having opened it, and what is in force is edited in settings", async ({
  page,
  installation,
}) => {
  const { token, admin, path } = await sent(installation);
  await letIn(page, "admin");
  await page.goto(`/d/${token}`);
  await expect(page.getByText(/Jūs skatāties kā aģentūras darbinieks/)).toBeVisible();
  expect((await admin("GET", `${path}/mails`)).json().data[0].link.opened).toBe(0);
  await page.goto("/settings");
  textbox(page, "Maksājuma saite").fill("http://maksa.example");
  await button(page, "Saglabāt").last().click();
  await expect(page.getByText(/^Ierakstiet adresi, kas sākas ar https/)).toBeVisible();
  textbox(page, "Maksājuma saite").fill("https://maksa.example/{amount}");
  await button(page, "Saglabāt").last().click();
  await page.goto(`/d/${token}`);
  await expect(link(page, "Maksāt ar karti vai internetbankā")).toHaveAttribute(
    "href",
    "https://maksa.example/746.55",
  );
});
