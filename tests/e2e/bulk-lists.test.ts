import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, dialog, rows, textbox } from "../support/page-words.ts";

const boxes = (page: Page) => rows(page).getByRole("checkbox");

async function choose(page: Page, indexes: readonly number[]): Promise<void> {
  for (const index of indexes) await boxes(page).nth(index).click();
  await button(page, "Darbības").click();
}

test("drafts are issued together, each with the next number; what cannot be sent says why", async ({
  page,
}) => {
  await letIn(page, "user");
  await open(page, "/invoices?status=1");
  await choose(page, [0, 1]);
  const asked = dialog(page, "Atzīmētie: 2");
  await button(asked, "Atzīmēt kā nosūtītus").click();
  await expect(asked.getByText("Dokuments vēl nav izrakstīts")).toHaveCount(2);
  await button(asked, "Izrakstīt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  const numbers = await asked.getByRole("listitem").locator("a").allTextContents();
  const counted = numbers.map((number) => Number(/(\d+)$/.exec(number)?.[1]));
  expect((counted[1] ?? 0) - (counted[0] ?? 0)).toBe(1);
  await expect(button(asked, "Atsaukt")).toHaveCount(0);
  await button(asked, "Atzīmēt kā nosūtītus").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
});

test("documents are marked as paid on one day, and their payments are taken away again", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/invoices?sorting=-open");
  const before = await rows(page).nth(0).textContent();
  await choose(page, [0, 1]);
  const asked = dialog(page, "Atzīmētie: 2");
  const day = textbox(asked, "Apmaksas datums");
  await day.fill("31.11.2026");
  await button(asked, "Atzīmēt kā apmaksātus").click();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(day).toBeFocused();
  await expect(asked.getByText(/^Izdarīts/)).toHaveCount(0);
  await day.fill("01.11.2026");
  await button(asked, "Atzīmēt kā apmaksātus").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await expect(day).not.toHaveAttribute("aria-invalid", "true");
  await button(asked, "Atsaukt").click();
  await expect(asked.getByText("Atsaukts: 2 no 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked).toBeHidden();
  await expect(rows(page).nth(0)).toHaveText(before ?? "");
});

test("clients are archived together, and brought back from the archive", async ({ page }) => {
  await letIn(page, "user");
  await open(page, "/clients");
  const names = await rows(page).locator(".row-link").allTextContents();
  await choose(page, [0, 1]);
  const asked = dialog(page, "Atzīmētie: 2");
  await button(asked, "Arhivēt").click();
  await expect(asked.getByText("Izdarīts: 2 no 2")).toBeVisible();
  await open(page, "/clients?archived=true");
  await page.getByRole("checkbox", { name: `Atzīmēt: ${names[0]}`, exact: true }).click();
  await button(page, "Darbības").click();
  await button(dialog(page, "Atzīmētie: 1"), "Atjaunot").click();
  await expect(page.getByText("Izdarīts: 1 no 1")).toBeVisible();
  await open(page, "/clients");
  await expect(rows(page).first()).toContainText(names[0] ?? "");
});
