import { readFileSync } from "node:fs";
import { newestMail, sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { seenOn } from "../support/browser-axe.ts";
import { button, link, textbox } from "../support/page-words.ts";
import { pdf } from "../support/pdf.ts";
import { pictures } from "../support/pictures.ts";

const named = (name: string, content: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});

test("a PDF becomes the terms beside what is typed, and a client reads it and agrees on a phone", async ({
  page,
  installation,
  newBrowser,
}) => {
  const { admin, estimate } = await billable(installation);
  await letIn(page, "admin");
  await open(page, "/settings/terms");
  const section = page.getByRole("region", { name: "Noteikumi PDF failā" });
  const chooser = section.locator("input[type=file]");
  await textbox(page, "Teksts latviski").fill("Priekšapmaksa 50 %.");
  await chooser.setInputFiles(named("Noteikumi.pdf", pictures.png));
  await expect(section.getByRole("alert")).toContainText("Noteikumi jāaugšupielādē kā PDF fails");
  expect(await seenOn(page)).toEqual({ found: [], isSteady: true, tooWide: [], language: "lv" });
  await button(section, "Noņemt: Noteikumi.pdf").click();
  await chooser.setInputFiles(named("Noteikumi.pdf", pdf));
  await expect(section.getByTitle("Noteikumi.pdf")).toBeVisible();
  await expect(page.getByText(/^1\. versija, saglabāja/)).toBeVisible();
  await expect(textbox(page, "Teksts latviski")).toHaveValue("Priekšapmaksa 50 %.");
  expect(await seenOn(page)).toEqual({ found: [], isSteady: true, tooWide: [], language: "lv" });
  await button(page, "Saglabāt").click();
  await expect(page.getByText(/^2\. versija, saglabāja/)).toBeVisible();
  await expect(section.getByTitle("Noteikumi.pdf")).toBeVisible();

  const token = await sentLink({ installation, admin, path: `/estimates/${estimate.id}` });
  // What is sent stays as it was sent.
  await page.clock.install();
  await button(section, "Noņemt PDF").click();
  // Time to read what is asked.
  await page.clock.fastForward(400);
  await button(section, "Tiešām noņemt PDF?").click();
  await expect(section.getByRole("link")).toHaveCount(0);

  const client = await newBrowser({ viewport: { width: 390, height: 844 } });
  await client.goto(`/d/${token}`);
  const part = client.getByRole("region", { name: "Apstiprināšana", exact: true });
  await expect(part).toContainText("Priekšapmaksa 50 %.");
  const saving = client.waitForEvent("download");
  await link(part, /^Noteikumi: Noteikumi\.pdf \(1\skB\)$/).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("Noteikumi.pdf");
  expect(Buffer.compare(readFileSync(await saved.path()), Buffer.from(pdf))).toBe(0);
  await part.getByRole("textbox", { name: "Vārds, uzvārds" }).first().fill("Jānis Bērziņš");
  await part.getByRole("checkbox", { name: "Noteikumi ir izlasīti, un es tiem piekrītu" }).check();
  await button(part, "Saņemt kodu").click();
  await expect(textbox(part, "Kods")).toBeVisible();
  const code = /^\d{6}$/m.exec(await newestMail(installation, "Apstiprinājuma kods"))?.[0] ?? "";
  await textbox(part, "Kods").fill(code);
  await button(part, "Apstiprināt dokumentu").click();
  await expect(client.getByText("Pieņemti arī aģentūras noteikumi, 2. redakcija.")).toBeVisible();
  await expect(link(client, /^Noteikumi: Noteikumi\.pdf/)).toBeVisible();
  expect(await seenOn(client)).toEqual({ found: [], isSteady: true, tooWide: [], language: "lv" });
});
