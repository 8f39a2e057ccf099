import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";
import { z } from "zod";

/** The folder above tests/. */
const root = join(import.meta.dirname, "..");

const imports = z.object({ imports: z.record(z.string(), z.string()) });

export interface Source {
  /** From the root, with slashes. */
  path: string;
  text: string;
  tree: ts.SourceFile;
}

/** What benches install for those that they compare with. */
const installed = ["**/node_modules"];

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path) || path.startsWith("tests/");

/** The TypeScript of these folders, without tests unless they are asked for. */
export function sources(folders: string[], { tests = false } = {}): Source[] {
  const patterns = folders.flatMap((folder) => [`${folder}/**/*.ts`, `${folder}/**/*.tsx`]);
  const paths = globSync(patterns, { cwd: root, exclude: installed })
    .filter((path) => !path.endsWith(".d.ts") && (tests || !isTest(path)))
    .sort();
  return paths.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
  });
}

/** The files below a folder, from the root. */
export const filesIn = (folder: string, pattern: string): string[] =>
  globSync(`${folder}/${pattern}`, { cwd: root, exclude: installed }).sort();

export const readJson = (path: string): unknown => JSON.parse(readFileSync(join(root, path), "utf8"));

/** All nodes of a tree, outer ones first. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  node.forEachChild((child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export interface Import {
  /** A path from the root, or a library's name. */
  to: string;
  isLibrary: boolean;
  /** Gone once types are. */
  isType: boolean;
}

/** What a file imports, by whichever way: declarations, re-exports, `import()`. */
export function importsOf({ path, tree }: Source): Import[] {
  return [...nodesOf(tree)].flatMap((node) => {
    const [specifier, isType] = specifierOf(node);
    return specifier === null ? [] : [{ ...located(specifier, path), isType }];
  });
}

function specifierOf(node: ts.Node): [string | null, boolean] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const bindings = node.importClause?.namedBindings;
    const isEachType =
      bindings !== undefined &&
      ts.isNamedImports(bindings) &&
      !node.importClause?.name &&
      bindings.elements.every((element) => element.isTypeOnly);
    return [node.moduleSpecifier.text, Boolean(node.importClause?.isTypeOnly) || isEachType];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
    return [node.moduleSpecifier.text, node.isTypeOnly];
  if (
    ts.isImportTypeNode(node) &&
    ts.isLiteralTypeNode(node.argument) &&
    ts.isStringLiteral(node.argument.literal)
  )
    return [node.argument.literal.text, true];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return [argument && ts.isStringLiteral(argument) ? argument.text : null, false];
  }
  return [null, false];
}

/** Finds, for files of a program, these and all that they take when it runs, directly or not. */
export function closureIn(program: Source[]): (paths: string[]) => Set<string> {
  const taken = new Map(
    program.map((source) => [
      source.path,
      importsOf(source).flatMap(({ to, isLibrary, isType }) => (isLibrary || isType ? [] : to)),
    ]),
  );
  return (paths) => {
    const reached = new Set(paths);
    for (const path of reached) for (const next of taken.get(path) ?? []) reached.add(next);
    return reached;
  };
}

/** The `imports` of package.json: `#model/money/money.ts` is `app/model/money/money.ts`. */
const rooms = Object.entries(imports.parse(readJson("package.json")).imports).map(
  ([pattern, target]) => [pattern.slice(0, -1), join(target.slice(0, -1))] as const,
);

function ownPath(name: string): string {
  const room = rooms.find(([prefix]) => name.startsWith(prefix));
  if (!room) throw new Error(`package.json names no room for ${name}`);
  return join(room[1], name.slice(room[0].length));
}

const endings = ["", ".ts", ".tsx", ".d.ts", "/index.ts"];

/** The file or the library that a specifier means in a file. */
export function located(specifier: string, from: string): { to: string; isLibrary: boolean } {
  const [name = ""] = specifier.split("?");
  if (!/^[.#]/.test(name)) return { to: name, isLibrary: true };
  const base = name.startsWith("#") ? ownPath(name) : join(dirname(from), name);
  const known = endings.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && exists(path));
  return { to: known ?? base, isLibrary: false };
}

const exists = (path: string): boolean => globSync(path, { cwd: root }).length > 0;

/** Where a node stands, for messages. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(".", file.fileName)}:${line + 1}`;
}
