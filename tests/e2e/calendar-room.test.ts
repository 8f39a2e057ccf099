import type { WebSocketRoute } from "@playwright/test";
import { expect, letIn, open, type Page, test } from "../support/browser.ts";
import { openWeek } from "../support/browser-calendar.ts";
import { entry, planned } from "../support/calendar-words.ts";
import { callerAt, signIns } from "../support/installation.ts";
import { button, notice, textbox } from "../support/page-words.ts";

const [first, second] = ["Andris Balodis", "Anete Eglīte"];
const lost = "Savienojums pārtrūka. Plāns, iespējams, nav jaunākais; tas atjaunosies pats.";

test("a lost connection is said, the sheet stays, and what was missed comes by itself", async ({
  page,
  installation,
}) => {
  const room = await breakableRoom(page);
  await planned(installation, { what: "Tapetes", employee: first });
  await letIn(page, "planner");
  await openWeek(page);
  await expect(entry(page, /^Tapetes/)).toBeVisible();
  room.fail();
  await expect(page.getByText(lost)).toBeVisible();
  await planned(installation, { what: "Ziepju komplekti", employee: second });
  await expect(entry(page, /^Tapetes/)).toBeVisible();
  await expect(entry(page, /^Ziepju/)).toHaveCount(0);
  room.mend();
  await expect(entry(page, /^Ziepju/)).toBeVisible();
  await expect(page.getByText(lost)).toBeHidden();
});

test("without a network nothing that was done stays on the sheet as if it were saved", async ({
  page,
  context,
  faults,
  installation,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  await planned(installation, { what: "Tapetes", employee: first });
  await letIn(page, "planner");
  await openWeek(page);
  await context.setOffline(true);
  await entry(page, /^Tapetes/).focus();
  await page.keyboard.press("+");
  await expect(notice(page, /^Izmaiņas neizdevās saglabāt/)).toBeVisible();
  await expect(entry(page, /^Tapetes.*9:00–10:00/)).toBeVisible();
  await page.keyboard.press("Delete");
  await expect(notice(page, "Neizdevās dzēst ierakstu!")).toBeVisible();
  await expect(entry(page, /^Tapetes.*9:00–10:00/)).toBeVisible();
  await context.setOffline(false);
  await entry(page, /^Tapetes/).focus();
  await page.keyboard.press("+");
  await expect(entry(page, /^Tapetes.*9:00–11:00/)).toBeVisible();
});

test("what was missed while the room started over is said in a dialog, and what is typed there stays", async ({
  page,
  installation,
}) => {
  let frames: WebSocketRoute | undefined;
  let isMissed = false;
  await page.routeWebSocket("**/parties/**", (socket) => {
    frames = socket;
    const server = socket.connectToServer();
    server.onMessage((message) => void (isMissed || socket.send(message)));
    socket.onMessage((message) => server.send(message));
  });
  await planned(installation, { what: "Tapetes", employee: first });
  await letIn(page, "planner");
  await openWeek(page);
  await entry(page, /^Tapetes/).click();
  const form = page.getByRole("dialog");
  await textbox(form, "Apraksts").fill("Otrais apgrieziens");
  const id = /entries\/(\d+)/.exec(page.url())?.[1];
  isMissed = true;
  const admin = await callerAt(installation, signIns.admin);
  expect((await admin("DELETE", `/calendar/${id}`)).status).toBe(200);
  await planned(installation, { what: "Ziepju komplekti", employee: second });
  isMissed = false;
  frames?.send('{"event":"reset"}');
  await expect(form.getByRole("alert")).toContainText("Šo ierakstu kolēģis pa to laiku ir izdzēsis");
  await expect(textbox(form, "Apraksts")).toHaveValue("Otrais apgrieziens");
  await expect(page.locator("[data-entry]").filter({ hasText: "Ziepju" })).toBeVisible();
});

test("who signs out in another tab is told so at the calendar", async ({ page, context }) => {
  await letIn(page, "planner");
  await openWeek(page);
  const other = await context.newPage();
  await open(other, "/projects");
  await button(other, "Iziet").click();
  await expect(notice(page, "Sesija ir beigusies.")).toBeVisible();
  await button(page, "Ielādēt vēlreiz").click();
  await expect(page).toHaveURL(/\/login\?to=/);
});

test("whose session ended while the connection was lost is told so when it could be back", async ({
  page,
  faults,
}) => {
  faults.allow(/WebSocket connection/);
  const room = await breakableRoom(page);
  await letIn(page, "planner");
  await openWeek(page);
  room.fail();
  await expect(page.getByText(lost)).toBeVisible();
  await page.evaluate(() => fetch("/logout", { method: "POST" }));
  room.mend();
  await expect(notice(page, "Sesija ir beigusies.")).toBeVisible();
});

test("whose account is switched off is told so at the calendar", async ({ page, newBrowser }) => {
  await letIn(page, "planner");
  await openWeek(page);
  const admin = await newBrowser();
  await letIn(admin, "admin");
  await open(admin, "/users?q=planner@demo");
  await admin.getByRole("switch", { name: "Laura Ozola: aktīvs" }).click();
  // The room says it; where the week was just being read again, the login page does.
  await expect(notice(page, "Sesija ir beigusies")).toBeVisible();
});

/** The page's way to its live room, which can be cut: attempts to come back fail as well until it is mended. */
async function breakableRoom(page: Page) {
  let isDown = false;
  const cut: (() => void)[] = [];
  await page.routeWebSocket(/\/parties\/calendar\//, (socket) => {
    if (isDown) return void socket.close();
    socket.connectToServer();
    cut.push(() => void socket.close());
  });
  return {
    fail: () => {
      isDown = true;
      for (const close of cut.splice(0)) close();
    },
    mend: () => {
      isDown = false;
    },
  };
}
