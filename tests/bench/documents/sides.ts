import type { Paper } from "./data.ts";

/** Somebody who renders documents. */
export interface Side {
  name: string;
  /** The document as PDF, and the milliseconds that it took. Rendered again each time. */
  render: (paper: Paper) => Promise<{ pdf: Uint8Array; time: number }>;
  /** The words in it, for sides whose PDFs our reader does not know. */
  words?: (paper: Paper) => Promise<string>;
}

export async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; time: number }> {
  const began = performance.now();
  const result = await work();
  return { result, time: performance.now() - began };
}
