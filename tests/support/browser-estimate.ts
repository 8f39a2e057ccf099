import type { Locator, Page } from "@playwright/test";
import type { Estimate, Position, Stage } from "#model/estimate/estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { open } from "./browser.ts";
import { type Caller, callerAt, signIns, type TestInstallation } from "./installation.ts";

export interface Begun {
  admin: Caller;
  estimate: Estimate;
  stage: Stage;
  position: Position;
  items: PositionItem[];
}

/** An estimate of the demonstration's first project, with one stage, one position and these lines. */
export async function begunEstimate(installation: TestInstallation, lines: object[] = []): Promise<Begun> {
  const admin = await callerAt(installation, signIns.admin);
  const made = async (path: string, body: object) => {
    const answer = await admin("POST", path, { body });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.json().data;
  };
  const estimate = await made("/estimates", { name: "Rudens kampaņa", project_id: 1 });
  const stage = await made(`/${estimate.id}/stages`, { name: "Dizains" });
  const position = await made("/positions", {
    estimate_id: estimate.id,
    name: "Buklets",
    estimate_stage_id: stage.id,
  });
  const items =
    lines.length > 0 ? await made(`/${position.id}/position_items`, { position_items: lines }) : [];
  return { admin, estimate, stage, position, items };
}

export const openEstimate = (page: Page, { estimate }: Begun): Promise<void> =>
  open(page, `/estimate/${estimate.id}`);

/** A line by its place in a position's table. */
export const line = (page: Page, position: string, index: number): Locator =>
  page
    .getByRole("table", { name: position })
    .getByRole("row")
    .nth(index + 1);

export const sums = (page: Page): Locator => page.getByRole("complementary", { name: "Tāmes summas" });

/** What stands beside a name among the sums. */
export const sumOf = (page: Page, name: string): Locator =>
  sums(page)
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

/** Drags a line by its handle to where another is. */
export async function dragLine(page: Page, from: Locator, to: Locator): Promise<void> {
  const [handle, target] = [await from.locator(".grip").boundingBox(), await to.boundingBox()];
  if (!handle || !target) throw new Error("It is not on the page");
  await page.mouse.move(handle.x + 8, handle.y + 12);
  await page.mouse.down();
  await page.mouse.move(handle.x + 12, handle.y + 20, { steps: 3 });
  await page.mouse.move(handle.x + 12, target.y + target.height / 2, { steps: 8 });
  // The new order is shown at once: that it is kept is known with the answer.
  const kept = page.waitForResponse((response) => response.url().endsWith("_position_order"));
  await page.mouse.up();
  await kept;
}
