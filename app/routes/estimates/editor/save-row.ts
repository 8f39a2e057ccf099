import { callApi } from "#ui/call-api.ts";
import { bodyOf, type EditedRow, type Fields, pathOf } from "./edited-row.ts";
import type { Saved } from "./saved.ts";

/**
 * Sends what was typed into a row, with the version that it was typed over. It goes to the backend's own address and not
 * through the page's action: nothing is read again for it, and typing goes on meanwhile.
 */
export async function saveRow(row: EditedRow, fields: Fields, language: string): Promise<Saved> {
  try {
    const body = bodyOf(row, fields);
    const { status, answer } = await callApi("PATCH", pathOf(row), { language, body, version: row.version });
    const { readSaved } = await import("./read-saved.ts");
    return readSaved({ status, answer, language }, row, fields);
  } catch {
    // No network, or an answer that nobody can read: it is sent again later.
    return { kind: "lost" };
  }
}

/** Whether an estimate is still there, where one of its rows is not; without an answer nobody knows. */
export async function isThere(estimateId: number, language: string): Promise<boolean> {
  try {
    return (await callApi("GET", `/estimates/${estimateId}`, { language })).status !== 404;
  } catch {
    return true;
  }
}
