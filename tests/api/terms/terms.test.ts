import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { hired, type Office } from "../people.ts";

const text_lv = "1. Priekšapmaksa 50 %.\n\n2. Termiņš sākas ar maketa saskaņošanu.";
const text_en = "1. Half of it in advance.\n\n2. Time runs from the approval of the layout.";

describe("the agency's terms", () => {
  /** Where everything is refused, so that nothing changes. */
  let office: Office;
  beforeAll(async () => {
    office = await emptyOffice();
  });

  test("are none before they are saved", async () => {
    const answer = await office.admin("GET", "/terms");
    expect(answer.headers.etag).toBe('"0"');
    expect(answer.json()).toEqual({
      data: { id: null, version: 0, at: null, author: null, text_lv: "", text_en: "", file: null },
    });
    expect((await office.admin("GET", "/terms_versions")).json()).toEqual({
      data: [],
      meta: { total: 0, page: 1, per_page: 20, last_page: 1 },
      sortings: [],
    });
    expect((await office.admin("GET", "/terms/1")).status).toBe(404);
  });

  test("are counted from version to version, and each is read as it was", async () => {
    const { installation, admin } = await emptyOffice();
    const began = new Date().toISOString();
    const first = await admin("POST", "/terms", { body: { text_lv, text_en } });
    expect([first.status, first.headers.etag]).toEqual([200, '"1"']);
    const author = { id: 1, name: expect.any(String) };
    expect(first.json().data).toEqual({
      id: 1,
      version: 1,
      at: expect.any(String),
      author,
      text_lv,
      text_en,
      file: null,
    });
    expect(first.json().data.at >= began).toBe(true);
    const second = await admin("POST", "/terms", {
      body: { text_lv: "Cits teksts" },
      headers: { "If-Match": '"1"' },
    });
    expect(second.json().data).toMatchObject({ id: 2, version: 2, text_lv: "Cits teksts", text_en: "" });

    const { caller } = await hired({ installation, admin });
    expect((await caller("GET", "/terms")).json()).toEqual(second.json());
    expect((await caller("GET", "/terms/1")).json()).toEqual(first.json());
    expect((await caller("GET", "/terms/2")).json()).toEqual(second.json());
    const { data, meta } = (await caller("GET", "/terms_versions?per_page=1")).json();
    const { at } = second.json().data;
    expect(data).toEqual([{ id: 2, version: 2, at, author: second.json().data.author }]);
    expect(meta).toEqual({ total: 2, page: 1, per_page: 1, last_page: 2 });
    const rest = (await caller("GET", "/terms_versions?per_page=1&page=2")).json();
    expect(rest.data).toMatchObject([{ id: 1, version: 1 }]);
  });

  test("are no new version where the texts are the same, whatever ends their lines", async () => {
    const { admin } = await emptyOffice();
    const first = await admin("POST", "/terms", { body: { text_lv, text_en } });
    const typed = text_lv.replaceAll("\n", "\r\n");
    const same = await admin("POST", "/terms", { body: { text_lv: `${typed}\r\n`, text_en } });
    expect([same.status, same.headers.etag]).toEqual([200, '"1"']);
    expect(same.json()).toEqual(first.json());
    expect((await admin("GET", "/terms_versions")).json().meta.total).toBe(1);
    // What was said before is another version when it is said again.
    await admin("POST", "/terms", { body: { text_lv: "", text_en } });
    expect((await admin("POST", "/terms", { body: { text_lv, text_en } })).json().data.version).toBe(3);
  });

  test("have forty thousand characters in each language", async () => {
    const { admin } = await emptyOffice();
    const [lv, en] = ["ā".repeat(40_000), "x".repeat(40_000)];
    const saved = await admin("POST", "/terms", { body: { text_lv: lv, text_en: en } });
    expect(saved.json().data).toMatchObject({ text_lv: lv, text_en: en });
  });

  test.each([
    ["text_lv", "Teksts ir par garu", { text_lv: "x".repeat(40_001) }],
    ["text_en", "Teksts ir par garu", { text_en: "x".repeat(40_001) }],
    ["text_en", "Tekstā ir neatļautas rakstzīmes", { text_en: "a\u0000b" }],
    ["text_lv", "Šeit jābūt tekstam", { text_lv: 5 }],
  ])("refuse what is wrong at %s: %s", async (field, message, body) => {
    expect(refusal(await office.admin("POST", "/terms", { body }))).toEqual({
      status: 422,
      errors: { [field]: [message] },
    });
    expect((await office.admin("GET", "/terms")).json().data.version).toBe(0);
  });

  test("are not replaced on an old view of them, nor by two who are the first", async () => {
    const { admin } = await emptyOffice();
    const save = (text: string, seen: number) =>
      admin("POST", "/terms", { body: { text_lv: text }, headers: { "If-Match": `"${seen}"` } });
    const answers = await Promise.all([save("Viens", 0), save("Otrs", 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [late] = answers.filter(({ status }) => status === 412);
    expect(late?.headers.etag).toBe('"1"');
    expect(late?.json()).toMatchObject({
      message: "Šos datus pa to laiku mainīja kolēģis",
      data: { version: 1 },
    });
    await save("Trešais", 1);
    expect((await save("Ceturtais", 1)).json().data).toMatchObject({ version: 2, text_lv: "Trešais" });
  });

  test("are one version where a save is sent twice with its key", async () => {
    const { admin } = await emptyOffice();
    const save = () =>
      admin("POST", "/terms", { body: { text_lv }, headers: { "If-Match": '"0"', "Idempotency-Key": "k" } });
    const first = await save();
    expect((await save()).json()).toEqual(first.json());
    await admin("POST", "/terms", { body: { text_lv: "Cits" } });
    expect((await save()).json()).toEqual(first.json());
    expect((await admin("GET", "/terms")).json().data).toMatchObject({ version: 2, text_lv: "Cits" });
  });

  test("name who saved them also when that person is gone", async () => {
    const { installation, admin } = await emptyOffice();
    const other = await hired({ installation, admin }, { role_id: roleIds.admin, name: "Ieva Balode" });
    await other.caller("POST", "/terms", { body: { text_lv } });
    const gone = await admin("DELETE", `/users/${other.id}`);
    expect(gone.json().data).toMatchObject({ outcome: "archived" });
    expect((await admin("GET", "/terms")).json().data.author).toEqual({ id: other.id, name: "Ieva Balode" });
  });
});
