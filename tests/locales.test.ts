import { basename } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { filesIn, nodesOf, placeOf, readJson, sources } from "./sources.ts";

/** The forms that CLDR counts with in each language. */
const pluralForms = { lv: ["zero", "one", "other"], en: ["one", "other"] };
type Language = keyof typeof pluralForms;
const languages: Language[] = ["lv", "en"];

/** Every text of a language by its key: the file's name and the way down. */
function textsOf(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value === "string") texts.set(key, value);
    else for (const [name, inner] of Object.entries(Object(value))) collect(inner, `${key}.${name}`);
  };
  for (const path of filesIn(`app/locales/${language}`, "*.json"))
    collect(readJson(path), basename(path, ".json").replace("refusals", "errors"));
  return texts;
}

const texts = { lv: textsOf("lv"), en: textsOf("en") };
const suffix = /_(zero|one|two|few|many|other)$/;

/** The key that a text is asked for with: without the ending of a plural form. */
function askedFor(language: Language, key: string): string {
  const base = key.replace(suffix, "");
  const isPlural = base !== key && texts[language].has(`${base}_other`) && texts[language].has(`${base}_one`);
  return isPlural ? base : key;
}

const keysOf = (language: Language): string[] =>
  [...new Set([...texts[language].keys()].map((key) => askedFor(language, key)))].sort();

const variablesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name = ""]) => name);

describe("both languages", () => {
  test("have the same keys", () => {
    expect(keysOf("lv").length).toBeGreaterThan(150);
    expect(keysOf("en")).toEqual(keysOf("lv"));
  });

  test.each(languages)("%s has every form that it counts with, and no other", (language) => {
    const plurals = keysOf(language).filter((key) => !texts[language].has(key));
    expect(plurals.length).toBeGreaterThan(0);
    for (const key of plurals) {
      const forms = [...texts[language].keys()].filter(
        (name) => name.replace(suffix, "") === key && name !== key,
      );
      expect(forms.sort()).toEqual(pluralForms[language].map((form) => `${key}_${form}`).sort());
    }
  });

  test.each(languages)("%s leaves nothing empty, and no space at an edge", (language) => {
    const wrong = [...texts[language]].filter(([, text]) => text.trim() === "" || /^ | $| {2}/.test(text));
    expect(wrong).toEqual([]);
  });

  test("fill the same gaps", () => {
    const gaps = (language: Language, key: string) => {
      const forms = [...texts[language]].filter(([name]) => askedFor(language, name) === key);
      return [...new Set(forms.flatMap(([, text]) => variablesIn(text)))].sort();
    };
    for (const key of keysOf("lv"))
      expect({ key, gaps: gaps("en", key) }).toEqual({ key, gaps: gaps("lv", key) });
  });

  test("say something different, but for names, keys and what the specification words itself", () => {
    const alike =
      /^(languages\..*|errors\.(network|aborted)|calendar\.move_failed|search\.shortcut|clients\.iban|settings\.(bic|iban))$/;
    const same = keysOf("lv").filter((key) => !alike.test(key) && texts.lv.get(key) === texts.en.get(key));
    expect(
      same.filter((key) => /\p{L}{3}/u.test((texts.lv.get(key) ?? "").replace(/\{\{.*?\}\}/g, ""))),
    ).toEqual([]);
  });
});

