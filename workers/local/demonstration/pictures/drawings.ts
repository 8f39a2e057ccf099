import { backpack, giftBox, mailBox, paperBag, tote } from "./bags.ts";
import { cap, hoodie, lanyard, shirt, umbrella } from "./clothes.ts";
import { bottle, candle, mug, tumbler } from "./drinkware.ts";
import {
  badge,
  beachFlag,
  cushion,
  flag,
  keyring,
  memoryStick,
  powerBank,
  rollUp,
  tent,
} from "./outdoors.ts";
import { book, brochure, cards, deskCalendar, label, poster, stickers, wallCalendar } from "./prints.ts";
import { envelope, folder, notebook, pen, pencils, spiralNotebook, stickyNotes } from "./stationery.ts";
import type { Drawing } from "./tones.ts";

/** How each kind of product is drawn; the number says which sign is printed on it. */
export const drawings = {
  mug,
  bottle,
  tumbler,
  candle,
  tote,
  paperBag,
  backpack,
  giftBox,
  mailBox,
  shirt,
  hoodie,
  cap,
  lanyard,
  umbrella,
  pen,
  pencils: () => pencils,
  notebook,
  spiralNotebook,
  folder,
  envelope,
  stickyNotes,
  wallCalendar,
  deskCalendar: () => deskCalendar,
  book,
  brochure,
  cards,
  poster,
  stickers,
  label,
  beachFlag,
  flag,
  rollUp,
  tent,
  badge,
  keyring,
  memoryStick,
  cushion,
  powerBank,
} satisfies Record<string, (sign: number) => Drawing>;
export type Kind = keyof typeof drawings;
