/** Pages that most people open most often. Tests look whether the everyday words are enough for them. */
const routes = /^(root$|routes\/(calendar|frame|session)\/)/;

/** The features whose texts are fetched by themselves, before all others (app/locales/lv/everyday.ts). */
export const everydayFeatures: readonly string[] = [
  ...["calendar", "conflict", "dialog", "errors", "form", "holidays", "languages", "menu", "page"],
  ...["problems", "saving", "session"],
];

/** Whether a page of these routes, by their ids, does with the everyday words; `key` is a message's from elsewhere. */
export const isEveryday = (routeIds: readonly string[], key?: string): boolean =>
  routeIds.every((id) => routes.test(id)) &&
  (key === undefined || everydayFeatures.includes(key.split(".")[0] ?? ""));
