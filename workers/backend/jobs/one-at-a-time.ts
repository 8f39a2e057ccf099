/** Runs `work` once at a time. Anyone who asks while it runs gets one more run after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isAsked = false;
  const run = async () => {
    try {
      while (isAsked) {
        isAsked = false;
        await work();
      }
    } finally {
      running = null;
    }
  };
  return () => {
    isAsked = true;
    running ??= run();
    return running;
  };
}
