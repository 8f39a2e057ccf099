import ts from "typescript";
import { expect, test } from "vitest";
import { nodesOf, sources } from "./sources.ts";

/** Forms of strangers, and those that change nothing of the installation: language, theme, keys, and the way out. */
const free =
  /^app\/routes\/(session\/|online\/|frame\/(leave|no-destination|side-menu)\.tsx$|profile\/(theme|shortcuts)-form\.tsx$)/;

/** The tags of a form that is sent to be acted upon. */
const isSent = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
  /(^|\.)form$/i.test(node.tagName.getText()) &&
  node.attributes.properties.some((one) => /^method="post"$/.test(one.getText()));

test("every form says who filled it in, so that nobody else sends it", () => {
  const forms = sources(["app"]).flatMap(({ path, text, tree }) => {
    const isOwn = text.includes('from "#app/forms/own-form.tsx"');
    const nodes = [...nodesOf(tree)].filter(isSent);
    return nodes.map((node) => ({
      path,
      isSaid: (isOwn && node.tagName.getText() === "Form") || says(node),
    }));
  });
  expect(forms.length).toBeGreaterThan(40);
  const silent = forms.filter(({ path, isSaid }) => !isSaid && !free.test(path));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

const says = ({ parent }: ts.Node): boolean =>
  ts.isJsxElement(parent) && parent.getText().includes("<Sender />");
