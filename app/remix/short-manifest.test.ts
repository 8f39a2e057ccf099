import { expect, test } from "vitest";
import { manifestFile, shortManifest, withoutScripts } from "./short-manifest.ts";
import { type ToldManifest, told } from "./told-manifest.ts";

const said = { hasAction: false, hasLoader: true, module: "/assets/a.js", css: [] };

test("a route says what it has, and the scripts of most routes come first", () => {
  const { url, routes } = shortManifest({
    url: "/assets/manifest.js",
    routes: {
      one: { ...said, imports: ["/assets/rare.js", "/assets/common.js"] },
      other: { ...said, imports: ["/assets/common.js"] },
      bare: { ...said, imports: [] },
    },
  });
  expect(url).toBe("/assets/manifest.js");
  expect(routes).toEqual({
    one: { hasLoader: true, module: "/assets/a.js", imports: ["/assets/common.js", "/assets/rare.js"] },
    other: { hasLoader: true, module: "/assets/a.js", imports: ["/assets/common.js"] },
    bare: { hasLoader: true, module: "/assets/a.js" },
  });
});

test("a route leaves out the scripts of every page and of the routes around it", () => {
  const { routes } = shortManifest({
    url: "/assets/manifest.js",
    entry: { module: "/assets/entry.js", imports: ["/assets/always.js"] },
    routes: {
      list: { module: "/assets/list.js", imports: ["/assets/entry.js", "/assets/table.js"] },
      dialogs: { parentId: "list", module: "/assets/dialogs.js", imports: ["/assets/always.js"] },
      add: {
        parentId: "dialogs",
        module: "/assets/add.js",
        imports: ["/assets/table.js", "/assets/form.js", "/assets/list.js"],
      },
      other: { module: "/assets/other.js", imports: ["/assets/table.js"] },
    },
  });
  expect(routes).toEqual({
    list: { module: "/assets/list.js", imports: ["/assets/table.js"] },
    dialogs: { parentId: "list", module: "/assets/dialogs.js" },
    add: { parentId: "dialogs", module: "/assets/add.js", imports: ["/assets/form.js"] },
    other: { module: "/assets/other.js", imports: ["/assets/table.js"] },
  });
});

test("browsers are told of all routes by their ids, but not of pages that come without scripts", () => {
  const whole = { hasErrorBoundary: false, hasClientLoader: false, hasClientAction: false };
  const route = (id: string) =>
    Object.assign({ id, parentId: "root" }, said, whole, { imports: ["/assets/b.js", "/assets/c-d.js"] });
  const ids = ["one", "other", ...withoutScripts];
  const routes = Object.fromEntries(ids.map((id) => [id, route(id)]));
  const entry = { module: "/assets/entry.js", imports: ["/assets/always.js"] };
  const file: ToldManifest = JSON.parse(manifestFile({ url: "/assets/manifest.js", entry, routes }));
  expect(file.entry).toEqual(entry);
  expect(Object.fromEntries(Object.entries(file.routes).map(([id, one]) => [id, told(id, one)]))).toEqual({
    one: route("one"),
    other: route("other"),
  });
});

test("a script that is in another folder is not told by its name", () => {
  const routes = { one: { id: "one", module: "/other/a.js" } };
  expect(() => manifestFile({ url: "/assets/manifest.js", routes })).toThrow("/other/a.js");
});
