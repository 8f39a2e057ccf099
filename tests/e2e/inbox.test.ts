import { expect, letIn, open, test } from "../support/browser.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { heading, link, menu } from "../support/page-words.ts";

test("what a colleague changes is counted in the menu at once, and read by opening it", async ({
  page,
  installation,
}) => {
  const admin = await callerAt(installation, signIns.admin);
  const user = await callerAt(installation, signIns.user);
  const { id } = (await user("GET", "/user")).json().data;
  const [project] = (await user("GET", `/projects?project_manager=${id}`)).json().data;
  const { data } = (await user("GET", "/inbox")).json();
  await user("POST", "/inbox/read", {
    body: { items: data.map(({ key, mark }: { key: string; mark: number }) => ({ key, mark })) },
  });
  await letIn(page, "user");
  await open(page, "/clients");
  const entry = link(menu(page), /^Iesūtne/);
  await expect(entry).toHaveAccessibleName("Iesūtne");
  const rename = (one: number, name: string) => admin("PATCH", `/projects/${one}`, { body: { name } });
  // Told to who is in the room by then: the page comes first.
  await expect(async () => {
    await rename(project.id, "Pārdēvēts projekts");
    await expect(entry).toHaveAccessibleName(/1 nelasīts$/, { timeout: 2000 });
  }).toPass();

  // In the calendar as well, which has a line of its own to the room.
  await open(page, "/calendar");
  await expect(entry).toHaveAccessibleName(/1 nelasīts$/);
  const [other] = (await user("GET", `/projects?project_manager=${id}`))
    .json()
    .data.filter((one: { id: number }) => one.id !== project.id);
  await expect(async () => {
    await rename(other.id, "Otrs pārdēvēts");
    await expect(entry).toHaveAccessibleName(/2 nelasīti$/, { timeout: 2000 });
  }).toPass();

  await entry.click();
  await link(page.getByRole("main"), /Pārdēvēts projekts$/).click();
  await expect(heading(page, "Pārdēvēts projekts")).toBeVisible();
  await expect(entry).toHaveAccessibleName(/1 nelasīts$/);
});

test("the open inbox shows what comes meanwhile", async ({ page, installation }) => {
  const admin = await callerAt(installation, signIns.admin);
  const user = await callerAt(installation, signIns.user);
  const { id } = (await user("GET", "/user")).json().data;
  const [project] = (await user("GET", `/projects?project_manager=${id}`)).json().data;
  await letIn(page, "user");
  await open(page, "/inbox");
  const main = page.getByRole("main");
  await expect(async () => {
    await admin("PATCH", `/projects/${project.id}`, { body: { name: "Pārdēvēts projekts" } });
    await expect(link(main, /Pārdēvēts projekts$/)).toBeVisible({ timeout: 2000 });
  }).toPass();
  // Taken from oneself it is gone, from the page and from the number in the menu.
  await admin("PATCH", `/projects/${project.id}`, { body: { project_manager: 1 } });
  await expect(link(main, /Pārdēvēts projekts$/)).toHaveCount(0);
});
