import type { Page } from "@playwright/test";

interface Walk {
  /** How many stops at most; it ends where the focus leaves the page. */
  most: number;
  key?: "Tab" | "Shift+Tab";
}

/** What takes the focus on the page, one stop after the other, and is wholly below something else then (WCAG 2.4.11). */
export async function coveredStops(page: Page, { most, key = "Tab" }: Walk): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(coveredFocus);
    if (found === null) break;
    if (found !== "") covered.push(found);
  }
  return covered;
}

/** The name of what has the focus where none of it is seen; empty where some is, null where nothing has the focus. */
function coveredFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  // A control without a size is seen as its label.
  const isShown = focused.getBoundingClientRect().width > 1;
  const seen = isShown ? focused : (focused.closest("label") ?? focused);
  const isPassedThrough = getComputedStyle(seen).pointerEvents === "none";
  const places = [0.1, 0.5, 0.9];
  // Of what is larger than the window, the part that is in it.
  const isSeen = [...seen.getClientRects()].some((box) =>
    places.some((across) =>
      places.some((down) => {
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
        const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
        const there = document.elementFromPoint(x, y);
        return there !== null && (seen.contains(there) || (isPassedThrough && there.contains(seen)));
      }),
    ),
  );
  const name = focused.getAttribute("aria-label") ?? focused.textContent?.trim();
  return isSeen ? "" : name || focused.outerHTML.slice(0, 100);
}

/** How much of the view, 0 to 1, is taken by what stays there however one scrolls; dialogs aside. */
export const shareHeld = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const steps = Array.from({ length: 16 }, (_, index) => (index + 0.5) / 16);
    const isHeld = (element: Element | null): boolean => {
      if (!element || element.matches("dialog")) return false;
      return /fixed|sticky/.test(getComputedStyle(element).position) || isHeld(element.parentElement);
    };
    const points = steps.flatMap((across) =>
      steps.map((down) => document.elementFromPoint(across * innerWidth, down * innerHeight)),
    );
    return points.filter(isHeld).length / points.length;
  });
