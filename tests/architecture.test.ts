import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { layers } from "./layers.ts";
import { closureIn, filesIn, type Import, importsOf, sources } from "./sources.ts";

const product = sources(["app", "party", "workers"]);
const imports = new Map(product.map((source) => [source.path, importsOf(source)]));
const closure = closureIn(product);

describe("who may import whom (design §2)", () => {
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
          .map(({ to }) => ({
            path,
            to,
            isLazy: text.includes(`import("#backend/documents/${basename(to)}")`),
          })),
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

  test("nobody imports in a circle, of types neither", () => {
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
    const entries = ["workers/edge/index.ts", "workers/backend/index.ts", "workers/local/backend-worker.ts"];
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
    const free = /^(app\/locales|workers\/(local\/demonstration|backend\/migrations))\//;
    const long = everything
      .filter(({ path, text }) => !free.test(path) && text.trimEnd().split("\n").length > 250)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });
});

const importsFrom = (path: string): Import[] => imports.get(path) ?? [];

/** The files that a file takes from, types included. */
const neighbours = (path: string): string[] =>
  importsFrom(path)
    .filter(({ isLibrary }) => !isLibrary)
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
