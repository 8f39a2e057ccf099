import { beforeAll, describe, expect, test } from "vitest";
import { ask, newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { enter, knock, roomAddress, signIn } from "./screen.ts";

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe("the door of the live room", () => {
  let installation: TestInstallation;
  beforeAll(async () => {
    installation = await newInstallation({ demonstration: "acme" });
  });

  test.each(Object.keys(signIns) as (keyof typeof signIns)[])("lets a signed-in %s in", async (name) => {
    const screen = await enter(await signIn(installation, signIns[name]), "?seq=0");
    expect(await screen.events()).toEqual([]);
    screen.leave();
  });

  test.each([
    ["without a token", {}],
    ["with an invented one", bearer("x".repeat(43))],
    ["with a header that only the edge may send", { "x-room-admission": '{"sessionId":1,"seq":null}' }],
  ])("keeps a stranger out, %s", async (_, headers) => {
    expect(await knock(installation, headers)).toBe(401);
  });

  test("keeps somebody out who has logged out", async () => {
    const { token, call } = await signIn(installation, signIns.admin);
    await call("GET", "/logout");
    expect(await knock(installation, bearer(token))).toBe(401);
  });

  test("keeps the people of another installation out", async () => {
    const { token } = await signIn(installation, signIns.admin);
    const other = await newInstallation({ demonstration: "acme" });
    expect(await knock(other, bearer(token))).toBe(401);
  });

  test.each(["https://elsewhere.example", "null", "http://localhost:1"])(
    "is closed to a page of %s",
    async (Origin) => {
      const { token } = await signIn(installation, signIns.admin);
      expect(await knock(installation, { ...bearer(token), Origin })).toBe(403);
    },
  );

  test("is closed where the calendar is switched off", async () => {
    const off = await newInstallation({ demonstration: "acme" });
    const { token, call } = await signIn(off, signIns.admin);
    await call("PATCH", "/modules/", { body: { modules: ["position_estimate"] } });
    expect(await knock(off, bearer(token))).toBe(403);
    await call("PATCH", "/modules/", { body: { modules: ["calendar"] } });
    (await enter({ installation: off, token, call })).leave();
  });

  test("is not a page", async () => {
    const { token } = await signIn(installation, signIns.admin);
    for (const method of ["GET", "POST"])
      expect((await ask(installation.host, method, roomAddress, { headers: bearer(token) })).status).toBe(
        404,
      );
  });

  test.each([`?_pk=${"x".repeat(300)}`, "?_pk=session:1", "?_pk="])(
    "does not let a screen choose its name: %s",
    async (query) => {
      const person = await signIn(installation, signIns.employee);
      const screen = await enter(person, query);
      const other = await signIn(installation, signIns.admin);
      await other.call("GET", "/logout");
      await person.call("GET", "/logout");
      expect(await screen.closed).toBe(4401);
    },
  );
});
