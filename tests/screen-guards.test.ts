import ts from "typescript";
import { describe, expect, test } from "vitest";
import { withoutScripts } from "#app/remix/short-manifest.ts";
import { located, nodesOf, type Source, sources } from "./sources.ts";

const product = sources(["app"]);
const maps = product.filter(({ path }) => /^app\/(routes\/[\w-]+\/)?routes\.ts$/.test(path));

test("every page of a noun says what it is called", () => {
  const pages = maps
    .flatMap(({ tree }) => [...nodesOf(tree)])
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === "page")
    .flatMap((call) => call.arguments.filter(ts.isStringLiteral).map(({ text }) => `app/${text}`))
    .filter((path) => path.endsWith(".tsx"));
  expect(pages.length).toBeGreaterThan(12);
  const untitled = pages.filter(
    (path) =>
      !product.some((file) => file.path === path && /export const handle = \{\s+title\b/.test(file.text)),
  );
  expect(untitled).toEqual([]);
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
    "routes/online/page.tsx",
    "routes/frame/menu-width.ts",
    "routes/frame/theme.ts",
    "routes/frame/shortcuts.ts",
    "routes/frame/favicon.ts",
    "routes/frame/not-found.tsx",
  ];
  const routes = maps
    .flatMap(({ tree }) => [...nodesOf(tree)])
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
      // A file is streamed on by what enters first (app/forms/take-file.ts).
      const guards = ["enter", "reading", "takeFile"];
      const guard = calls.findIndex((call) => guards.includes(call));
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

test("the pages that come without scripts are those that browsers are told nothing of", () => {
  const alone = product.filter(({ text }) => /export const handle: Alone</.test(text));
  expect(alone.map(({ path }) => path.replace(/^app\/|\.tsx$/g, ""))).toEqual(withoutScripts);
});

test("a page with a shouldRevalidate of its own keeps its form after a 404", () => {
  const own = product.filter(({ text }) => /export (const|function) shouldRevalidate\b/.test(text));
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter(({ text }) => !text.includes("revalidates")).map(({ path }) => path)).toEqual([]);
});

/** The function or constant that a file exports under a name, or hands on from the file that it reads its data with. */
function exported({ path, tree }: Source, name: string): ts.Node | null {
  for (const statement of tree.statements) {
    const from =
      ts.isImportDeclaration(statement) && handedOn(tree, name) ? importedFrom(statement, name) : null;
    const source = from && product.find((one) => one.path === located(from, path).to);
    if (source) return exported(source, name);
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      (declaration) => declaration.name.getText() === name,
    );
    if (found) return found;
  }
  return null;
}

/** Whether a file says `export { name }` of something that it imports. */
const handedOn = (tree: ts.SourceFile, name: string): boolean =>
  tree.statements.some(
    (statement) =>
      ts.isExportDeclaration(statement) &&
      statement.exportClause !== undefined &&
      ts.isNamedExports(statement.exportClause) &&
      statement.exportClause.elements.some((element) => element.name.text === name),
  );

/** The file that an import brings a name from, as it is written there; null for another name. */
function importedFrom({ importClause, moduleSpecifier }: ts.ImportDeclaration, name: string): string | null {
  const bindings = importClause?.namedBindings;
  const isThere =
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some((element) => element.name.text === name);
  return isThere && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : null;
}

/** What is called in a node, in the order of the text. */
const callsIn = (node: ts.Node): string[] =>
  [...nodesOf(node)]
    .filter(ts.isCallExpression)
    .sort((one, other) => one.expression.getEnd() - other.expression.getEnd())
    .map(({ expression }) => expression.getText());
