import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, approve, current, desk } from "./arrange.ts";
import { aLine, pagesOf } from "./arrange-documents.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

const change = (id: number, body: object, headers = {}) =>
  admin("PATCH", `/estimates/${id}`, { body, headers });

describe("the last day of an estimate", () => {
  test("is none at first, is set as it is typed or sent, and taken away again", async () => {
    const { estimate } = await desk(admin);
    expect(estimate.valid_until).toBeNull();
    const set = await change(estimate.id, { valid_until: "5.1.2027" }, { "If-Match": '"1"' });
    expect(set.json().data).toMatchObject({ valid_until: "2027-01-05", version: 2 });
    const { revision } = set.json().data;
    const later = await change(estimate.id, { valid_until: "2027-02-28" });
    expect(later.json().data).toMatchObject({
      valid_until: "2027-02-28",
      version: 3,
      revision: revision + 1,
    });
    expect((await change(estimate.id, { discount: 5 })).json().data.valid_until).toBe("2027-02-28");
    for (const none of [null, ""]) {
      await change(estimate.id, { valid_until: "2027-02-28" });
      expect((await change(estimate.id, { valid_until: none })).json().data.valid_until).toBeNull();
    }
  });

  test.each([
    ["29.02.2027", "Ievadiet datumu, piemēram, 31.12.2026"],
    ["rīt", "Ievadiet datumu, piemēram, 31.12.2026"],
    ["1.1.2150", "Datumam jābūt no 1900. līdz 2100. gadam"],
    [20_270_101, "Ievadiet datumu, piemēram, 31.12.2026"],
  ])("is refused at its field as %s", async (valid_until, message) => {
    const { estimate } = await desk(admin);
    expect(refusal(await change(estimate.id, { valid_until }))).toEqual({
      status: 422,
      errors: { valid_until: [message] },
    });
  });

  test("stays as it was agreed", async () => {
    const at = await desk(admin);
    await addItems(at, [{ name: "Darbs", price: 5 }]);
    await change(at.estimate.id, { valid_until: "2027-01-05" });
    await approve(at);
    expect((await change(at.estimate.id, { valid_until: null })).status).toBe(409);
    expect((await current(at)).valid_until).toBe("2027-01-05");
  });

  test("is not that of a copy", async () => {
    const { estimate } = await desk(admin);
    await change(estimate.id, { valid_until: "2027-01-05" });
    const copy = { name: "Kopija", planned_start_date: "2027-01-04", planned_due_date: "2027-01-29" };
    const copied = await made(admin, `/estimates/${estimate.id}/duplicate`, { ...copy, user_id: 1 });
    expect(copied.valid_until).toBeNull();
  });

  test("stands in its documents, in both languages", async () => {
    const at = await desk(admin);
    await addItems(at, [aLine()]);
    await change(at.estimate.id, { valid_until: "2027-01-05" });
    const latvian = (await pagesOf(at, "pdf")).join("\n");
    expect(latvian).toMatch(/Spēkā līdz/);
    expect(latvian).toMatch(/\d\d\.\d\d\.\d{4} +05\.01\.2027/);
    expect(latvian).toContain("Tāme ir spēkā līdz 05.01.2027");
    expect(latvian).not.toContain("30 dienas");
    const english = (await pagesOf(at, "pdf", "en")).join("\n");
    expect(english).toContain("This estimate is valid until 05.01.2027");
    expect((await pagesOf(at, "offer-pdf")).join("\n")).toContain("Piedāvājums ir spēkā līdz 05.01.2027");
    const offer = (await pagesOf(at, "offer-pdf", "en")).join("\n");
    expect(offer).toContain("This offer is valid until 05.01.2027");
  });
});

test("the history of a project tells of the last day", async () => {
  const { estimate, projectId } = await desk(admin);
  await change(estimate.id, { valid_until: "2027-01-05" });
  const { data } = (await admin("GET", `/projects/${projectId}/history`)).json();
  expect(data[0].changes).toEqual([{ field: "valid_until", before: null, after: "2027-01-05" }]);
});
