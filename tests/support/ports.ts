/**
 * Two servers of the product stand beside each other in every run: workerd does its work on one thread, and there are two
 * cores. A test talks to the one of its runner's worker, so that an installation is where it was made.
 */
const first = Number(process.env.TEST_PORT ?? 8900);

/** The ports of the servers; the control of each is on the next one. */
export const ports = [first, first + 2] as const;

/** Counted from zero, by Playwright and by Vitest; zero outside of their workers. */
const worker = Number(process.env.TEST_PARALLEL_INDEX ?? Number(process.env.VITEST_POOL_ID ?? 1) - 1);

/** The port of this worker's server. */
export const port = ports[worker % ports.length] ?? first;
