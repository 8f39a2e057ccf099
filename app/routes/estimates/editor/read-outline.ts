import { callApi } from "#ui/call-api.ts";
import type { Outline } from "./outline.ts";

/** What stands where in an estimate by now; null where it cannot be read. */
export async function readOutline(id: number, language: string): Promise<Outline | null> {
  try {
    const { answer: sent } = await callApi("GET", `/estimates/${id}`, { language });
    const { outlineIn } = await import("./outline.ts");
    return outlineIn(sent);
  } catch {
    return null;
  }
}
