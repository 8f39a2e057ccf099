import type { Page } from "@playwright/test";

/** What happened on a page while something was done to it, in milliseconds. */
export interface Watched {
  /** Between one frame and the next. */
  frames: number[];
  /** Tasks over 50 ms. */
  tasks: number[];
  /** From an input until the next paint, of clicks, keys and the ends of drags. */
  interactions: number[];
}

/** Notes frames, long tasks and interactions of a page while `work` goes on. */
export async function watched(page: Page, work: () => Promise<void>): Promise<Watched> {
  const watch = await page.evaluateHandle(() => {
    const noted: Watched = { frames: [], tasks: [], interactions: [] };
    const tasks = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.tasks.push(duration);
    });
    const events = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("interactionId" in entry && entry.interactionId) noted.interactions.push(entry.duration);
    });
    tasks.observe({ type: "longtask" });
    const every = { type: "event", durationThreshold: 16 };
    events.observe(every);
    let last = performance.now();
    let isOver = false;
    const frame = (now: number) => {
      noted.frames.push(now - last);
      last = now;
      if (!isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return {
      end: () => {
        isOver = true;
        tasks.disconnect();
        events.disconnect();
        return { ...noted, frames: noted.frames.slice(1) };
      },
    };
  });
  await work();
  // Observers are told when the page has nothing else to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return watch.evaluate(({ end }) => end());
}

/** Notes, before anything of the page runs, when so many blocks were painted and when scripts had taken over. */
export function noteMount({ blocks, count }: { blocks: string; count: number }): void {
  const isAlive = () => Object.keys(document.documentElement).some((key) => key.startsWith("__reactProps"));
  const noted = { painted: 0, alive: 0 };
  Object.assign(window, { mount: noted });
  const after = (name: "painted" | "alive") => {
    // A message comes after the frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      noted[name] = performance.now();
    };
    port2.postMessage(null);
  };
  let [isPainted, isAwake] = [false, false];
  const look = () => {
    if (!isPainted && document.querySelectorAll(blocks).length >= count) {
      isPainted = true;
      after("painted");
    }
    if (!isAwake && document.documentElement && isAlive()) {
      isAwake = true;
      after("alive");
    }
    if (!isPainted || !isAwake) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
