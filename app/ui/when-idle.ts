/** Runs something once the browser has nothing else to do; the answer calls it off. Safari has no such callback. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = window.requestIdleCallback(run);
    return () => window.cancelIdleCallback(asked);
  }
  const asked = setTimeout(run, 200);
  return () => clearTimeout(asked);
}
