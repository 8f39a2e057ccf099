import { describe, expect, test } from "vitest";
import { passwordLength } from "#model/user/password-length.ts";
import common from "./common-passwords.json" with { type: "json" };
import { isGuessable } from "./guessable.ts";

const about = ["Anna Ozola", "anna.ozola@druka.lv", "Druka SIA"];

test("the list has the 3000 most used of those that are long enough", () => {
  const listed = common.passwords.split(" ");
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.length).toBeGreaterThanOrEqual(3000);
  for (const password of listed) {
    expect(password.length).toBeGreaterThanOrEqual(passwordLength.min);
    expect(isGuessable(password.toUpperCase(), [])).toBe(true);
  }
});

describe("a password", () => {
  test.each([
    "annaozola1987",
    "Ozola/Anna!!!!",
    "DRUKA druka 2026",
    "anna.ozola@druka.lv",
    "xx-anna-ozola-1",
  ])("%j is made of what everybody knows about the person", (password) => {
    expect(isGuessable(password, about)).toBe(true);
  });

  test.each([
    "četri zirgi pļavā",
    "anna zirgi pļavā",
    "847201938475",
    "žāvēti āboli un kanēlis",
    '!"#¤%&/()=?+',
    "пароль без слов",
  ])("%j is taken", (password) => {
    expect(isGuessable(password, about)).toBe(false);
  });

  test("is not held against somebody of whom only signs are known", () => {
    expect(isGuessable("847201938475", ["", "  ", "@", "a b"])).toBe(false);
  });
});
