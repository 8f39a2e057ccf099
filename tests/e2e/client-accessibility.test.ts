import { accepted, readerOf, sentLink } from "../api/online/arrange.ts";
import { attached } from "../api/terms/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, test } from "../support/browser.ts";
import { lookAtAll, seenOn } from "../support/browser-axe.ts";
import { button } from "../support/page-words.ts";
import { pdf } from "../support/pdf.ts";

const inLanguage =
  (token: string, query = "") =>
  (language: string) =>
    `/d/${token}?lang=${language}${query}`;

test("a client's page is accessible and fits its width: open, at its code, answered, taken back and gone", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  const send = (fields: object = {}) => sentLink({ installation, admin, path }, fields);
  const declined = await send();
  await readerOf(installation, declined)("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
  const revoked = await send();
  const [mail] = (await admin("GET", `${path}/mails`)).json().data;
  await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: true } });
  const open = await send({ to: ["anna@klients.lv", "juris@klients.lv"] });
  await readerOf(installation, open)("POST", "/questions", { name: "Jānis", text: "Vai var ātrāk?" });
  await admin("POST", `${path}/questions`, { body: { text: "Jā, trešdien." } });
  const other = await billable(installation);
  const answered = await sentLink({ installation, admin, path: `/estimates/${other.estimate.id}` });
  await accepted(installation, readerOf(installation, answered));
  const paths = [
    inLanguage(open),
    inLanguage(open, "&request=x"),
    inLanguage(open, "&asked=yes"),
    inLanguage(open),
    inLanguage(open, "&request=x"),
    inLanguage(answered),
    inLanguage(answered),
    inLanguage(declined),
    inLanguage(revoked),
    inLanguage(revoked),
    `/d/${"A".repeat(43)}`,
    `/d/${"A".repeat(43)}`,
  ];
  await lookAtAll(page, paths);
});

const refused = [
  { language: "lv", send: "Saņemt kodu", decline: "Noraidīt dokumentu", ask: "Nosūtīt jautājumu" },
  { language: "en", send: "Get the code", decline: "Decline the document", ask: "Send the question" },
];
for (const { language, send, decline, ask } of refused)
  test(`so are its forms when they are refused, in ${language}`, async ({ page, installation }) => {
    const { admin, estimate } = await billable(installation);
    await admin("POST", "/terms", { body: { text_lv: "Apmaksa 14 dienās.", text_en: "Due in 14 days." } });
    await attached(admin, pdf);
    const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
    const answering = page.getByRole("region", { name: /^(Apstiprināšana|Accept)$/ });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of [send, ask, decline]) {
      await page.goto(inLanguage(token)(language));
      if (name === decline) await answering.locator("summary").last().click();
      await button(page, name).click();
      await expect(page.getByText(/^(Šis lauks ir obligāts|This field is required)$/).first()).toBeVisible();
      const { found, tooWide, language: spoken } = await seenOn(page);
      expect({ name, found, tooWide, spoken }).toEqual({ name, found: [], tooWide: [], spoken: language });
    }
  });
