import type { Page } from "@playwright/test";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { Estimate } from "#model/estimate/estimate.ts";
import { type Begun, begunEstimate } from "../support/begun-estimate.ts";
import { expect, letIn, test } from "../support/browser.ts";
import { openEstimate } from "../support/browser-estimate.ts";
import { type Instead, loseNextAnswer } from "../support/browser-lost-answer.ts";
import { line } from "../support/estimate-words.ts";
import type { TestInstallation } from "../support/installation.ts";
import { intercept } from "../support/intercept.ts";
import { button, choice, textbox } from "../support/page-words.ts";
import { lines } from "./estimate-words.ts";

/** What a button of the editor adds is added once, however often it is pressed as its answer was lost. */

async function opened(page: Page, installation: TestInstallation): Promise<Begun> {
  const begun = await begunEstimate(installation, lines);
  await letIn(page, "admin");
  await openEstimate(page, begun);
  return begun;
}

/** Does what sends an act; the backend carries it out, and its answer does not arrive. */
async function losing(page: Page, instead: Instead, act: () => Promise<void>): Promise<void> {
  await loseNextAnswer(page, instead);
  await answered(page, act);
  await expect(page.getByText("Tīkla kļūda")).toBeVisible();
}

/** Does what sends an act, until it is answered. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "POST");
  await act();
  expect((await answer).status()).toBe(201);
}

async function read({ admin, estimate }: Begun): Promise<Estimate> {
  return (await admin("GET", `/estimates/${estimate.id}`)).json().data;
}
const names = async (begun: Begun) => itemsOf(await read(begun)).map(({ name }) => name);

for (const instead of ["nothing", "a gateway's page"] as const)
  test(`a line is one when it is added again as ${instead} came for its answer`, async ({
    page,
    installation,
  }) => {
    const begun = await opened(page, installation);
    const field = choice(page, "Jauna rinda");
    const enter = () => field.press("Enter");
    const type = async (name: string) => {
      await field.pressSequentially(name);
      await field.press("Escape");
    };
    await type("Maketēšana");
    await losing(page, instead, enter);
    await expect(textbox(line(page, "Buklets", 2), "Nosaukums")).toHaveValue("Maketēšana");
    await expect(field).toHaveValue("Maketēšana");

    await answered(page, enter);
    await expect(field).toHaveValue("");
    await expect(textbox(line(page, "Buklets", 2), "Daudzums")).toBeFocused();
    expect(await names(begun)).toEqual(["Druka", "Griešana", "Maketēšana"]);

    // The first was answered by then: another of the same name is another.
    await type("Maketēšana");
    await answered(page, enter);
    await expect(field).toHaveValue("");
    expect(await names(begun)).toEqual(["Druka", "Griešana", "Maketēšana", "Maketēšana"]);
  });

test("a line whose answer was lost is shown though the page did not answer at once either", async ({
  page,
  installation,
  faults,
}) => {
  const begun = await opened(page, installation);
  const field = choice(page, "Jauna rinda");
  await field.fill("Maketēšana");
  await field.press("Escape");
  faults.allow(/net::ERR_FAILED/);
  const data = `**/estimate/${begun.estimate.id}.data*`;
  await intercept(page, data, (route) => route.abort(), { times: 1 });
  await losing(page, "nothing", () => field.press("Enter"));
  await expect(textbox(line(page, "Buklets", 2), "Nosaukums")).toHaveValue("Maketēšana");
  await expect(field).toHaveValue("Maketēšana");
});

test("a line that is another than the one whose answer was lost is added as well", async ({
  page,
  installation,
}) => {
  const begun = await opened(page, installation);
  const field = choice(page, "Jauna rinda");
  await field.fill("Maketēšana");
  await field.press("Escape");
  await losing(page, "nothing", () => field.press("Enter"));
  await field.fill("Korektūra");
  await field.press("Escape");
  await answered(page, () => field.press("Enter"));
  await expect(field).toHaveValue("");
  expect(await names(begun)).toEqual(["Druka", "Griešana", "Maketēšana", "Korektūra"]);
});

for (const [name, stages, positions, items] of [
  ["Pievienot posmu", 2, 1, 2],
  ["Pievienot pozīciju", 1, 2, 2],
  ["Dublēt: Buklets", 1, 2, 4],
  ["Dublēt: Druka", 1, 1, 3],
] as const)
  test(`"${name}", pressed again as its answer was lost, is done once`, async ({ page, installation }) => {
    const begun = await opened(page, installation);
    const press = () => button(page, name).first().click();
    await losing(page, "nothing", press);
    await answered(page, press);
    const after = await read(begun);
    expect(after.agency_costs_stages).toHaveLength(stages);
    expect(after.agency_costs_stages.flatMap((stage) => stage.positions)).toHaveLength(positions);
    expect(itemsOf(after)).toHaveLength(items);
  });
