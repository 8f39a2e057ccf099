import { expect } from "vitest";
import type { Caller } from "#tests/support/installation.ts";

interface Row {
  kind: string;
  id: number;
  name: string;
  detail: string;
  state?: string | null;
}

/** Searches as somebody, who is answered. */
export const finder =
  (caller: Caller) =>
  async (typed: string): Promise<Row[]> => {
    const answer = await caller("GET", `/search?${new URLSearchParams({ q: typed })}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.json().data;
  };
