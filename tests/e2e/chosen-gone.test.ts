import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, choice, notice, textbox } from "../support/page-words.ts";

const gone = "Izvēlētais vairs nav pieejams. Izvēlieties citu.";

/** A colleague keeps a person from signing in. */
async function deactivate(installation: TestInstallation, name: string): Promise<void> {
  const admin = await callerAt(installation, signIns.admin);
  const people: { id: number; name: string }[] = (await admin("GET", "/users?per_page=100")).json().data;
  const { id } = people.find((person) => person.name === name) ?? {};
  const answer = await admin("DELETE", `/users/${id}`);
  expect(answer.status, answer.text).toBe(200);
}

/** Chooses the second person in the list; returns the name. */
async function chooseSecond(page: Page, label: string): Promise<string> {
  const field = choice(page.getByRole("dialog"), label);
  await field.selectOption({ index: 2 });
  return (await field.locator("option:checked").textContent()) ?? "";
}

test("an employee who leaves while an entry is typed stays chosen, is told of, and nobody else is planned", async ({
  page,
  installation,
}) => {
  await letIn(page, "admin");
  await open(page, "/calendar/add");
  const form = page.getByRole("dialog");
  const employee = choice(form, "Darbinieks");
  const name = await chooseSecond(page, "Darbinieks");
  await textbox(form, "Apraksts").fill("Otrais apgrieziens");
  await deactivate(installation, name);
  await expect(employee).toHaveAccessibleDescription(gone);
  await expect(employee.locator("option:checked")).toHaveText(name);
  await button(form, "Pievienot").click();
  await expect(employee).toHaveAttribute("aria-invalid", "true");
  await expect(employee.locator("option:checked")).toHaveText(name);
  await employee.selectOption({ index: 0 });
  await expect(employee).not.toHaveAccessibleDescription(gone);
  await expect(textbox(form, "Apraksts")).toHaveValue("Otrais apgrieziens");
  await expect(notice(page, "Ieraksts pievienots")).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a manager who left before the project was sent is nobody else", async ({ page, installation }) => {
    await letIn(page, "admin");
    await page.goto("/projects/add");
    const name = await chooseSecond(page, "Projekta vadītājs");
    await textbox(page, "Nosaukums").fill("Rudens katalogs");
    await textbox(page, "Plānotais sākums").fill("rīt");
    await deactivate(installation, name);
    await button(page, "Izveidot").click();
    const manager = choice(page, "Projekta vadītājs");
    await expect(manager).toHaveAccessibleDescription(gone);
    await expect(manager.locator("option:checked")).toHaveText("Izvēlētais vairs nav pieejams");
    await expect(textbox(page, "Nosaukums")).toHaveValue("Rudens katalogs");
  });
});
