import type { CDPSession } from "@playwright/test";
import { alive, expect, letIn, type Page, test } from "../support/browser.ts";
import { saved, slot } from "../support/browser-calendar.ts";
import { entry, freeWeek, sheetRow } from "../support/calendar-words.ts";
import { button } from "../support/page-words.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
const [one, other] = ["Andris Balodis", "Anete Eglīte"];

test("a long press takes an entry, a swipe scrolls", async ({ page }) => {
  await letIn(page, "planner");
  await page.goto(`/calendar?date=${freeWeek}`);
  await alive(page);

  await test.step("what is chosen in the panel is put where one taps", async () => {
    await button(page, "Rādīt plānojamos projektus").tap();
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^Tapetes/ })
      .tap();
    await expect(page.getByRole("complementary")).toBeHidden();
    const at = await slot(page, one, 0, 10);
    await page.touchscreen.tap(at.x, at.y);
    await expect(entry(page, /^Tapetes.*10:00–11:00/)).toBeVisible();
    await saved(page);
  });

  const finger = await fingerOn(page);
  await test.step("held and moved to another employee", async () => {
    const from = await slot(page, one, 0, 10);
    const to = await slot(page, other, 0, 14);
    await finger.down(from);
    // Held until it is in hand: a copy of it then follows the finger.
    await expect(page.locator(".floating")).toBeVisible();
    await finger.move(to);
    await finger.up();
    await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*14:00–15:00/ })).toBeVisible();
  });

  await test.step("a swipe over an entry scrolls and moves nothing", async () => {
    const from = await slot(page, other, 0, 14);
    await finger.down(from);
    await finger.move({ x: from.x, y: from.y - 250 });
    await finger.up();
    await expect
      .poll(() => page.locator("[data-scroller]").evaluate((element) => element.scrollTop))
      .toBeGreaterThan(50);
    await expect(sheetRow(page, other).getByRole("link", { name: /^Tapetes.*14:00–15:00/ })).toHaveCount(1);
    await expect(page.locator(".floating")).toHaveCount(0);
  });
});

type Point = { x: number; y: number };

/** A finger on the glass: the browser itself decides whether what it does is a press, a tap or scrolling. */
async function fingerOn(page: Page) {
  const glass: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    glass.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  let at: Point = { x: 0, y: 0 };
  return {
    down: async (point: Point) => {
      at = point;
      await touch("touchStart", [point]);
    },
    move: async (to: Point) => {
      for (let step = 1; step <= 8; step += 1) {
        const x = at.x + ((to.x - at.x) * step) / 8;
        await touch("touchMove", [{ x, y: at.y + ((to.y - at.y) * step) / 8 }]);
      }
      at = to;
    },
    up: () => touch("touchEnd", []),
  };
}
