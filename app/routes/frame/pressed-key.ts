import type { NavigateFunction } from "@remix-run/react";
import { isOpen, type ScreenId, screens } from "#model/list/screens.ts";
import type { Role } from "#model/user/role.ts";

interface Around {
  role: Role;
  modules: readonly string[];
  navigate: NavigateFunction;
  /** Opens the search of everything. */
  search: () => void;
}

/** Where `g` and a letter lead. The profile lists them (routes/profile/shortcuts-form.tsx). */
export const places: Readonly<Record<string, ScreenId>> = {
  m: "inbox",
  d: "dashboard",
  c: "calendar",
  p: "projects",
  e: "estimates",
  i: "invoices",
  k: "clients",
  s: "stock",
  u: "users",
  r: "reports",
  o: "settings",
};

/** Milliseconds in which the letter has to follow the g. */
const patience = 5000;
let goingSince = Number.NEGATIVE_INFINITY;

/** Does what a single key is for; nothing for a key that is for nothing here. */
export function pressed(
  { key, timeStamp: at, repeat }: KeyboardEvent,
  { role, modules, navigate, search }: Around,
): void {
  const isGoing = at - goingSince < patience;
  goingSince = key === "g" && !isGoing ? at : Number.NEGATIVE_INFINITY;
  if (isGoing) {
    const place = places[key];
    const screen = place && screens[place];
    if (screen && isOpen(screen, { role, modules })) navigate(screen.path);
    return;
  }
  if (key === "/") focusSearch(search);
  if (key === "?") navigate(`${screens.profile.path}#shortcuts`);
  if (key === "n") document.querySelector<HTMLElement>('main > header a[href*="/add"]')?.click();
  if (key === "j") moveBy(1);
  if (key === "k") moveBy(-1);
  if (key === "e") edit();
  if (key === "x" || key === "X") choose(key === "X");
  if (key === "a") openActs();
  // A key that is held down would do it with row after row.
  if (!repeat) pressOfRow(key);
}

/** Presses what the row that has the focus has for a key (`data-key`), such as booking an entry of a bank statement. */
function pressOfRow(key: string): void {
  const row = rowOf(document.activeElement);
  const acts = row?.querySelectorAll<HTMLElement>("[data-key]") ?? [];
  [...acts].find(({ dataset }) => dataset.key === key)?.click();
}

function focusSearch(search: () => void): void {
  const box = document.querySelector<HTMLInputElement>("main input[type=search]");
  if (box) {
    box.focus();
    box.select();
  } else search();
}

const rowOf = (element: Element | null) => element?.closest("tr, li") ?? null;

/** Focuses the link of the row so many below the one that has the focus; the first where none has. */
function moveBy(rows: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>("main .row-link")];
  const current = rowOf(document.activeElement);
  const at = current ? links.findIndex((link) => rowOf(link) === current) : -1;
  const next = at < 0 ? links[0] : links[at + rows];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

/** Chooses the row that has the focus; with all of those down from the one chosen before (ui/follow-choices.ts). */
function choose(isRange: boolean): void {
  const box = rowOf(document.activeElement)?.querySelector(".choice input");
  box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: isRange }));
}

/** Asks what is to be done with the chosen rows. */
function openActs(): void {
  if (document.querySelector("td.choice input:checked"))
    document.querySelector<HTMLElement>("form.chosen-bar button:not([type=reset])")?.click();
}

/** Opens the form of the row that has the focus; elsewhere that of the page. */
function edit(): void {
  const row = rowOf(document.activeElement);
  const own =
    row?.querySelector<HTMLElement>('a[href$="/data"]') ?? row?.querySelector<HTMLElement>(".row-link");
  const ofPage = document.querySelector<HTMLElement>('main [data-tabs] a[href$="/data"]');
  (own ?? ofPage)?.click();
}
