import { expect, test } from "vitest";
import { differences } from "#cli/conformance/fields.ts";

test.each(["#0a5", "green", "#12345", 7])(
  "the colour %j, where the product falls back without a word, is a finding",
  (colour) => {
    const found = differences({ colors: { primary_color: colour } }, "colors.primary_color:colour", "must");
    expect(found).toEqual([
      expect.objectContaining({ field: "colors.primary_color", expected: "a colour (#RRGGBB)" }),
    ]);
    expect(differences({ a: "#662E93" }, "a:colour", "must")).toEqual([]);
  },
);
