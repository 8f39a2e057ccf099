import type { Page } from "@playwright/test";

/** Adds up from the next page on how far things move that were drawn already: Chromium's layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = (list: PerformanceObserverEntryList) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ("value" in entry) dataset.moved = String(Number(dataset.moved ?? 0) + Number(entry.value));
    };
    new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
  });
}

/** What has moved on this page so far, as a share of the window; 0 where all stands where it was drawn. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
