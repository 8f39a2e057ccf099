import { beforeAll, describe, expect, test } from "vitest";
import { type Caller, callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made, refusal } from "../arrange.ts";

describe("banks", () => {
  let admin: Caller;

  beforeAll(async () => {
    admin = await callerAt(await newInstallation({ demonstration: "beta" }), signIns.admin);
  });

  test("a new bank is stored with its SWIFT code in capitals and listed", async () => {
    const created = await admin("POST", "/banks", { body: { name: "Ziedu banka", swift: "zied lv22" } });
    expect(created.status).toBe(201);
    expect(created.json().data).toMatchObject({ name: "Ziedu banka", swift: "ZIEDLV22", status: 1 });
    const listed = await admin("GET", "/banks");
    expect(listed.json().data).toContainEqual(created.json().data);
  });

  test("a SWIFT code that is none is refused at its field, in the caller's words", async () => {
    const refused = await admin("POST", "/banks", { body: { name: "Banka", swift: "12" } });
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { swift: ["SWIFT kods nav derīgs"] } });
    expect(refused.json().request_id).toEqual(refused.headers["x-request-id"]);
  });

  test("name and SWIFT code are both needed", async () => {
    const message = "Šis lauks ir obligāts";
    expect(refusal(await admin("POST", "/banks", { body: {} }))).toEqual({
      status: 422,
      errors: { name: [message], swift: [message] },
    });
  });

  test("a SWIFT code is of one bank, also when two enter it at once", async () => {
    const enter = () => admin("POST", "/banks", { body: { name: "Dvīņu banka", swift: "DVINLV22" } });
    const answers = await Promise.all([enter(), enter(), enter()]);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.map(refusal)).toEqual(
      Array(2).fill({ status: 422, errors: { swift: ["Banka ar šādu SWIFT kodu jau ir"] } }),
    );
  });

  test("a bank is hidden and shown again", async () => {
    const { id, ...bank } = await made(admin, "/banks", { name: "Slēpjamā banka", swift: "SLEPLV22" });
    for (const status of [0, 1]) {
      const changed = await admin("PATCH", `/banks/${id}`, { body: { status } });
      expect(changed.json()).toEqual({ data: { ...bank, id, status } });
    }
  });

  test.each([2, "1", true, null, undefined])("%j is no visibility", async (status) => {
    const { data } = (await admin("GET", "/banks")).json();
    expect(refusal(await admin("PATCH", `/banks/${data[0].id}`, { body: { status } }))).toEqual({
      status: 422,
      errors: { status: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
    });
  });

  test("a bank counts no changes: of none that is named it is another one", async () => {
    const { id } = await made(admin, "/banks", { name: "Versiju banka", swift: "VERSLV22" });
    const knowing = (version: string) => ({ headers: { "If-Match": version } });
    const refused = [
      await admin("DELETE", `/banks/${id}`, knowing('"999"')),
      await admin("PATCH", `/banks/${id}`, { ...knowing('"1"'), body: { status: 0 } }),
    ];
    expect(refused.map(({ status, json }) => [status, json().data])).toEqual(
      Array(2).fill([412, { id, name: "Versiju banka", swift: "VERSLV22", status: 1 }]),
    );
    expect((await admin("DELETE", `/banks/${id}`, knowing("*"))).status).toBe(200);
  });

  test("a bank that nobody has is deleted", async () => {
    const { id } = await made(admin, "/banks", { name: "Lieka banka", swift: "LIEKLV22" });
    expect((await admin("DELETE", `/banks/${id}`)).json()).toEqual({ data: { id, outcome: "deleted" } });
    const { data } = (await admin("GET", "/banks")).json();
    expect(data.map((bank: { id: number }) => bank.id)).not.toContain(id);
    expect((await admin("DELETE", `/banks/${id}`)).status).toBe(404);
    expect((await admin("PATCH", `/banks/${id}`, { body: { status: 1 } })).status).toBe(404);
  });

  test("a bank that a client has is hidden instead", async () => {
    const { id } = await made(admin, "/banks", { name: "Vajadzīga banka", swift: "VAJALV22" });
    const client = await made(admin, "/customers", aClient({ bank_id: id }));
    expect((await admin("DELETE", `/banks/${id}`)).json()).toEqual({ data: { id, outcome: "archived" } });
    const { data } = (await admin("GET", "/banks")).json();
    expect(data.find((bank: { id: number }) => bank.id === id)).toMatchObject({ status: 0 });
    expect((await admin("GET", `/customers/${client.id}`)).json().data.bank).toMatchObject({ id });
  });
});

test("banks are listed in Latvian order", async () => {
  const { admin } = await emptyOffice();
  const names = ["Šķūņu banka", "Ābeļu banka", "Celtnieku banka", "Čakstes banka", "Zvejnieku banka"];
  for (const [index, name] of names.entries())
    await made(admin, "/banks", { name, swift: `BANKLV2${index}` });
  const { data } = (await admin("GET", "/banks")).json();
  expect(data.map((bank: { name: string }) => bank.name)).toEqual([
    ...["Ābeļu banka", "Celtnieku banka", "Čakstes banka", "Šķūņu banka", "Zvejnieku banka"],
  ]);
});
