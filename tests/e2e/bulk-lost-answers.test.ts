import { expect, letIn, type Page, test } from "../support/browser.ts";
import { asked, changeManager, chosen, loseAnswer, undone } from "../support/browser-bulk.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";

import { button, choice, textbox } from "../support/page-words.ts";

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
    await undone(page, "Atsaukts: 3 no 3", before);
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
  await undone(page, "Atsaukts: 3 no 3", before);
});

/** The first three projects of the list by name, as the backend has them, and how one is changed there. */
async function projectsOf(installation: TestInstallation) {
  const admin = await callerAt(installation, signIns.admin);
  const read = async (): Promise<{ id: number; project_manager: number }[]> =>
    (await admin("GET", "/projects?sorting=name")).json().data.slice(0, 3);
  const managers = async () => (await read()).map(({ project_manager }) => project_manager);
  const change = async (place: number, body: object) => {
    const { id } = (await read())[place] ?? {};
    expect((await admin("PATCH", `/projects/${id}`, { body })).status).toBe(200);
  };
  return { managers, change };
}

test("an undo is not of a colleague's change, made after the answer was lost", async ({
  page,
  installation,
}) => {
  const { managers, change } = await projectsOf(installation);
  await loseAnswer(page, "broken");
  await letIn(page, "admin");
  const before = await managers();
  await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
  const [inga] = await managers();
  await change(1, { short_name: "Kolēģa" });
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 2 no 3")).toBeVisible();
  await expect(asked(page).getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  expect(await managers()).toEqual([before[0], inga, before[2]]);
  // Neither is it once the page is read again.
  await page.reload();
  await expect(asked(page).getByText(/šis ieraksts ir mainīts/)).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 0 no 1")).toBeVisible();
  expect(await managers()).toEqual([before[0], inga, before[2]]);
});

test("what is undone at once says of which row nothing is known", async ({ page, installation }) => {
  const { managers } = await projectsOf(installation);
  await loseAnswer(page, "broken");
  await letIn(page, "admin");
  const before = await managers();
  await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 1 no 1")).toBeVisible();
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 3 no 3")).toBeVisible();
  expect(await managers()).toEqual(before);
});

test("an act done again with something else is undone by itself", async ({ page, installation }) => {
  const { managers } = await projectsOf(installation);
  await letIn(page, "admin");
  await chosen(page, "/projects?sorting=name");
  await changeManager(page);
  await expect(asked(page).getByText("Izdarīts: 3 no 3")).toBeVisible();
  const between = await managers();
  await choice(asked(page), "Projekta vadītājs").selectOption("Mārtiņš Kalniņš");
  await button(asked(page), "Mainīt").nth(1).click();
  await expect.poll(managers).not.toEqual(between);
  await expect(asked(page).getByText(/^Izdarīts: \d no 3$/)).toBeVisible();
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText(/^Atsaukts: /)).toBeVisible();
  await expect.poll(managers).toEqual(between);
});

test("documents whose answer was lost are paid once, and all payments are taken away again", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const paid = async () =>
    (await admin("GET", "/invoices?sorting=-open")).json().invoices.data.map(({ id }: { id: number }) => id);
  await loseAnswer(page, "broken");
  await letIn(page, "admin");
  const before = await paid();
  await chosen(page, "/invoices?sorting=-open");
  const day = textbox(asked(page), "Apmaksas datums");
  await day.fill("01.11.2026");
  // The first button of the dialog would issue drafts.
  await day.press("Enter");
  await expect(asked(page).getByText("Izdarīts: 1 no 3")).toBeVisible();
  await expect(asked(page).getByText("Nav zināms, vai tas ir izdarīts.")).toBeVisible();
  await button(asked(page), "Atzīmēt kā apmaksātus").click();
  // The first one is paid already.
  await expect(asked(page).getByText("Izdarīts: 2 no 3")).toBeVisible();
  await expect(asked(page).getByText("Šajā dokumentā nekas vairs nav jāapmaksā.")).toHaveCount(1);
  await button(asked(page), "Atsaukt").click();
  await expect(asked(page).getByText("Atsaukts: 3 no 3")).toBeVisible();
  expect(await paid()).toEqual(before);
});
