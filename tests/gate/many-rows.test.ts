import { beforeAll, expect, test } from "vitest";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { emptyOffice, founder } from "../api/arrange.ts";
import { addItems, current, type Desk, desk } from "../api/estimates/arrange.ts";
import { ask, type Caller, newInstallation, type TestInstallation } from "../support/installation.ts";
import { scriptsOff, wordsIn } from "./scripts-off.ts";

/** The editor's form, without scripts, in which more lines were changed than are saved at once. */

let installation: TestInstallation;
let admin: Caller;
beforeAll(async () => {
  ({ installation, admin } = await emptyOffice());
});

/** An estimate of so many lines, its form, and what a person types who sets each price to 44.44. */
async function opened(lines: number) {
  const at = await desk(admin);
  await addItems(
    at,
    Array.from({ length: lines }, (_, index) => ({ name: `Rinda ${index}`, price: 10 })),
  );
  const items = itemsOf(await current(at));
  const prices = Object.fromEntries(items.map(({ id }) => [`item-${id}-price`, "44,44"]));
  const one = await scriptsOff(installation, founder);
  const path = `/estimate/${at.estimate.id}?open=${at.position.id}`;
  return { at, path, one, prices, send: await one.open(path, "revision") };
}
const changed = async (at: Desk) =>
  itemsOf(await current(at)).filter(({ price }) => Number(price) === 44.44).length;

test("a hundred are saved at a time, and the others stay typed until they are saved next", async () => {
  const { at, path, one, prices, send } = await opened(130);
  const page = await send(prices);
  expect(wordsIn(page)).toContain("Vienā reizē tiek saglabātas 100 rindas.");
  expect(await changed(at)).toBe(100);
  expect(page.text.match(/value="44,44"/g)).toHaveLength(130);
  const last = await one.formIn(page, path, "revision")({});
  expect(wordsIn(last)).not.toContain("Vienā reizē");
  expect(await changed(at)).toBe(130);
});

test("others are answered while they are saved", async () => {
  const { at, prices, send } = await opened(100);
  const other = await newInstallation();
  const order: string[] = [];
  const saving = send(prices).then(() => order.push("saved"));
  for (let asked = 0; asked < 3; asked += 1) {
    await ask(other.host, "GET", "/login");
    order.push("others");
  }
  await saving;
  expect(order).toEqual([...Array.from({ length: 3 }, () => "others"), "saved"]);
  expect(await changed(at)).toBe(100);
});
