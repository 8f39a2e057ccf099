import { itemsOf } from "#model/estimate/counted-estimate.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { Caller } from "#tests/support/installation.ts";
import { addItems, current, type Desk, desk } from "./arrange.ts";

/** A line that is one of several, in the first group where nothing else is said. */
export const alternative = (name: string, price: number, rest: object = {}) => ({
  name,
  price,
  choice: "alternative",
  choice_group: 1,
  ...rest,
});

/** Every line as its name and what the client can decide about it. */
export const choices = async (at: Desk) => itemsOf(await current(at)).map(shortly);
export const shortly = ({ name, choice, choice_group, is_chosen }: PositionItem) =>
  `${name}: ${choice}${choice_group ?? ""}${is_chosen ? " +" : " -"}`;

export const sumsOf = async ({ caller, estimate }: Desk) =>
  (await caller("GET", `/estimates/${estimate.id}`)).json().data.sums;

/** Of 10.00 in any case, 5.00 left out, and either 20.00, which is chosen, or 30.00. */
export async function chosenDesk(caller: Caller) {
  const at = await desk(caller);
  const items = await addItems(at, [
    { name: "Dizains", price: 10 },
    { name: "Laka", price: 5, choice: "optional", is_chosen: false },
    alternative("500", 20),
    alternative("1000", 30, { is_chosen: false }),
  ]);
  const [always = 0, varnish = 0, few = 0, many = 0] = items.map(({ id }) => id);
  const change = (id: number, body: object, version?: number) =>
    caller("PATCH", `/position_items/${id}`, {
      body,
      ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
    });
  return { at, always, varnish, few, many, items, change };
}
