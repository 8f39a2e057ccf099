import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { button, choice, dialog, rows } from "../support/page-words.ts";

const asked = (page: Page) => dialog(page, "Atzīmētie: 3");

/** Loses the answer of the second form that does something, or keeps it back for good: what was asked for is done. */
async function loseAnswer(page: Page, how: "broken" | "late"): Promise<void> {
  await page.addInitScript((how) => {
    const send = window.fetch;
    let sent = 0;
    window.fetch = async (...asked) => {
      const [, { method, body } = {}] = asked;
      const answer = await send(...asked);
      if (method !== "POST" || String(body).includes("ways=yes")) return answer;
      sent += 1;
      if (sent !== 2 || sessionStorage.getItem("was lost")) return answer;
      sessionStorage.setItem("was lost", "yes");
      if (how === "broken") throw new TypeError("The connection broke");
      document.documentElement.dataset.isDone = "";
      return new Promise<Response>(() => undefined);
    };
  }, how);
}

/** The first three rows of a list are about to be acted upon; the texts of the list before. */
async function chosen(page: Page, list: string): Promise<string[]> {
  await open(page, list);
  const before = await rows(page).allTextContents();
  for (const index of [0, 1, 2]) await rows(page).getByRole("checkbox").nth(index).click();
  await button(page, "Darbības").click();
  return before;
}

async function undone(page: Page, before: string[]): Promise<void> {
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 3 no 3")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(asked(page)).toBeHidden();
  await expect(rows(page)).toHaveText(before);
}

const changeManager = async (page: Page) => {
  await choice(asked(page), "Projekta vadītājs").selectOption("Inga Bērziņa");
  await button(asked(page), "Mainīt").nth(1).click();
};

const acts = {
  "the manager of projects": { list: "/projects?sorting=name", act: changeManager },
  "the planning of projects": {
    list: "/projects?sorting=name",
    act: (page: Page) => button(asked(page), "Pievienot plānošanai").click(),
  },
  "stock items": {
    list: "/stock?sorting=name",
    act: (page: Page) => button(asked(page), "Deaktivizēt").click(),
  },
};

for (const [what, { list, act }] of Object.entries(acts))
  test(`${what}: a row whose answer was lost is said to be unsure, and undone like the others once it is sure`, async ({
    page,
  }) => {
    await loseAnswer(page, "broken");
    await letIn(page, "admin");
    const before = await chosen(page, list);
    await act(page);
    await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
    await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
    await act(page);
    await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
    await undone(page, before);
  });

test("a row that was on its way when the page was read again is said to be unsure, and undone as well", async ({
  page,
}) => {
  await loseAnswer(page, "late");
  await letIn(page, "admin");
  const before = await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(page.locator("html[data-is-done]")).toBeAttached();
  await page.reload();
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await undone(page, before);
});
