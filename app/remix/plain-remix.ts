/** Which of our changes a build leaves out, by its environment: PLAIN_ROUTER=1 and so on (README.md). */
export const plainParts = (environment: Record<string, string | undefined>) => ({
  PLAIN_ROUTER: environment.PLAIN_ROUTER === "1",
  PLAIN_TEXT: environment.PLAIN_TEXT === "1",
  PLAIN_DATA: environment.PLAIN_DATA === "1",
});

/** Said by vite.config.ts: constants, so that a bundle has one of the two branches. */
declare global {
  const PLAIN_TEXT: boolean;
  const PLAIN_DATA: boolean;
}
