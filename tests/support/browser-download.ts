import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { opened } from "./sheet.ts";

/** The spreadsheet that is had by pressing a link, and its file's name. */
export async function downloaded(page: Page, pressed: Locator) {
  const download = page.waitForEvent("download");
  await pressed.click();
  const file = await download;
  return { called: file.suggestedFilename(), ...opened(await readFile(await file.path())) };
}