describe("keys and code", () => {
  const code = sources(["app", "workers", "party"]).filter(({ path }) => !path.startsWith("app/locales/"));
  const nodes = code.flatMap(({ path, tree }) => [...nodesOf(tree)].map((node) => ({ path, node })));
  const features = [...new Set(keysOf("lv").map((key) => key.split(".")[0] ?? ""))];
  const looksLikeKey = new RegExp(`^(${features.join("|")})\\.[\\w.-]+$`);

  const literals = nodes.flatMap(({ path, node }) =>
    ts.isStringLiteralLike(node) ? [{ path, node, text: node.text }] : [],
  );
  /** `projects.status.${name}` as a pattern: whatever stands in the gap has no dot. */
  const templates = nodes.flatMap(({ path, node }) => {
    if (!ts.isTemplateExpression(node) || !looksLikeKey.test(`${node.head.text}x`)) return [];
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.\\]/g, "\\$&")).join("[^.]+")}$`);
    return [{ path, node, pattern }];
  });
  /** Texts of the edge alone, which reads them from their files, property by property. */
  const indexed = sources(["app/locales/lv"]).map(({ text }) => text);
  const ofEdge = features.filter((feature) => !indexed.some((text) => text.includes(`"./${feature}.json"`)));
  const edge = code
    .filter(({ path }) => /^workers\/(edge|local)\//.test(path))
    .map(({ text }) => text)
    .join("\n");

  const known = new Set(keysOf("lv"));

  test("no text is there for nothing", () => {
    expect(ofEdge).toContain("edge");
    const asked = new Set(literals.map(({ text }) => text));
    const unused = keysOf("lv").filter((key) => {
      if (asked.has(key) || templates.some(({ pattern }) => pattern.test(key))) return false;
      const [feature = "", name = ""] = key.split(".");
      return !ofEdge.includes(feature) || !new RegExp(`["'.]${name}\\b`).test(edge);
    });
    expect(unused).toEqual([]);
  });

  test("no key is asked for that is not there", () => {
    const isOperation = (path: string, text: string) =>
      /^workers\/(backend|cli\/conformance)\//.test(path) && !/^(errors|mail)\./.test(text);
    // Forms name where the texts of their fields are (app/forms/edited.ts); tests/merged-forms.test.ts looks up each of them.
    const isGroup = (node: ts.Node) =>
      ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === "texts";
    const missing = literals
      .filter(({ path, text }) => looksLikeKey.test(text) && !known.has(text) && !isOperation(path, text))
      .filter(({ node }) => !isGroup(node))
      .map(({ node, text }) => `${placeOf(node)}: ${text}`);
    const unmatched = templates
      .filter(({ pattern }) => !keysOf("lv").some((key) => pattern.test(key)))
      .map(({ node }) => `${placeOf(node)}: ${node.getText()}`);
    expect([...missing, ...unmatched]).toEqual([]);
  });

  test("what the API alone refuses with is asked for by no page, which does not have it", () => {
    const refusals = Object.keys(Object(readJson("app/locales/lv/refusals.json"))).map((name) =>
      askedFor("lv", `errors.${name}`),
    );
    expect(refusals).toContain("errors.last_administrator");
    const asking = literals.filter(({ path }) => !path.startsWith("workers/backend/"));
    expect(asking.filter(({ text }) => refusals.includes(text)).map(({ node }) => placeOf(node))).toEqual([]);
  });

  test("no text is written into the interface itself", () => {
    const worded = [
      "title",
      "label",
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "placeholder",
      "alt",
      "hint",
      "text",
    ];
    const written = nodes
      .filter(({ path }) => path.endsWith(".tsx"))
      .flatMap(({ node }) => {
        if (ts.isJsxText(node)) return [{ node, text: node.text }];
        if (ts.isJsxAttribute(node) && worded.includes(node.name.getText())) return shownBy(node.initializer);
        return ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent) ? shownBy(node) : [];
      });
    const words = written.filter(({ text }) => /\p{L}/u.test(text));
    expect(words.map(({ node, text }) => `${placeOf(node)}: ${text.trim()}`)).toEqual([]);
  });
});

/** The texts that an expression may show as they stand there: through conditions, but not what is called with them. */
function shownBy(node: ts.Node | undefined): { node: ts.Node; text: string }[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }];
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
    return [{ node, text: parts.join(" ") }];
  }
  if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) return shownBy(node.expression);
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  const isEither =
    ts.isBinaryExpression(node) &&
    [
      ts.SyntaxKind.AmpersandAmpersandToken,
      ts.SyntaxKind.BarBarToken,
      ts.SyntaxKind.QuestionQuestionToken,
    ].includes(node.operatorToken.kind);
  return isEither ? [...shownBy(node.left), ...shownBy(node.right)] : [];
}
