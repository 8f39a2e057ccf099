import { linkIn, newestMail, readerOf, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import type { TestInstallation } from "../support/installation.ts";
import { imagePart, multipart } from "../support/multipart.ts";
import { button, dialog, heading, link, menu, row, textbox } from "../support/page-words.ts";
import { pictures } from "../support/pictures.ts";
import { expect, letIn, test } from "../support/plain/test.ts";

/** An estimate of which a client has a link, and the agency that sent it. */
async function sent(installation: TestInstallation, fields: object = {}) {
  const { admin, estimate } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  const token = await sentLink({ installation, admin, path }, fields);
  return { admin, estimate, path, token, reader: readerOf(installation, token) };
}

test.for([
  {
    lang: "lv",
    name: "Vārds, uzvārds",
    reason: "Iemesls",
    decline: "Noraidīt dokumentu",
    said: /noraidīja Jānis: Par dārgu/,
  },
  {
    lang: "en",
    name: "Full name",
    reason: "Reason",
    decline: "Decline the document",
    said: /Declined by Jānis .*: Par dārgu/,
  },
])(
  "a document is declined in $lang, with a reason, and that is its answer then",
  async (words, { page, installation }) => {
    const { token, estimate } = await sent(installation, { lang: words.lang });
    await page.goto(`/d/${token}`);
    const region = page.getByRole("region", { name: /^(Apstiprināšana|Accept)$/ });
    await region.locator("#decline summary").click();
    const form = region.locator("#decline form");
    textbox(form, words.name).fill("Jānis");
    await button(form, words.decline).click();
    await expect(region.getByText(/^(Šis lauks ir obligāts|This field is required)$/)).toBeVisible();
    expect(textbox(region.locator("#decline form"), words.name).inputValue()).toBe("Jānis");
    textbox(region.locator("#decline form"), words.reason).fill("Par dārgu");
    await button(region.locator("#decline form"), words.decline).click();
    await expect(page.getByText(words.said)).toBeVisible();
    await expect(region).toHaveCount(0);
    await expect(heading(page, new RegExp(estimate.estimate_nr))).toBeVisible();
  },
);

test("a question may be as long as its field says, in any script", async ({ page, installation }) => {
  const { token, reader } = await sent(installation);
  const longest = "щ".repeat(2000) + "€".repeat(2000);
  await page.goto(`/d/${token}`);
  const region = page.getByRole("region", { name: "Jautājumi" });
  textbox(region, "Vārds, uzvārds").fill("Jānis");
  textbox(region, "Jautājums").fill(longest);
  await button(region, "Nosūtīt jautājumu").click();
  await expect(region.getByText("Jautājums ir nosūtīts.")).toBeVisible();
  expect((await reader("GET")).json().data.questions).toMatchObject([{ text: longest }]);
});

test("the other language is a link away, and the document is in it", async ({ page, installation }) => {
  const { token } = await sent(installation);
  await page.goto(`/d/${token}`);
  await expect(heading(page, /^Tāme /)).toBeVisible();
  await link(page, "English").click();
  await expect(heading(page, /^Estimate /)).toBeVisible();
  await expect(page.getByText("Total to pay")).toBeVisible();
});

test("what is taken back, replaced or never was says so, and shows nothing of the document", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  const logo = multipart([{ ...imagePart(pictures.png), name: "image" }]);
  await admin("POST", "/companies/1/images/logo_main", logo);
  const token = await sentLink({ installation, admin, path });
  // As it was sent, whatever the agency looks like by now.
  await admin("PATCH", "/companies/1", { body: { images: { logo_main: null } } });
  const mark = page.getByRole("img", { name: "Testa birojs" });
  await page.goto(`/d/${token}`);
  await expect(mark).toBeVisible();
  await page.goto(`/d/${"A".repeat(43)}`);
  expect(page.status).toBe(404);
  await expect(heading(page, "Saite nav derīga")).toBeVisible();
  const [mail] = (await admin("GET", `${path}/mails`)).json().data;
  await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: true } });
  await page.goto(`/d/${token}`);
  await expect(heading(page, "Dokuments ir atsaukts")).toBeVisible();
  await expect(mark).toBeVisible();
  await expect(page.getByText(/Vāka zīmējums/)).toHaveCount(0);
  await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: false } });
  await admin("PATCH", path, { body: { discount: "10" } });
  await sentLink({ installation, admin, path });
  await page.goto(`/d/${token}`);
  await expect(heading(page, "Ir jaunāka versija")).toBeVisible();
  await expect(mark).toBeVisible();
  await expect(page.getByText(/Vāka zīmējums/)).toHaveCount(0);
});

test.for([
  { lang: "lv", switches: [], states: ["Melnraksts", "Nosūtīta", "Atvērta", "Noraidīta"] },
  { lang: "en", switches: ["English"], states: ["Draft", "Sent", "Opened", "Declined"] },
])(
  "what was sent says how it stands wherever it is listed, in $lang",
  async (words, { page, installation }) => {
    const { admin, estimate } = await billable(installation);
    const path = `/estimates/${estimate.id}`;
    await letIn(page, "admin");
    await page.goto("/");
    for (const name of words.switches) await button(menu(page), name).click();
    await page.goto(`/estimate/${estimate.id}`);
    const badge = page.locator("main .badge").first();
    await expect(badge).toHaveText(words.states[0] ?? "");
    const reader = readerOf(installation, await sentLink({ installation, admin, path }));
    const acts = [
      async () => {},
      () => reader("POST", "/visits"),
      () => reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" }),
    ];
    for (const [index, act] of acts.entries()) {
      await act();
      const state = words.states[index + 1] ?? "";
      await page.goto(`/estimate/${estimate.id}`);
      await expect(badge).toHaveText(state);
      for (const at of ["/projects/1", "/projects/1/estimates"]) {
        await page.goto(at);
        const entry = page.getByRole("listitem").filter({ hasText: estimate.estimate_nr });
        await expect(entry.getByText(state)).toBeVisible();
      }
      await page.goto("/estimates");
      await expect(row(page, estimate.estimate_nr)).toContainText(state);
    }
  },
);

