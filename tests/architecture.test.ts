import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { closureIn, filesIn, type Import, importsOf, nodesOf, type Source, sources } from "./sources";

const product = sources(["app", "party", "workers"]);
const imports = new Map(product.map((source) => [source.path, importsOf(source)]));
const closure = closureIn(product);

describe("who may import whom (design §2)", () => {
  /** What a layer may know beside libraries. The first that a file belongs to counts. */
  const layers: { layer: string; of: RegExp; may: RegExp }[] = [
    { layer: "the model, itself", of: /^app\/model\//, may: /^app\/model\// },
    { layer: "texts, the model", of: /^app\/locales\//, may: /^app\/(locales|model)\// },
    {
      layer: "parts of the interface, the model and texts",
      of: /^app\/ui\//,
      may: /^app\/(ui\/|model\/|locales\/|context\.ts$)/,
    },
    {
      layer: "routes, parts, model, texts and what pages speak with",
      of: /^app\/routes\//,
      may: /^(app\/((routes|ui|model|locales|styles)\/|[\w-]+\.tsx?$)|party\/messages\.ts$)/,
    },
    { layer: "the app, the app", of: /^app\//, may: /^(app\/|party\/messages\.ts$)/ },
    { layer: "the room, the model", of: /^party\//, may: /^(party|app\/model)\// },
    {
      layer: "the backend, model, texts, the room, and what both Workers say to each other",
      of: /^workers\/backend\//,
      may: /^(workers\/backend\/|app\/(model|locales)\/|party\/|workers\/(log|edge-headers|tab)\.ts$|build\/yoga\/)/,
    },
    {
      layer: "the conformance kit, the model, who may do what, and how a write is shown to be wanted",
      of: /^workers\/cli\/conformance\//,
      may: /^(workers\/cli\/conformance\/|app\/model\/|workers\/(backend\/permissions|xsrf)\.ts$)/,
    },
    { layer: "commands, commands", of: /^workers\/cli\//, may: /^workers\/cli\// },
    {
      layer: "the edge, what pages speak, model and texts, and what the room is told",
      of: /^workers\//,
      may: /^(workers\/(live\/)?[\w-]+\.ts$|party\/(admission|heard|messages|relayed)\.ts$|app\/(model|locales)\/|app\/context\.ts$)/,
    },
  ];

  test.each(layers)("$layer", ({ of, may }) => {
    const mine = product.filter(({ path }) => layers.find((layer) => layer.of.test(path))?.of === of);
    expect(mine.length).toBeGreaterThan(0);
    const strangers = mine.flatMap(({ path }) =>
      importsFrom(path)
        .filter(({ to, isLibrary }) => !isLibrary && !may.test(to))
        .map(({ to }) => `${path} imports ${to}`),
    );
    expect(strangers).toEqual([]);
  });

  test("the backend comes without Remix and React, however far around (documents aside)", () => {
    const backend = product.filter(({ path }) => /^workers\/backend\/(?!documents\/)/.test(path));
    const reached = closure(backend.map(({ path }) => path));
    const libraries = [...reached].flatMap((path) =>
      importsFrom(path).filter(
        ({ to, isLibrary, isType }) =>
          !path.startsWith("workers/backend/documents/") &&
          // Of the same makers, but nothing of the framework: it reads multipart forms.
          to !== "@remix-run/multipart-parser" &&
          isLibrary &&
          !isType &&
          /^(@remix-run|@conform-to|react|remix)/.test(to),
      ),
    );
    expect(libraries.map(({ to }) => to)).toEqual([]);
  });

  test("documents are made in the front alone, which loads their renderer when one is asked for", () => {
    const isInside = (path: string) => path.startsWith("workers/backend/documents/");
    const ways = product
      .filter(({ path }) => !isInside(path))
      .flatMap(({ path, text }) =>
        importsFrom(path)
          .filter(
            ({ to, isType }) => isInside(to) && !isType && !to.startsWith("workers/backend/documents/fonts/"),
          )
          .map(({ to }) => ({ path, to, isLazy: text.includes(`import("../../documents/${nameOf(to)}")`) })),
      );
    const front = "workers/backend/front/documents";
    expect(ways).toEqual([
      { path: `${front}/pdf-answer.ts`, to: "workers/backend/documents/typeset.ts", isLazy: true },
      { path: `${front}/spreadsheets.ts`, to: "workers/backend/documents/spreadsheet.ts", isLazy: true },
    ]);
  });

  test("the pages come without the Workers' own modules", () => {
    const app = product.filter(({ path }) => path.startsWith("app/"));
    const foreign = app.flatMap(({ path }) =>
      importsFrom(path).filter(({ to }) =>
        /^(workers\/|cloudflare:|hono|drizzle|partyserver|miniflare|node:)/.test(to),
      ),
    );
    expect(foreign).toEqual([]);
  });

  test("nobody imports in a circle", () => {
    const circles = product.flatMap(({ path }) => {
      const way = wayBack(path);
      return way ? [way.join(" → ")] : [];
    });
    expect(circles).toEqual([]);
  });
});

describe("names and sizes (design §2)", () => {
  const everything = [...product, ...sources(["tests"], { tests: true })];

  test("no file or folder is a drawer for everything", () => {
    const drawers = /(^|\/)(utils?|libs?|helpers?|services?|common|shared|types)(\/|\.\w+$)/;
    // What the benches' peers are made of has their frameworks' names.
    const paths = ["app", "party", "workers", "tests"]
      .flatMap((folder) => filesIn(folder, "**/*"))
      .filter((path) => !path.startsWith("tests/bench/peers/"));
    expect(paths.length).toBeGreaterThan(product.length);
    expect(paths.filter((path) => drawers.test(path))).toEqual([]);
  });

  test("no file only hands on what others export", () => {
    // wrangler wants the classes of Durable Objects exported by the Worker's own module.
    const entries = ["workers/backend/index.ts", "workers/backend/local.ts"];
    const barrels = product.filter(
      ({ path, tree }) =>
        !entries.includes(path) &&
        tree.statements.some((statement) => ts.isExportDeclaration(statement) && statement.moduleSpecifier),
    );
    expect(barrels.map(({ path }) => path)).toEqual([]);
    const indexes = product.map(({ path }) => path).filter((path) => /^index\.tsx?$/.test(basename(path)));
    expect(indexes.filter((path) => !/^app\/locales\/\w\w\//.test(path) && !entries.includes(path))).toEqual(
      [],
    );
  });

  test("no file holds more than 250 lines (texts, planted data and migrations aside)", () => {
    const free = /^(app\/locales|workers\/backend\/(seed|migrations))\//;
    const long = everything
      .filter(({ path, text }) => !free.test(path) && text.trimEnd().split("\n").length > 250)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });
});

describe("every loader and action of a screen lets in only whom the screen is for", () => {
  /** Routes that strangers may use: signing in and out, and what the login page wears. */
  const open = [
    "routes/session/start.ts",
    "routes/session/login.tsx",
    "routes/session/renewal-request.tsx",
    "routes/session/renewal.tsx",
    "routes/session/logout.ts",
    "routes/session/language.ts",
    "routes/frame/menu-width.ts",
    "routes/frame/favicon.ts",
    "routes/frame/not-found.tsx",
  ];
  const map = product.find(({ path }) => path === "app/routes.ts");
  const routes = [...(map ? nodesOf(map.tree) : [])]
    .filter(ts.isStringLiteral)
    .map(({ text }) => text)
    .filter((text) => text.startsWith("routes/"));
  const halves = routes.flatMap((route) => {
    const source = product.find(({ path }) => path === `app/${route}`);
    return ["loader", "action"].flatMap((name) => {
      const found = source && exported(source, name);
      return found ? [{ route, name, calls: callsIn(found) }] : [];
    });
  });

  test("the routes are read from the map of the site", () => {
    expect(routes.length).toBeGreaterThan(15);
    expect(halves.length).toBeGreaterThan(20);
    expect(open.filter((route) => !routes.includes(route))).toEqual([]);
  });

  test("it calls enter or reading, before it sends anything", () => {
    const unguarded = halves.filter(({ route, calls }) => {
      // What only leads on to another page reads nothing.
      if (open.includes(route) || calls.every((call) => call === "redirect")) return false;
      const guard = calls.findIndex((call) => call === "enter" || call === "reading");
      const asked = calls.findIndex((call) => /^submit$|\bapi\.(get|send)$/.test(call));
      return guard < 0 || (asked >= 0 && asked < guard);
    });
    expect(unguarded.map(({ route, name }) => `${name} of ${route}`)).toEqual([]);
  });

  test("no open route calls it, so that the list stays short", () => {
    const closed = halves.filter(({ route, calls }) => open.includes(route) && calls.includes("enter"));
    expect(closed.map(({ route }) => route)).toEqual([]);
  });
});

const nameOf = (path: string): string => basename(path, ".ts");

const importsFrom = (path: string): Import[] => imports.get(path) ?? [];

/** The files that a running program takes from each other. */
const neighbours = (path: string): string[] =>
  importsFrom(path)
    .filter(({ isLibrary, isType }) => !isLibrary && !isType)
    .map(({ to }) => to);

/** The way from a file around to itself, if there is one. */
function wayBack(start: string): string[] | null {
  const seen = new Set<string>();
  const walk = (path: string, way: string[]): string[] | null => {
    for (const next of neighbours(path)) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = walk(next, [...way, next]);
      if (found) return found;
    }
    return null;
  };
  return walk(start, [start]);
}

/** The function or constant that a file exports under a name. */
function exported({ tree }: Source, name: string): ts.Node | null {
  for (const statement of tree.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => declaration.name.getText() === name,
    );
    if (found) return found;
  }
  return null;
}

/** What is called in a node, in the order of the text. */
const callsIn = (node: ts.Node): string[] =>
  [...nodesOf(node)]
    .filter(ts.isCallExpression)
    .sort((one, other) => one.expression.getEnd() - other.expression.getEnd())
    .map(({ expression }) => expression.getText());
