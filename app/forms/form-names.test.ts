import { describe, expect, test } from "vitest";
import { z } from "zod";
import { areNamesSmall } from "./form-names.ts";
import { fill, sameIn } from "./form-texts.ts";

const formOf = (...names: string[]) => {
  const form = new FormData();
  for (const name of names) form.append(name, "x");
  return form;
};

describe("names of fields", () => {
  test("are those of lists in lists, as long as all rows together are not too many", () => {
    expect(
      areNamesSmall(formOf("lines[3].items[2].price", "lines[0]", "name", "name[lv]", "images[]"), 7),
    ).toBe(true);
    expect(areNamesSmall(formOf("lines[3].items[2].price", "lines[0]"), 6)).toBe(false);
    expect(
      areNamesSmall(formOf(...Array.from({ length: 2000 }, (_, row) => `lines[${row}].name`)), 2000),
    ).toBe(true);
  });

  test("are no way into something where a text is made into rows", () => {
    const form = formOf();
    fill(form, { accounts: '[{"iban[99999999]":"x"}]' }, null);
    expect([...form]).toEqual([["accounts", '[{"iban[99999999]":"x"}]']]);
    const areSame = sameIn(z.object({ accounts: z.string() }));
    expect(areSame("accounts", '[{"a[99999999]":"x"}]', "y")).toBe(false);
  });
});
