import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aDocument,
  added,
  isOf,
  linesOf,
  play,
  someCredits,
  vatOf,
  vats,
} from "#tests/support/credited-documents.ts";
import { type InvoiceContent, type InvoiceLine, noContent } from "./content.ts";
import { type CreditedLine, leftOf, restGroups, restOf } from "./left-document.ts";
import { creditedInvoiceLines, partialCredit } from "./partial-credit.ts";

type Group = InvoiceContent["groups"][number];
const runs = { numRuns: 2000 };

const taxed = (groups: readonly Group[]): number => added(groups.map(({ taxable_cents }) => taxable_cents));
const taxes = (groups: readonly Group[]): number => added(groups.map(({ amount_cents }) => amount_cents));
const netOf = (parts: readonly { net_cents: number }[]): number =>
  added(parts.map(({ net_cents }) => net_cents));

/** Checks a rule on random documents and credits. */
const always = (rule: (content: InvoiceContent, played: ReturnType<typeof play>) => void) =>
  fc.assert(
    fc.property(aDocument, someCredits, (content, asked) => rule(content, play(content, asked))),
    runs,
  );

describe("credit notes of parts", () => {
  test("never take more than there is: no line, quantity or group comes below zero", () => {
    always((content, { notes, left }) => {
      for (const { quantity, net_cents } of left.lines) {
        expect(quantity).toBeGreaterThanOrEqual(0);
        expect(net_cents).toBeGreaterThanOrEqual(0);
      }
      for (const { taxable_cents, amount_cents } of [
        ...left.groups,
        ...notes.flatMap(({ groups }) => groups),
      ]) {
        expect(taxable_cents).toBeGreaterThanOrEqual(0);
        expect(amount_cents).toBeGreaterThanOrEqual(0);
      }
      for (const [index, line] of content.lines.entries()) {
        const taken = notes.flatMap(({ parts }) => parts).filter((part) => part.line === index);
        const quantity = added(taken.map((part) => part.quantity));
        expect(quantity).toBeLessThanOrEqual(Math.round(Number(line.quantity) * 10_000));
        expect(netOf(taken)).toBeLessThanOrEqual(line.total_cents);
      }
    });
  });

  test("come together with the rest to the document, by VAT group and to the cent", () => {
    always((content, { notes, left }) => {
      for (const vat of vats) {
        const own = (groups: readonly Group[]) => groups.filter((group) => isOf(vat, group));
        const all = own([...notes.flatMap(({ groups }) => groups), ...left.groups]);
        expect([taxed(all), taxes(all)]).toEqual([taxed(own(content.groups)), taxes(own(content.groups))]);
      }
      for (const { groups, net_cents, vat_cents, total_cents } of notes) {
        expect([net_cents, vat_cents, total_cents]).toEqual([
          taxed(groups),
          taxes(groups),
          taxed(groups) + taxes(groups),
        ]);
      }
    });
  });

  test("tax in each group what their lines come to, and what is left of lines is what is left to be taxed", () => {
    always((content, { notes, left }) => {
      const lineSums = (parts: readonly CreditedLine[]) =>
        vats.map((vat) => {
          const lines = linesOf(vat, content.lines);
          return netOf(parts.filter(({ line }) => lines.some((own) => own === content.lines[line])));
        });
      const groupSums = (groups: readonly Group[]) =>
        vats.map((vat) => taxed(groups.filter((group) => isOf(vat, group))));
      for (const { parts, groups } of notes) expect(groupSums(groups)).toEqual(lineSums(parts));
      const advanced = content.advances.flatMap(({ groups }) => groups);
      const deducted = vats.map((vat) => netOf(advanced.filter((group) => isOf(vat, group))));
      const rest = groupSums(left.groups).map((cents, index) => cents + (deducted[index] ?? 0));
      expect(lineSums(restOf(left))).toEqual(rest);
      // A group of which no line is left has nothing to be taxed either.
      expect(taxed(restGroups(left)) + taxes(restGroups(left))).toBe(taxed(left.groups) + taxes(left.groups));
    });
  });

  test("have VAT within a cent of their rate, and so has the rest, however many there are", () => {
    always((_content, { notes, left }) => {
      const groups = [...notes.flatMap((note) => note.groups), ...left.groups];
      for (const vat of vats)
        for (const { taxable_cents, amount_cents } of groups.filter((group) => isOf(vat, group)))
          expect(Math.abs(amount_cents - vatOf(taxable_cents, vat))).toBeLessThanOrEqual(1);
    });
  });

  test("say lines that come to what they take back", () => {
    always((_content, { notes, left }) => {
      for (const { parts, net_cents } of notes) {
        const lines = creditedInvoiceLines(left, parts, () => ({ name: "Mazāk", name_en: "Less" }));
        expect(added(lines.map(({ total_cents }) => total_cents))).toBe(net_cents);
        for (const { price, quantity, total_cents } of lines) {
          const units = BigInt(Math.round(Number(price ?? 0) * 10_000));
          const exact = units * BigInt(Math.round(Number(quantity) * 10_000));
          if (price !== null) expect(Number((2n * exact + 1_000_000n) / 2_000_000n)).toBe(total_cents);
        }
      }
    });
  });

  test("are made of sums exactly where that much is left of each line and group, but not all of it", () => {
    always((content, { steps }) => {
      for (const { before, wishes, credit } of steps) {
        if (wishes.some(({ quantity }) => quantity !== null)) continue;
        const asked = wishes.map(({ line, net_cents }) => ({ line, net_cents: net_cents ?? 0 }));
        const isLeft = asked.every(
          ({ line, net_cents }) => net_cents <= (before.lines[line]?.net_cents ?? 0),
        );
        const isAsked = before.groups.every((group) => {
          const lines = vats.flatMap((vat) => (isOf(vat, group) ? linesOf(vat, content.lines) : []));
          const own = asked.filter(({ line }) => lines.some((one) => one === content.lines[line]));
          return netOf(own) <= group.taxable_cents;
        });
        const isPart = netOf(asked) > 0 && netOf(asked) < taxed(before.groups);
        expect(!("problem" in credit)).toBe(isLeft && isAsked && isPart);
      }
    });
  });

  test("take all that is left but a cent, and never all of it", () => {
    always((content, { left }) => {
      const net = taxed(left.groups);
      if (content.advances.length > 0 || net < 2) return;
      const all = left.lines.map(({ net_cents }, line) => ({ line, quantity: null, net_cents }));
      expect(partialCredit(left, all)).toEqual({ at: null, problem: "errors.credit_whole" });
      const some = all.findIndex(({ net_cents }) => net_cents > 0);
      const but = all.map((wish, index) =>
        index === some ? { ...wish, net_cents: wish.net_cents - 1 } : wish,
      );
      expect(partialCredit(left, but)).toMatchObject({ net_cents: net - 1 });
    });
  });

  test("of a price that was lowered take a quantity at what is left of it, and of none more than the price", () => {
    // 4 at 25.00, of which 40.00 were taken off: the next one is 15.00, not 25.00.
    const line: InvoiceLine = {
      name: "Dizains",
      name_en: "",
      unit: "",
      unit_en: "",
      unit_code: "",
      quantity: "4.00",
      price: "25.00",
      total_cents: 10_000,
      vat_category: "S",
      vat_rate: "21.00",
    };
    const groups = [{ category: "S", rate: "21.00", taxable_cents: 10_000, amount_cents: 2100 }];
    const content = { ...noContent, lines: [line], groups, full_cents: 10_000, net_cents: 10_000 };
    const netAfter = (part: Omit<CreditedLine, "line">) => {
      const { quantity, net_cents } = part;
      const before = partialCredit(leftOf(content, [], []), [{ line: 0, quantity, net_cents }]);
      if ("problem" in before) throw new Error(before.problem);
      const left = leftOf(content, before.parts, before.groups);
      const next = partialCredit(left, [{ line: 0, quantity: 10_000, net_cents: null }]);
      return "problem" in next ? next.problem : next.net_cents;
    };
    expect(netAfter({ quantity: 0, net_cents: 4000 })).toBe(1500);
    // One came back for 10.00 only: those that are left are no dearer by that.
    expect(netAfter({ quantity: 10_000, net_cents: 1000 })).toBe(2500);
    expect(netAfter({ quantity: 10_000, net_cents: 2500 })).toBe(2500);
  });
});
