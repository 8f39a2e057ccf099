import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { callerAt, signIns, type TestInstallation } from "../support/installation.ts";
import { button, heading, link, menu } from "../support/page-words.ts";

const green = "rgb(11, 93, 30)";

/** An administrator elsewhere makes the menu green. */
async function repaint(installation: TestInstallation): Promise<void> {
  const admin = await callerAt(installation, signIns.admin);
  const { colors } = (await admin("GET", "/companies/1")).json().data;
  const body = { colors: { ...colors, primary_color: "#0B5D1E" } };
  expect((await admin("PATCH", "/companies/1", { body })).status).toBe(200);
}

/** The live sockets of a page: all that it opened, and how many are open. */
function socketsOf(page: Page) {
  const opened: string[] = [];
  let closed = 0;
  page.on("websocket", (socket) => {
    opened.push(new URL(socket.url()).pathname);
    socket.on("close", () => {
      closed += 1;
    });
  });
  return { opened, countOpen: () => opened.length - closed };
}

test("a new look reaches every screen without loading it again, and what is being typed stays", async ({
  page,
  newBrowser,
  installation,
}) => {
  await letIn(page, "user");
  await open(page, "/clients/add");
  await page.getByLabel("Nosaukums", { exact: false }).first().fill("Jauns klients");
  const other = await newBrowser();
  await letIn(other, "employee");
  await open(other, "/calendar");
  await repaint(installation);
  for (const screen of [page, other]) await expect(menu(screen)).toHaveCSS("background-color", green);
  await expect(page.getByLabel("Nosaukums", { exact: false }).first()).toHaveValue("Jauns klients");
});

for (const [noun, list, formOf] of [
  ["client", "/customers", (id: number) => `/clients/${id}/data`],
  ["project", "/projects", (id: number) => `/projects/${id}/data`],
] as const)
  test(`a colleague's change of a ${noun} is met, though the page was read again in between`, async ({
    page,
    installation,
  }) => {
    const admin = await callerAt(installation, signIns.admin);
    const [{ id }] = (await admin("GET", list)).json().data;
    await letIn(page, "admin");
    await open(page, formOf(id));
    const form = page.locator("form").filter({ has: button(page, "Saglabāt") });
    const name = form.getByRole("textbox", { name: "Nosaukums" }).first();
    await name.fill("Mans nosaukums");
    expect((await admin("PATCH", `${list}/${id}`, { body: { name: "Kolēģa nosaukums" } })).status).toBe(200);
    await repaint(installation);
    await expect(page.getByRole("navigation", { name: "Izvēlne" })).toHaveCSS("background-color", green);
    await expect(name).toHaveValue("Mans nosaukums");
    await button(page, "Saglabāt").click();
    const conflict = page.getByRole("alert").filter({ has: heading(page, /mainīja kolēģis/) });
    await expect(conflict).toBeVisible();
    await expect(form.getByRole("radio", { name: /Kolēģa nosaukums/ })).toBeVisible();
    const kept = (await admin("GET", `${list}/${id}`)).json().data;
    expect(kept.name).toBe("Kolēģa nosaukums");
  });

test("a tab has one socket, wherever it is, and none once the person has logged out", async ({
  page,
  context,
  installation,
}) => {
  const { opened, countOpen } = socketsOf(page);
  await letIn(page, "user");
  await open(page, "/clients");
  await expect.poll(() => opened).toEqual(["/parties/screen/live"]);
  await link(menu(page), "Projekti").click();
  await expect(heading(page, /^Projekti/)).toBeVisible();
  await link(menu(page), "Kalendārs").click();
  await expect.poll(() => opened).toEqual(["/parties/screen/live", "/parties/calendar/live"]);
  await expect.poll(countOpen).toBe(1);
  await link(menu(page), "Klienti").click();
  await expect.poll(() => opened.length).toBe(3);
  await expect.poll(countOpen).toBe(1);
  await repaint(installation);
  await expect(menu(page)).toHaveCSS("background-color", green);
  const second = await context.newPage();
  await open(second, "/clients");
  await button(second, "Iziet").click();
  await expect(second).toHaveURL(/\/login$/);
  await expect.poll(countOpen).toBe(0);
});

test("without a network a screen stays as it is, and wears the new look when it is back", async ({
  page,
  context,
  installation,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/, /WebSocket connection/);
  const { opened } = socketsOf(page);
  await letIn(page, "user");
  await open(page, "/clients");
  await expect.poll(() => opened).toHaveLength(1);
  await context.setOffline(true);
  await expect(page.getByText("Nav savienojuma", { exact: false })).toBeVisible();
  await repaint(installation);
  await expect(heading(page, /^Klienti/)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(menu(page)).toHaveCSS("background-color", green);
});
