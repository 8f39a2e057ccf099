import { describe, expect, test } from "vitest";
import { creditorReference } from "./creditor-reference.ts";

/** What ISO 11649 says of a reference, counted in another way: as one large number, it leaves 1. */
const isValid = (reference: string): boolean => {
  const turned = `${reference.slice(4)}${reference.slice(0, 4)}`;
  return BigInt(turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n;
};

describe("the reference of a payment", () => {
  test("is that of the standard's own example", () => {
    expect(creditorReference("539007547034")).toBe("RF18539007547034");
  });

  test.each(["RE-2026-0001", "PZ/2026-0042", "1", "ABCDEFGHIJKL2026-1234", "re.2026-7"])(
    "of %s is valid and ends in its letters and digits",
    (number) => {
      const reference = creditorReference(number) ?? "";
      expect(isValid(reference)).toBe(true);
      expect(reference.slice(4)).toBe(number.replace(/[/.-]/g, "").toUpperCase());
    },
  );

  test("writes Latvian letters plainly", () => {
    expect(creditorReference("RĒĶ-2026-0001")?.slice(4)).toBe("REK20260001");
  });

  test.each(["", "-", "СЧ-2026-1", "ABCDEFGHIJKL2026-123456"])("is none for %j", (number) => {
    expect(creditorReference(number)).toBeNull();
  });
});
