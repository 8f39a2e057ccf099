import type { Where } from "./page-words.ts";

export const extent = <Found>(page: Where<Found>, name: string): Found =>
  page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** The sums of what is being made. */
export const billSums = <Found>(page: Where<Found>): Found =>
  page.getByRole("region", { name: "Dokumenta summas" });

/** What became of a document. */
export const standing = <Found>(page: Where<Found>): Found =>
  page.getByRole("complementary", { name: "Statuss" });

export const sheet = <Found>(page: Where<Found>): Found => page.getByRole("article");
