import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until a control has the focus; it fails where the control cannot be reached or its focus not be seen. */
export async function tabTo(
  page: Page,
  control: Locator,
  { limit = 40, back = false }: { limit?: number; back?: boolean } = {},
): Promise<void> {
  await control.waitFor();
  for (let step = 0; step < limit; step += 1) {
    if (await hasFocus(control)) break;
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
  }
  await expect(control, `reached within ${limit} steps`).toBeFocused();
  expect(await isFocusSeen(page), `the focus is seen on ${await focused(page)}`).toBe(true);
}

/** Goes to a field by Tab and types into it. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** What the control with the focus is called; "" where the focus is outside of the page. */
export async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return "";
    const label = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? at.labels?.[0] : null;
    const shown = label?.textContent ?? at.textContent ?? "";
    return (at.getAttribute("aria-label") ?? shown).replace(/\s*\*$/, "").trim();
  });
}

const hasFocus = (control: Locator) => control.evaluate((element) => element === document.activeElement);

function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    if (!document.activeElement) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  });
}
