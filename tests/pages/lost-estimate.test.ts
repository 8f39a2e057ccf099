import { billable } from "../support/begun-documents.ts";
import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { line } from "../support/estimate-words.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, fillLogin, heading, notice, textbox } from "../support/page-words.ts";
import { expect, letIn, type Page, test } from "../support/plain/test.ts";

/** An estimate that a colleague deletes while somebody without scripts types in it. */

const gone = "Šo tāmi kolēģis pa to laiku ir izdzēsis.";

const lines = [{ name: "Druka", price: 1, quantity: 1 }];

const remove = async ({ admin, estimate }: Begun) =>
  expect((await admin("DELETE", `/estimates/${estimate.id}`)).status).toBe(200);

/** Types into every kind of row. */
async function fillIn(page: Page, { estimate }: Begun): Promise<void> {
  await letIn(page, "admin");
  await page.goto(`/estimate/${estimate.id}?lang=lv`);
  await textbox(page, "Posms").first().fill("Makets");
  await textbox(page, "Pozīcija").first().fill("Skrejlapa A5");
  const first = line(page, "Buklets", 0);
  await textbox(first, "Nosaukums").fill("Druka < A5");
  await textbox(first, "Daudzums").fill("1500");
  await textbox(first, "Cena").fill("0,4375");
  await choice(first, "PVN").selectOption("5 %");
  await textbox(page, "Atlaide").fill("7,5");
  await textbox(page, "Komentārs").fill("Piegāde no rīta\n\nBez iesaiņojuma");
  await choice(page, "Jauna rinda").first().fill("Vāka zīmējums");
}

/** What is shown of it, each by its row and field, in the order of the rows. */
const typed = [
  ["Rudens kampaņa · Atlaide", "7,5"],
  ["Rudens kampaņa · Komentārs", "Piegāde no rīta\n\nBez iesaiņojuma"],
  ["Dizains · Nosaukums", "Makets"],
  ["Buklets · Nosaukums", "Skrejlapa A5"],
  ["Buklets · Jauna rinda", "Vāka zīmējums"],
  ["Druka · Nosaukums", "Druka < A5"],
  ["Druka · Daudzums", "1500"],
  ["Druka · Cena", "0,4375"],
  ["Druka · PVN", "5 %"],
];

async function expectTyped(page: Page, expected: string[][]): Promise<void> {
  await expect(heading(page, "Jūsu ierakstītais")).toBeVisible();
  await expect(page.getByRole("term")).toHaveText(expected.map(([name = ""]) => name));
  await expect(page.getByRole("definition")).toHaveText(expected.map(([, text = ""]) => text));
}

for (const pressed of ["Saglabāt", "Pievienot", "Pievienot posmu", "Pievienot pozīciju", "Apstiprināt"])
  test(`what was typed is shown where the estimate is gone: ${pressed}`, async ({ page, installation }) => {
    const begun = await begunEstimate(installation, lines);
    await fillIn(page, begun);
    await remove(begun);
    await button(page, pressed).first().click();
    await expect(heading(page, "Tāme nav atrasta")).toBeVisible();
    await expect(page.getByText(gone)).toBeVisible();
    await expectTyped(page, typed);
  });

test("what was typed is shown where its session had ended as well", async ({
  page,
  context,
  installation,
}) => {
  const begun = await begunEstimate(installation, lines);
  await fillIn(page, begun);
  context.clearCookies({ name: "session" });
  await button(page, "Saglabāt").first().click();
  await expect(notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam")).toBeVisible();
  await remove(begun);
  await fillLogin(page, signIns.admin, password);
  await expect(page.getByText(gone)).toBeVisible();
  await expectTyped(page, typed);
});

test("an estimate that is gone says no more where nothing was typed", async ({ page, installation }) => {
  const begun = await billable(installation);
  await letIn(page, "admin");
  await page.goto(`/estimate/${begun.estimate.id}`);
  await remove(begun);
  await button(page, "Pievienot posmu").first().click();
  await expect(page.getByText("Šādas tāmes nav, vai arī tā ir dzēsta.")).toBeVisible();
  await expect(page.getByRole("term")).toHaveCount(0);
});