test("who answers a client sees what was asked, and about which line", async ({ page, installation }) => {
  const { estimate, reader, admin, path } = await sent(installation);
  await letIn(page, "user");
  const ask = (text: string, item_id?: number) =>
    reader("POST", "/questions", { name: "Jānis", text, item_id });
  const [position] = (await admin("GET", path)).json().data.agency_costs_stages[0].positions;
  await ask("Kad būs gatavs?");
  await admin("POST", `${path}/questions`, { body: { text: "Pirmdien." } });
  await ask("Cik krāsu?", position.position_items[0].id);
  await page.goto(`/estimate/${estimate.id}`);
  await link(page, "Atbildēt").click();
  const form = dialog(page, "Atbildēt");
  await expect(form.getByText("Cik krāsu?")).toBeVisible();
  await expect(form.getByText("Par rindu: Vāka zīmējums")).toBeVisible();
  await expect(form.getByText("Kad būs gatavs?")).toHaveCount(0);
  await textbox(form, "Atbilde").fill("Divas.");
  await button(form, "Nosūtīt atbildi").click();
  await expect(page.getByText("Divas.")).toBeVisible();
});

test.for([
  { lang: "lv", said: "klients redzēs: Jauns posms; Jauns posms · Jauna pozīcija." },
  { lang: "en", said: "the client will see: New stage; New stage · New position." },
])(
  "who sends an estimate is told in $lang what has no name yet",
  async ({ lang, said }, { page, installation }) => {
    const { admin, estimate } = await billable(installation);
    await letIn(page, "admin");
    await page.goto("/");
    if (lang === "en") await button(menu(page), "English").click();
    await page.goto(`/estimate/${estimate.id}/send`);
    const form = dialog(page, /^(Nosūtīt|Send)/);
    await expect(form.getByText(/^(Tāmē kaut kam|Something in)/)).toHaveCount(0);
    const stage = (await admin("POST", `/${estimate.id}/stages`, { body: {} })).json().data;
    const place = { estimate_id: estimate.id, estimate_stage_id: stage.id };
    await admin("POST", "/positions", { body: place });
    await page.goto(`/estimate/${estimate.id}/send`);
    await expect(form.getByText(said)).toBeVisible();
  },
);

test("a link is taken back and given again from the estimate, without scripts", async ({
  page,
  installation,
}) => {
  const { estimate, reader } = await sent(installation);
  await letIn(page, "user");
  await page.goto(`/estimate/${estimate.id}`);
  const story = page.locator("li details summary");
  await story.click();
  await button(page, "Atsaukt saiti").click();
  expect((await reader("GET")).json().data.state).toBe("revoked");
  await expect(page.getByText("Saite atsaukta")).toBeVisible();
  await story.click();
  await button(page, "Atjaunot uz 30 dienām").click();
  expect((await reader("GET")).json().data.state).toBe("open");
});

test("who is signed in looks at a client's page without having opened it in the client's name", async ({
  page,
  installation,
}) => {
  const { token, admin, path } = await sent(installation);
  await letIn(page, "user");
  await page.goto(`/d/${token}`);
  expect((await admin("GET", `${path}/mails`)).json().data[0].link.opened).toBe(0);
});

test("what a stranger types is nothing but words, on the page, inside and in mails", async ({
  page,
  installation,
}) => {
  const { token, admin, path, estimate, reader } = await sent(installation);
  const markup = "<img src=x onerror=alert(1)><b>Treknraksts</b> {{link}}";
  await reader("POST", "/questions", { name: `${markup}`, text: markup });
  await page.goto(`/d/${token}`);
  await expect(page.locator("ol img, ol b b")).toHaveCount(0);
  await expect(page.getByText(markup).first()).toBeVisible();
  await letIn(page, "admin");
  for (const at of [`/estimate/${estimate.id}`, "/inbox"]) {
    await page.goto(at);
    await expect(page.locator("img[src=x]")).toHaveCount(0);
  }
  expect((await admin("GET", `${path}/questions`)).json().data[0].text).toBe(markup);
  expect(await newestMail(installation, "Jautājums par")).toContain("&#60;b&#62;");
});

test("an acceptance is confirmed by a mail whose link shows it", async ({ page, installation }) => {
  const { token } = await sent(installation);
  await page.goto(`/d/${token}`);
  const region = page.getByRole("region", { name: "Apstiprināšana" });
  textbox(region, "Vārds, uzvārds").nth(0).fill("Jānis Bērziņš");
  await button(region, "Saņemt kodu").click();
  textbox(region, "Kods").fill("000 000");
  await button(region, "Apstiprināt dokumentu").click();
  const isRight = (await newestMail(installation, "Apstiprinājuma kods")).includes("\n000000\n");
  if (!isRight) await expect(region.getByText("Kods nav pareizs")).toBeVisible();
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  textbox(region, "Kods").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button(region, "Apstiprināt dokumentu").click();
  await page.goto(`/d/${linkIn(await newestMail(installation, "Apstiprināts:"))}`);
  await expect(page.getByText(/apstiprināja Jānis Bērziņš/)).toBeVisible();
});
