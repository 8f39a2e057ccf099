import { expect, test } from "vitest";
import { emptyOffice, refusal } from "../arrange.ts";
import { desk } from "./arrange.ts";

test("an estimate takes both names that the specification has for VAT and commentary, and refuses both", async () => {
  const { admin } = await emptyOffice();
  const { estimate } = await desk(admin);
  const change = (body: object) => admin("PATCH", `/estimates/${estimate.id}`, { body });
  const answer = await change({ vat_rate: 12, comment: "<p>Sveiki</p>" });
  expect(answer.json().data).toMatchObject({ vat_rate: "12.00", commentary: "<p>Sveiki</p>" });
  const both = await change({ vat_rate: 12, vat: 5, comment: "a", commentary: "<p>b</p>" });
  expect(both.json().data).toMatchObject({ vat_rate: "5.00", commentary: "<p>b</p>" });
  expect(refusal(await change({ vat_rate: "daudz" }))).toEqual({
    status: 422,
    errors: { vat_rate: ["Ievadiet procentus no 0 līdz 100"] },
  });
  const unknown = await change({ vat_rate: 13, comment: "a" });
  expect(Object.keys(unknown.json().errors)).toEqual(["vat_rate"]);
  const deep = await change({ comment: "<ul><li>".repeat(100) });
  expect(Object.keys(deep.json().errors)).toEqual(["comment"]);
  expect(Object.keys((await change({ vat: 13, vat_rate: 12 })).json().errors)).toEqual(["vat"]);
});
