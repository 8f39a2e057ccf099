import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "#tests/support/chromium.ts";
import { ports } from "#tests/support/ports.ts";

/** Pages of tests live for seconds: making their scripts faster costs more than it gains. Benches do without this. */
const shortLived = ["--js-flags=--no-maglev --no-opt"];

/** The journeys of people in a browser, against the product as `npm start` runs it. */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "*.test.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: "list",
  // A machine of which others take most is slow, and not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    locale: "lv-LV",
    timezoneId: "Europe/Riga",
    viewport: { width: 1440, height: 900 },
    actionTimeout: 45_000,
    // What moves is drawn many times, on the cores that the tests work with.
    contextOptions: { reducedMotion: "reduce" },
    // Recording costs a third of the time: TRACE=1 for anyone who looks into a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { ...chromiumLaunch, args: [...chromiumLaunch.args, ...shortLived] },
  },
  webServer: {
    command: "node tests/support/serve.ts",
    stderr: "ignore",
    // The control of the last one.
    port: Math.max(...ports) + 1,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
