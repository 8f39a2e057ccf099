import { expect, test } from "vitest";
import type { EstimateDocument } from "#model/estimate/document.ts";
import { rowsOf } from "./estimate-rows.ts";

const line = (id: number) => ({ id, name: `Darbs ${id}`, quantity: "1", price: "1", vat: "", total: "1" });
const position = (id: number, ...lines: number[]) => ({ id, name: "", total: "", lines: lines.map(line) });
const document: Pick<EstimateDocument, "sections"> = {
  sections: [
    {
      section: "agency",
      total: "",
      stages: [
        { id: 1, name: "Ideja", total: "", positions: [position(1, 1, 2, 3), position(2, 4)] },
        { id: null, name: "", total: "", positions: [position(3, 5, 6)] },
      ],
    },
    {
      section: "production",
      total: "",
      stages: [{ id: null, name: "", total: "", positions: [position(4, 7)] }],
    },
  ],
};
const kinds = rowsOf(document, (key) => key).map((group) => group.map(({ kind }) => kind).join(" "));

test("headings stay with the line below them, and a sum with the line above it", () => {
  expect(kinds).toEqual([
    "section stage position line",
    "line",
    "line",
    "position line",
    "stage position line",
    "line sum",
    "section position line sum",
  ]);
});
