import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operator } from "../gate/operators.ts";
import { newInstallation, signIns, type TestInstallation } from "../support/installation.ts";
import { type SecondInstallation, secondInstallation } from "../support/second-installation.ts";
import { enter, knock, signIn } from "./screen.ts";

/** The room's word for a session that is over. */
const over = 4401;

let own: SecondInstallation;
const offices: Record<string, TestInstallation> = {};
beforeAll(async () => {
  own = await secondInstallation();
  offices["its own"] = own.installation;
  offices["the embedded"] = await newInstallation({ demonstration: "acme" });
});
afterAll(() => own.stop());

describe.each(["its own", "the embedded"])("the open calendars of an agency with %s backend", (kind) => {
  let office: TestInstallation;
  beforeAll(() => {
    const place = offices[kind];
    if (!place) throw new Error(`No office with ${kind} backend`);
    office = place;
  });

  /** Another address of the office. */
  const another = async () => {
    const { backend, installation } = await (await operator()).show(office.host);
    return newInstallation({ backend, installation, title: "Otra adrese" });
  };

  test("are closed once it is suspended, and let in again once it is resumed", async () => {
    const manager = await operator();
    const { host } = office;
    const here = await signIn(office, signIns.admin);
    const elsewhere = await signIn(await another(), signIns.admin);
    const [screen, other] = [await enter(here), await enter(elsewhere)];
    await manager.change(host, { state: "suspended" });
    expect(await screen.closed).toBe(over);
    expect(await knock(office, { Authorization: `Bearer ${here.token}` })).toBe(503);
    await manager.change(host, { state: "active" });
    const back = await enter(here);
    // Nobody at the other address has noticed anything.
    for (const { send } of [back, other]) send(JSON.stringify({ week: "2026-11-23", holding: null }));
    for (const { presence } of [back, other]) expect(await presence()).toMatchObject({ event: "Presence" });
    for (const { leave } of [back, other]) leave();
  });

  test("are closed once it is removed", async () => {
    const place = await another();
    const screen = await enter(await signIn(place, signIns.user));
    await (await operator()).remove(place.host);
    expect(await screen.closed).toBe(over);
  });

  /** The same kind of office once more, for whoever moves it away. */
  const movable = async () => {
    if (kind === "the embedded") return newInstallation({ demonstration: "acme" });
    const { backend } = await (await operator()).show(office.host);
    return newInstallation({ backend, title: "Pārceļas" });
  };
  const elsewhere = "http://127.0.0.1:9";

  test("are closed once it is suspended and moved to another backend at once", async () => {
    const place = await movable();
    const screen = await enter(await signIn(place, signIns.user));
    await (await operator()).change(place.host, { state: "suspended", backend: elsewhere });
    expect(await screen.closed).toBe(over);
  });

  test("are closed once it is moved to another backend, at each address, and let in again there", async () => {
    const manager = await operator();
    const place = await movable();
    const { backend, installation } = await manager.show(place.host);
    const beside = await newInstallation({ backend, installation, title: "Blakus" });
    const [screen, other] = [
      await enter(await signIn(place, signIns.user)),
      await enter(await signIn(beside, signIns.user)),
    ];
    await manager.change(place.host, { backend: elsewhere });
    expect([await screen.closed, await other.closed]).toEqual([over, over]);
    await manager.change(place.host, { backend });
    for (const { leave } of [
      await enter(await signIn(place, signIns.user)),
      await enter(await signIn(beside, signIns.user)),
    ])
      leave();
  });
});
