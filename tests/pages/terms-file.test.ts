import { codeFor, readerOf, sentLink } from "../api/online/arrange.ts";
import { attached } from "../api/terms/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { button, link, notice, textbox } from "../support/page-words.ts";
import { pdf } from "../support/pdf.ts";
import { pictures } from "../support/pictures.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(pdf) });
const section = (page: Page) => page.getByRole("region", { name: "Noteikumi PDF failā" });

function send(page: Page, chosen: ReturnType<typeof file>) {
  section(page).locator("input[type=file]").setInputFiles(chosen);
  return button(section(page), "Augšupielādēt").click();
}

test("a PDF is kept as the terms, replaced and removed, and each version has its own", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/terms");
  textbox(page, "Teksts latviski").fill("Priekšapmaksa 50 %.");
  await button(page, "Saglabāt").click();
  await send(page, file("Noteikumi.pdf"));
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(page.getByText(/^2\. versija, saglabāja/)).toBeVisible();
  await expect(link(section(page), "Noteikumi.pdf")).toHaveAttribute("href", "/api/terms/2/file");
  await expect(textbox(page, "Teksts latviski")).toHaveValue("Priekšapmaksa 50 %.");

  await send(page, file("Jaunie.pdf"));
  await expect(link(section(page), "Jaunie.pdf")).toHaveAttribute("href", "/api/terms/3/file");
  await expect(link(section(page), "Noteikumi.pdf")).toHaveCount(0);
  await link(page, /^2\. versija/).click();
  await expect(link(page, "Noteikumi.pdf")).toHaveAttribute("href", "/api/terms/2/file");

  await button(section(page), "Noņemt PDF").click();
  await expect(notice(page, "Informācija atjaunināta!")).toBeVisible();
  await expect(page.getByText(/^4\. versija, saglabāja/)).toBeVisible();
  await expect(section(page).getByRole("link")).toHaveCount(0);
  await expect(textbox(page, "Teksts latviski")).toHaveValue("Priekšapmaksa 50 %.");
});

test("what is no PDF is refused at its field, and changes nothing", async ({ page }) => {
  await letIn(page, "admin");
  await page.goto("/settings/terms");
  await send(page, file("Noteikumi.pdf"));
  await send(page, { name: "Noteikumi.pdf", mimeType: "application/pdf", buffer: Buffer.from(pictures.png) });
  await expect(section(page).locator("input[type=file]")).toHaveAccessibleDescription(
    "Noteikumi jāaugšupielādē kā PDF fails",
  );
  await expect(link(section(page), "Noteikumi.pdf")).toHaveAttribute("href", "/api/terms/1/file");
  await button(section(page), "Augšupielādēt").click();
  await expect(section(page).locator("input[type=file]")).toHaveAccessibleDescription(
    "Šis lauks ir obligāts",
  );
});

test("a PDF that a colleague has replaced meanwhile is not removed for it", async ({ page, newBrowser }) => {
  await letIn(page, "admin");
  await page.goto("/settings/terms");
  await send(page, file("Noteikumi.pdf"));
  const second = newBrowser();
  await letIn(second, "admin");
  await second.goto("/settings/terms");
  await send(second, file("Jaunie.pdf"));
  await button(section(page), "Noņemt PDF").click();
  await expect(notice(page, "Šos datus pa to laiku mainīja kolēģis")).toBeVisible();
  await expect(link(section(page), "Jaunie.pdf")).toBeVisible();
});

test.for([
  {
    lang: "lv",
    answering: "Apstiprināšana",
    terms: /^Noteikumi: Noteikumi 2026\.pdf \(1\skB\)$/,
    name: "Vārds, uzvārds",
    agree: "Noteikumi ir izlasīti, un es tiem piekrītu",
    send: "Saņemt kodu",
    refused: "Lai apstiprinātu, jāpiekrīt noteikumiem",
    accepted: "Pieņemti arī aģentūras noteikumi, 1. redakcija.",
  },
  {
    lang: "en",
    answering: "Accept",
    terms: /^Terms: Noteikumi 2026\.pdf \(1\skB\)$/,
    name: "Full name",
    agree: "I have read the terms and agree to them",
    send: "Get the code",
    refused: "You must agree to the terms to accept",
    accepted: "The agency's terms were accepted too: version 1.",
  },
])(
  "a client has the PDF of the terms before the button, and agrees to them, in $lang",
  async (words, { page, installation }) => {
    const { admin, estimate } = await billable(installation);
    const { file } = await attached(admin, pdf);
    const { lang } = words;
    const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` }, { lang });
    const reader = readerOf(installation, token);
    await page.goto(`/d/${token}`);
    const region = page.getByRole("region", { name: words.answering, exact: true });
    const [terms, form] = [link(region, words.terms), button(region, words.send)];
    await expect(terms).toHaveAttribute("href", `/api/online_documents/${token}/files/${file.file}`);
    const texts = (await region.locator("a, button").all()).map((one) => one.textContent);
    expect(texts.findIndex((text) => words.terms.test(text ?? ""))).toBeLessThan(texts.indexOf(words.send));
    const agreed = region.getByRole("checkbox", { name: words.agree, exact: true });
    await expect(agreed).toHaveAttribute("aria-required", "true");
    await expect(region.locator("label:has([name=has_agreed])")).toHaveText(`${words.agree} *`);
    textbox(region, words.name).fill("Jānis");
    await form.click();
    await expect(region.getByText(words.refused)).toBeVisible();
    await expect(link(region, words.terms)).toBeVisible();
    const code = await codeFor(installation, reader, { has_agreed: true });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
    await page.goto(`/d/${token}`);
    await expect(page.getByText(words.accepted)).toBeVisible();
    await expect(link(page, words.terms)).toHaveAttribute(
      "href",
      `/api/online_documents/${token}/files/${file.file}`,
    );
  },
);

test("a client reads the terms that were agreed to as long as the link is there", async ({
  page,
  installation,
}) => {
  const { admin, estimate } = await billable(installation);
  const text = "Samaksa 10 dienu laikā.";
  expect((await admin("POST", "/terms", { body: { text_lv: text, text_en: "" } })).status).toBe(200);
  const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` }, { lang: "lv" });
  const reader = readerOf(installation, token);
  const code = await codeFor(installation, reader, { has_agreed: true });
  expect((await reader("POST", "/acceptance", code)).status).toBe(201);
  await page.goto(`/d/${token}`);
  const read = page.locator(".online-standing details");
  await expect(read).toHaveCount(1);
  await expect(read).toContainText(text);
  await expect(read.locator("summary")).toHaveText("Noteikumi");
});
