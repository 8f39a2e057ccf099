import { defineConfig } from "vitest/config";

/** Documents are laid out by the engine that is started over, as in a Worker (workers/backend/documents/layout-engine.ts). */
const engine = new URL("./tests/support/yoga-in-node.ts", import.meta.url).pathname;
/** What files import is read once for each worker, and not once for each of two hundred files. */
const isolate = false;

/** Pure rules in Node; the API, the gate and the room against the built Workers, as `npm start` runs them. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias: { "yoga-layout/load": engine } },
        // What imports what is followed there as well, where it is asked which tests a change can break.
        assetsInclude: ["**/*.bin"],
        test: {
          name: "unit",
          server: { deps: { inline: [/@react-pdf\/(renderer|layout)/] } },
          isolate,
          // One for each core: a further one would read everything that files import once more.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          // Demonstrations are planted in memory here, beside the Worker tests on the same cores.
          testTimeout: 60_000,
          include: [
            "app/**/*.test.{ts,tsx}",
            "workers/**/*.test.ts",
            "party/**/*.test.ts",
            "tests/*.test.ts",
          ],
        },
      },
      {
        test: {
          name: "workers",
          isolate,
          // Each file has installations of its own, and much of its time is waiting for one of the two servers.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          include: [
            "tests/api/**/*.test.ts",
            "tests/gate/**/*.test.ts",
            "tests/pages/**/*.test.ts",
            "tests/party/**/*.test.ts",
            "tests/deployment/**/*.test.ts",
            "tests/faults/**/*.test.ts",
            "tests/conformance/**/*.test.ts",
          ],
          globalSetup: "tests/support/with-server.ts",
          // A harness beside may keep the one thread of a server to itself for many seconds.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
