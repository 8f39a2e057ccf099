import { expect, test } from "vitest";
import { browsersManifest, shortManifest, withoutScripts } from "./short-manifest.ts";

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

test("browsers are told nothing of pages that come without scripts", () => {
  const bare = { ...said, imports: [] };
  const routes = { one: bare, ...Object.fromEntries(withoutScripts.map((id) => [id, bare])) };
  expect(Object.keys(browsersManifest({ url: "/assets/manifest.js", routes }).routes)).toEqual(["one"]);
});
