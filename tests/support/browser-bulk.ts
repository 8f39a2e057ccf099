import { expect, open, type Page } from "./browser.ts";
import { button, choice, dialog, rows } from "./page-words.ts";

/** The dialog of three chosen rows. */
export const asked = (page: Page) => dialog(page, "Atzīmētie: 3");

/** The first three rows of a list are about to be acted upon; the texts of the list before. */
export async function chosen(page: Page, list: string): Promise<string[]> {
  await open(page, list);
  const before = await rows(page).allTextContents();
  for (const index of [0, 1, 2]) await rows(page).getByRole("checkbox").nth(index).click();
  await button(page, "Darbības").click();
  return before;
}

/** Gives three projects another manager. */
export async function changeManager(page: Page): Promise<void> {
  await choice(asked(page), "Projekta vadītājs").selectOption("Inga Bērziņa");
  await button(asked(page), "Mainīt").nth(1).click();
}

/** Undoes what was done last, which is told so; the list is then as it was. */
export async function undone(page: Page, told: string, before: string[]): Promise<void> {
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText(told)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked(page)).toBeHidden();
  await expect(rows(page)).toHaveText(before);
}

/** Loses the answer of the so-many-th form that does something, or keeps it back for good: what was asked for is done. */
export async function loseAnswer(page: Page, how: "broken" | "late", wanted = 2): Promise<void> {
  await page.addInitScript(
    ({ how, wanted }) => {
      const send = window.fetch;
      let sent = 0;
      window.fetch = async (...asked) => {
        const [, { method, body } = {}] = asked;
        const answer = await send(...asked);
        if (method !== "POST" || String(body).includes("ways=yes")) return answer;
        sent += 1;
        if (sent !== wanted || sessionStorage.getItem("was lost")) return answer;
        sessionStorage.setItem("was lost", "yes");
        if (how === "broken") throw new TypeError("The connection broke");
        document.documentElement.dataset.isDone = "";
        return new Promise<Response>(() => undefined);
      };
    },
    { how, wanted },
  );
}
