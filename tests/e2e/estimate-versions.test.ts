import { sentLink } from "../api/online/arrange.ts";
import { billable } from "../support/begun-documents.ts";
import { expect, letIn, open, test } from "../support/browser.ts";
import { button, choice, dialog, link, row } from "../support/page-words.ts";

test("two versions are compared, and each is shown as it was sent", async ({ page, installation }) => {
  const { admin, estimate, position } = await billable(installation);
  const path = `/estimates/${estimate.id}`;
  await sentLink({ installation, admin, path });
  const [first] = (await admin("GET", `/${position.id}/position_items`)).json().data;
  await admin("PATCH", `/position_items/${first.id}`, { body: { name: "Jauns nosaukums" } });
  await admin("POST", `/${position.id}/position_items`, {
    body: { position_items: [{ name: "Steidzama piegāde", price: "40.00", quantity: "1" }] },
  });

  await letIn(page, "user");
  await open(page, `/estimate/${estimate.id}`);
  const card = page.getByRole("region", { name: "Versijas" });
  await expect(card).toContainText("Tas, ko klients saņemtu tagad, atšķiras no nosūtītā.");
  await link(card, "Salīdzināt versijas").click();
  const compare = dialog(page, "Salīdzināt versijas");
  await expect(choice(compare, "Versija")).toHaveValue("1");
  await expect(choice(compare, "Salīdzināt ar")).toHaveValue("now");
  const added = row(compare, /Steidzama piegāde/);
  await expect(added).toContainText("Pievienota");
  await expect(added).toContainText(/\+40,00\s€/);
  const renamed = row(compare, /Jauns nosaukums/);
  await expect(renamed).toContainText("Mainīta");
  await expect(renamed).toContainText(`Iepriekš: ${first.name}`);
  await link(compare, "Rādīt visas rindas").click();
  await expect(link(compare, "Rādīt tikai izmaiņas")).toBeVisible();
  await choice(compare, "Salīdzināt ar").selectOption("1");
  await button(compare, "Rādīt").click();
  await expect(page).toHaveURL(/to=1/);
  await expect(compare.getByText("Pievienota")).toHaveCount(0);
  await link(compare, "Aizvērt").last().click();

  await link(card, "1. versija").click();
  const sent = dialog(page, "1. versija");
  await expect(sent).toContainText("janis@klients.lv");
  await expect(sent.getByRole("article")).toContainText(first.name);
  await expect(sent.getByRole("article")).not.toContainText("Jauns nosaukums");
  await expect(link(sent, "Lejupielādēt PDF")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sent).toBeHidden();
  await expect(button(page, "Versijas")).toHaveCount(0);
});
