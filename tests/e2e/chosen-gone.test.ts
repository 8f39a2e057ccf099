import { expect, letIn, open, test } from "../support/browser.ts";
import { deactivate } from "../support/deactivate.ts";
import { button, choice, notice, textbox } from "../support/page-words.ts";

const gone = "Izvēlētais vairs nav pieejams. Izvēlieties citu.";

test("an employee who leaves while an entry is typed stays chosen, is told of, and nobody else is planned", async ({
  page,
  installation,
}) => {
  await letIn(page, "admin");
  await open(page, "/calendar/add");
  const form = page.getByRole("dialog");
  const employee = choice(form, "Darbinieks");
  await employee.selectOption({ index: 2 });
  const name = (await employee.locator("option:checked").textContent()) ?? "";
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
