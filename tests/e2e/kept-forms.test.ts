import { alive, expect, fillLogin, letIn, open, type Page, test } from "../support/browser.ts";
import { password, signIns } from "../support/installation.ts";
import { button, choice, link, notice, secretBox, textbox } from "../support/page-words.ts";

interface Typed {
  texts: Record<string, string>;
  /** Typed into a field with suggestions. */
  suggested?: Record<string, string>;
}

/** A page, a dialog and a row of a list; the other forms are sent without scripts (tests/pages). */
const forms: Record<string, Typed> = {
  "/clients/add": { texts: { Nosaukums: "SIA „Pīlādzis”", "Īsais nosaukums": "Pīlādzis" } },
  "/projects/1/data": { texts: { Nosaukums: "Cits projekts" } },
  "/settings/units": { texts: { Apzīmējums: "rullis" }, suggested: { "UN/ECE kods": "C62" } },
};

async function fill(page: Page, { texts, suggested = {} }: Typed): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await textbox(page, name).first().fill(text);
  for (const [name, text] of Object.entries(suggested)) await choice(page, name).fill(text);
}

async function expectTyped(page: Page, { texts, suggested = {} }: Typed): Promise<void> {
  for (const [name, text] of Object.entries(texts))
    await expect(textbox(page, name).first()).toHaveValue(text);
  for (const [name, text] of Object.entries(suggested)) await expect(choice(page, name)).toHaveValue(text);
}

const send = (page: Page, { texts }: Typed) =>
  textbox(page, Object.keys(texts)[0] ?? "")
    .first()
    .press("Enter");

/** Letters that cannot be written shorter. */
function noise(seed: number, length: number): string {
  let state = seed + 1;
  const letters = Array.from({ length }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return String.fromCharCode(97 + Math.floor((state / 2 ** 32) * 26));
  });
  return letters.join("");
}

const kept = (page: Page) => notice(page, "veidlapa būs aizpildīta tāpat kā pirms tam");

for (const [path, typed] of Object.entries(forms)) {
  test(`${path} is there as it was typed for anyone who signs in again`, async ({ page, context }) => {
    await letIn(page, "admin");
    await open(page, path);
    await fill(page, typed);
    await context.clearCookies();
    await send(page, typed);
    await expect(kept(page)).toBeVisible();
    await fillLogin(page, signIns.admin, password);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectTyped(page, typed);
    await page.goto(path);
    for (const [name, text] of Object.entries(typed.texts))
      await expect(textbox(page, name).first()).not.toHaveValue(text);
  });
}

test("nobody else gets the form of who was here before", async ({ page, context }) => {
  await letIn(page, "admin");
  await open(page, "/clients/add");
  await textbox(page, "Nosaukums").fill("Noslēpums");
  await context.clearCookies({ name: "session" });
  await textbox(page, "Īsais nosaukums").fill("N");
  await textbox(page, "Nosaukums").press("Enter");
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.user, password);
  await expect(page).toHaveURL(/\/clients\/add$/);
  await expect(textbox(page, "Nosaukums")).toHaveValue("");
  await letIn(page, "admin");
  await page.goto("/clients/add");
  await expect(textbox(page, "Nosaukums")).toHaveValue("");
});

test("a form that is too long to be kept stays on its page until its sender has signed in elsewhere", async ({
  page,
  context,
}) => {
  await letIn(page, "admin");
  await open(page, "/settings/texts?q=a");
  const fields = page.locator("main form textarea, main form input[type=text]");
  const built = await fields.evaluateAll((all) =>
    all.map((field) => "value" in field && String(field.value)),
  );
  const plain = built.flatMap((text, index) => (text === false || text.includes("{{") ? [] : index));
  for (const index of plain.slice(0, 12)) await fields.nth(index).fill(noise(index, 1900));
  await context.clearCookies({ name: "session" });
  await button(page, "Saglabāt").last().click();
  await expect(page.getByRole("alert")).toContainText("Pieslēdzieties citā cilnē un saglabājiet vēlreiz");
  const first = plain[0] ?? 0;
  await expect(fields.nth(first)).toHaveValue(noise(first, 1900));
  const second = await context.newPage();
  await second.goto("/login");
  await fillLogin(second, signIns.admin, password);
  await expect(second).not.toHaveURL(/login/);
  await button(page, "Saglabāt").last().click();
  await expect(notice(page, "Veiksmīgi saglabāts!")).toBeVisible();
});

test("a password never comes back, and what came back is asked about before it is left", async ({
  page,
  context,
}) => {
  await letIn(page, "admin");
  await open(page, "/users/add");
  await textbox(page, "Vārds, uzvārds").fill("Jana Jauna");
  await textbox(page, "E-pasts").fill("jana@demo.test");
  await choice(page.getByRole("dialog"), "Loma").selectOption("Lietotājs");
  await secretBox(page, "Parole").first().fill("ļoti gara parole 1");
  await context.clearCookies();
  await textbox(page, "E-pasts").press("Enter");
  await expect(kept(page)).toBeVisible();
  await fillLogin(page, signIns.admin, password);
  await expect(textbox(page, "Vārds, uzvārds")).toHaveValue("Jana Jauna");
  await expect(secretBox(page, "Parole").first()).toHaveValue("");
  await alive(page);
  await link(page.getByRole("dialog"), "Atcelt").click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
});
