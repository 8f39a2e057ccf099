import type { Place } from "./places.ts";

const most = 8;
const keyOf = (person: number) => `recent ${person}`;

/** Where a person went by the search in this tab, the last first. Signing out forgets it (routes/frame/leave.tsx). */
export function recentOf(person: number): Place[] {
  const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(person)) ?? "[]");
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

export function remember(person: number, place: Place): void {
  const others = recentOf(person).filter(({ to }) => to !== place.to);
  window.sessionStorage.setItem(keyOf(person), JSON.stringify([place, ...others].slice(0, most)));
}

const isPlace = (value: unknown): value is Place => {
  const { to, name, detail, group } = Object(value);
  return [to, name, detail, group].every((text) => typeof text === "string");
};
