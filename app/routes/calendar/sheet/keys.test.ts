import { describe, expect, test } from "vitest";
import { actionOf } from "./keys.ts";

const key = (name: string, held: object = {}) => ({
  key: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe("a key on the sheet", () => {
  test.each([
    ["ArrowLeft", {}, "left"],
    ["ArrowLeft", { ctrlKey: true }, "previousDay"],
    ["ArrowRight", { metaKey: true }, "nextDay"],
    ["ArrowRight", { shiftKey: true }, "longer"],
    ["Home", {}, "first"],
    [" ", {}, "take"],
    ["Enter", {}, "open"],
    ["-", {}, "shorter"],
    ["+", { shiftKey: true }, "longer"],
    ["Delete", {}, "remove"],
    ["z", { ctrlKey: true }, "undo"],
    ["Z", { metaKey: true, shiftKey: true }, "redo"],
    ["y", { ctrlKey: true }, "redo"],
  ])("%s with %j is %s", (name, held, action) => {
    expect(actionOf(key(name, held), false)).toBe(action);
  });

  test.each([
    [" ", {}, "put"],
    ["Enter", {}, "put"],
    ["Enter", { altKey: true }, "copy"],
    [" ", { ctrlKey: true }, "copy"],
    ["Enter", { metaKey: true }, "copy"],
    ["Escape", {}, "cancel"],
    ["ArrowDown", {}, "down"],
  ])("%s with %j is %s while something is dragged", (name, held, action) => {
    expect(actionOf(key(name, held), true)).toBe(action);
  });

  test.each([
    ["Tab", {}, false],
    ["a", {}, false],
    ["Escape", {}, false],
    ["ArrowUp", { altKey: true }, false],
    ["Delete", {}, true],
    ["r", { ctrlKey: true }, false],
  ])("%s with %j is left to the browser (something is dragged: %s)", (name, held, isHolding) => {
    expect(actionOf(key(name, held), isHolding)).toBeNull();
  });
});
