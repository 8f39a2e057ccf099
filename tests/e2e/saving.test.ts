import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { fillProject } from "../support/browser-forms.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, dialog, heading, link, notice, row, rows, textbox } from "../support/page-words.ts";

const words = {
  name: "Divreiz spiests",
  short_name: "Divreiz",
  client: "Rasas dzirnas, SIA",
  start: "1.2.2027",
  due: "1.3.2027",
};
const posts = (page: Page) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  return sent;
};

test.beforeEach(({ page }) => letIn(page, "user"));

test("the save bar says how saving a client goes, and what was saved is there", async ({ page }) => {
  await open(page, "/clients/1/data");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, /\/clients\/1\.data/, async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await textbox(page, "Kontaktpersona").fill("Zane Saglabātā");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabā…")).toBeVisible();
  answer();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(notice(page, "Saglabā…")).toBeHidden();
  await expect(textbox(page, "Kontaktpersona")).toHaveValue("Zane Saglabātā");
});

test("the save bar goes by itself after its time, and a failure stays longer", async ({ page }) => {
  await page.clock.install();
  await open(page, "/clients/1/data");
  await textbox(page, "Kontaktpersona").fill("Zane Saglabātā");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await page.clock.runFor(1600);
  await expect(notice(page, "Saglabāts")).toBeHidden();

  await page.clock.runFor(2000);
  await textbox(page, "Reģistrācijas nr.").fill("");
  // A valid account of another bank: only the backend refuses it.
  await textbox(page, "IBAN").fill("LV80BANK0000435195001");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Neizdevās saglabāt")).toBeVisible();
  await page.clock.runFor(2500);
  await expect(notice(page, "Neizdevās saglabāt")).toBeVisible();
  await page.clock.runFor(600);
  await expect(notice(page, "Neizdevās saglabāt")).toBeHidden();
});

test("a new save is blocked for two seconds after the last", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00") });
  await open(page, "/clients/1/data");
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00"));
  const sent = posts(page);
  await textbox(page, "Kontaktpersona").fill("Zane Pirmā");
  await button(page, "Saglabāt").click();
  await expect(notice(page, "Saglabāts")).toBeVisible();
  await expect(button(page, "Saglabāt")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Saglabāt").click({ force: true });
  await page.clock.runFor(2100);
  await expect(button(page, "Saglabāt")).not.toHaveAttribute("aria-disabled");
  expect(sent).toEqual(["/clients/1/data.data"]);
  await button(page, "Saglabāt").click();
  await expect.poll(() => sent.length).toBe(2);
});

test("the snackbar says what was done, can be closed, and goes after four seconds", async ({ page }) => {
  await page.clock.install();
  await open(page, "/clients/banks");
  const banks = dialog(page, "Bankas");
  const add = async (name: string, swift: string) => {
    await textbox(banks, "Bankas nosaukums").fill(name);
    await textbox(banks, "SWIFT kods").fill(swift);
    await button(banks, "Pievienot").click();
  };
  await add("Ziedu banka", "ZIEDLV22");
  await expect(notice(page, "Banka pievienota")).toBeVisible();
  await page.clock.runFor(4100);
  await expect(notice(page, "Banka pievienota")).toBeHidden();
  await add("Lapu banka", "LAPULV22");
  await expect(notice(page, "Banka pievienota")).toBeVisible();
});

test("the snackbar is closed by its cross", async ({ page }) => {
  await open(page, "/clients/add");
  await textbox(page, "Nosaukums").fill("Lapsas, SIA");
  await textbox(page, "Īsais nosaukums").fill("Lapsas");
  await button(page, "Pievienot").click();
  const said = notice(page, /Klients .Lapsas, SIA. pievienots/);
  await expect(said).toBeVisible();
  await button(said, "Aizvērt").click();
  await expect(said).toBeHidden();
  await page.reload();
  await expect(heading(page, "Lapsas, SIA")).toBeVisible();
  await expect(said).toBeHidden();
});

test("a button cannot be pressed twice while its form is on its way", async ({ page }) => {
  await open(page, "/projects/add");
  const form = dialog(page, "Jauns projekts");
  await fillProject(form, words);
  const sent = posts(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await intercept(page, /\/projects\/add\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const create = button(form, "Izveidot");
  const before = await create.boundingBox();
  await create.click();
  await expect(create).toHaveAttribute("aria-disabled", "true");
  await expect(create).toBeFocused();
  expect(await create.boundingBox()).toEqual(before);
  await create.click({ force: true });
  await page.keyboard.press("Enter");
  answer();
  await expect(form).toBeHidden();
  expect(sent).toEqual(["/projects/add.data"]);
  await expect(heading(page, words.name)).toBeVisible();
  await link(page, "Atpakaļ").click();
  await expect(row(page, words.name)).toHaveCount(1);
});

test("a form that was sent twice all the same makes one row", async ({ page }) => {
  await open(page, "/projects/add");
  const form = dialog(page, "Jauns projekts");
  await fillProject(form, words);
  const statuses = await button(form, "Izveidot").evaluate(({ form }: HTMLButtonElement) => {
    const body = new URLSearchParams(new FormData(form ?? undefined) as never);
    const send = () => fetch(location.pathname, { method: "POST", body, redirect: "manual" });
    return Promise.all([send(), send()].map(async (answer) => (await answer).type));
  });
  expect(statuses).toEqual(["opaqueredirect", "opaqueredirect"]);
  await open(page, "/projects?project_name=divreiz");
  await expect(rows(page)).toHaveCount(1);
});

test("after a project is made the form is empty again", async ({ page }) => {
  await open(page, "/projects");
  await link(page, "Pievienot projektu").click();
  const form = dialog(page, "Jauns projekts");
  await fillProject(form, words);
  await button(form, "Izveidot").click();
  await expect(form).toBeHidden();
  await expect(heading(page, words.name)).toBeVisible();
  await link(page, "Atpakaļ").click();
  await link(page, "Pievienot projektu").click();
  for (const name of ["Nosaukums", "Īsais nosaukums", "Plānotais sākums", "Plānotās beigas"])
    await expect(textbox(form, name)).toHaveValue("");
  await expect(choice(form, "Klients")).toHaveValue("");
  await fillProject(form, { ...words, name: "Otrs projekts" });
  await button(form, "Izveidot").click();
  await expect(heading(page, "Otrs projekts")).toBeVisible();
  await link(page, "Atpakaļ").click();
  await expect(row(page, "Otrs projekts")).toBeVisible();
  await expect(row(page, words.name)).toBeVisible();
});

test("a refused project stays open with what was typed and lists its errors", async ({ page }) => {
  await open(page, "/projects/add");
  const form = dialog(page, "Jauns projekts");
  await fillProject(form, words);
  await choice(form, "Projekta vadītāja asistents").selectOption({ label: "Mārtiņš Kalniņš" });
  await button(form, "Izveidot").click();
  await expect(form.getByRole("alert")).toContainText(
    "* Projekta vadītājam un asistentam jābūt dažādām personām",
  );
  await expect(choice(form, "Projekta vadītāja asistents")).toHaveAccessibleDescription(
    "Projekta vadītājam un asistentam jābūt dažādām personām",
  );
  await expect(textbox(form, "Nosaukums")).toHaveValue(words.name);
  await expect(choice(form, "Klients")).toHaveValue(words.client);
});
