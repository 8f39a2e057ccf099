import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, made, refusal } from "../arrange.ts";
import { addItems, desk } from "../estimates/arrange.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

interface Shown {
  id: number;
  category: string;
  rate: string;
  from: string;
  until: string | null;
  is_used: boolean;
}
const list = async (): Promise<Shown[]> => (await admin("GET", "/vat_rates")).json().data;
const create = (body: object) => admin("POST", "/vat_rates", { body });
const aRate = (fields: object = {}) => ({
  category: "S",
  rate: "8",
  name: "Pagaidu likme",
  from: "2027-01-01",
  ...fields,
});

test("an office starts with the rates of Latvia and the categories without one (domain §3)", async () => {
  const rates = (await list()).map(({ category, rate, until, is_used }) => [category, rate, until, is_used]);
  expect(rates).toEqual([
    // New estimates would have the first.
    ["S", "21.00", null, true],
    ["S", "12.00", null, false],
    ["S", "5.00", null, false],
    ...["AE", "K", "G", "E", "O"].map((category) => [category, "0.00", null, false]),
  ]);
  const { vatRates } = (await admin("GET", "/position_items/create")).json();
  expect(vatRates).toEqual(await list());
});

describe("a rate", () => {
  test("is added with its dates, ended and deleted", async () => {
    const created = await create(aRate({ rate: "7,5", from: "1.1.2027", until: "" }));
    expect(created.status).toBe(201);
    const { data } = created.json();
    expect(data).toMatchObject({ rate: "7.50", from: "2027-01-01", until: null, is_used: false });
    const body = { name: "Beigta", name_en: "Ended", from: "2027-01-01", until: "31.12.2027" };
    const ended = await admin("PATCH", `/vat_rates/${data.id}`, { body });
    expect(ended.json().data).toMatchObject({ ...body, until: "2027-12-31", rate: "7.50" });
    const deleted = await admin("DELETE", `/vat_rates/${data.id}`);
    expect(deleted.json()).toEqual({ data: { id: data.id, outcome: "deleted" } });
    expect((await admin("DELETE", `/vat_rates/${data.id}`)).status).toBe(404);
    expect((await admin("PATCH", `/vat_rates/${data.id}`, { body })).status).toBe(404);
  });

  test("is there once at a time, also when two enter it at once", async () => {
    const enter = () => create(aRate({ rate: "9" }));
    const answers = await Promise.all([enter(), enter()]);
    const errors = { from: ["Šajā laikā tāda likme jau ir"] };
    expect(answers.filter(({ status }) => status !== 201).map(refusal)).toEqual([{ status: 422, errors }]);
    const first = answers.find(({ status }) => status === 201)?.json().data;
    const until = { name: "Pagaidu", from: "2027-01-01", until: "2027-06-30" };
    await admin("PATCH", `/vat_rates/${first.id}`, { body: until });
    const again = await made(admin, "/vat_rates", aRate({ rate: "9", from: "2027-07-01" }));
    const back = { name: "Atkal", from: "2027-06-30" };
    expect(refusal(await admin("PATCH", `/vat_rates/${again.id}`, { body: back })).errors).toEqual(errors);
  });

  test.each([
    [{ name: "" }, "name", "Šis lauks ir obligāts"],
    [{ from: "" }, "from", "Šis lauks ir obligāts"],
    [{ until: "2026-12-31" }, "until", "Beigu datums nevar būt pirms sākuma"],
    [{ rate: "101" }, "rate", "Ievadiet procentus no 0 līdz 100"],
    [{ rate: "" }, "rate", "Ar PVN apliekamam darījumam norādiet likmi, kas lielāka par 0 %"],
    [{ category: "AE", rate: "5" }, "rate", "Šim PVN veidam likme ir 0 %"],
    [{ category: "X" }, "category", "Izvēlieties vienu no piedāvātajām vērtībām"],
  ])("is refused with %j", async (fields, field, message) => {
    expect(refusal(await create(aRate(fields)))).toEqual({ status: 422, errors: { [field]: [message] } });
  });

  test.each([
    ["line", (id: number) => admin("DELETE", `/position_items/${id}`)],
    ["company", () => admin("PATCH", "/companies/1/details", { body: { vat_rate: "21" } })],
  ] as const)("that a %s has stays, but may end; afterwards it can go", async (what, free) => {
    const rate = what === "line" ? "3" : "4";
    const { id } = await made(admin, "/vat_rates", aRate({ rate, from: "2026-01-01" }));
    let line = 0;
    if (what === "line") {
      const [item] = await addItems(await desk(admin), [
        { name: "Grāmata", vat_category: "S", vat_rate: rate },
      ]);
      line = item?.id ?? 0;
    } else await admin("PATCH", "/companies/1/details", { body: { vat_category: "S", vat_rate: rate } });
    const refused = await admin("DELETE", `/vat_rates/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.json().message).toBe("Šo likmi dzēst nevar, jo tā tiek lietota");
    const body = { name: "Beigta", from: "2026-01-01", until: "2026-06-30" };
    expect((await admin("PATCH", `/vat_rates/${id}`, { body })).json().data).toMatchObject({ is_used: true });
    const later = { ...body, from: "2026-02-01" };
    expect(refusal(await admin("PATCH", `/vat_rates/${id}`, { body: later })).errors).toEqual({
      from: ["Likme jau tiek lietota un nevar sākties vēlāk"],
    });
    await free(line);
    expect((await admin("DELETE", `/vat_rates/${id}`)).status).toBe(200);
  });

  test("of a time that nothing is of is not used, whatever has its percentage at another time", async () => {
    const past = await made(
      admin,
      "/vat_rates",
      aRate({ rate: "6", from: "2001-01-01", until: "2001-12-31" }),
    );
    const now = await made(admin, "/vat_rates", aRate({ rate: "6", from: "2026-01-01" }));
    const coming = { category: "S", name: "Vēlāk", from: "2090-01-01" };
    const at = await desk(admin);
    await addItems(at, [{ name: "Grāmata", vat_category: "S", vat_rate: "6" }]);
    const used = async () =>
      (await list()).filter(({ rate }) => rate === "6.00").map(({ id, is_used }) => [id, is_used]);
    expect(await used()).toEqual([
      [past.id, false],
      [now.id, true],
    ]);
    const ended = { name: "Beigta", from: "2026-01-01", until: "2026-06-30" };
    await admin("PATCH", `/vat_rates/${now.id}`, { body: ended });
    const later = await made(admin, "/vat_rates", { ...coming, rate: "6" });
    // The line stays with the rate that it had, which has ended.
    expect(await used()).toEqual([
      [past.id, false],
      [now.id, true],
      [later.id, false],
    ]);
    expect((await admin("DELETE", `/vat_rates/${now.id}`)).status).toBe(409);
    expect((await admin("DELETE", `/vat_rates/${past.id}`)).status).toBe(200);
    expect((await admin("DELETE", `/vat_rates/${later.id}`)).status).toBe(200);
  });
});
