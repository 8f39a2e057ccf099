import { expect, test } from "vitest";
import { newInstallation, password } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";

test("what the specification has with a slash at its end is there without one as well", async () => {
  const { admin } = await emptyOffice();
  for (const end of ["/", ""]) {
    const modules = await admin("PATCH", `/modules${end}`, { body: { modules: ["calendar"] } });
    expect({ end, status: modules.status }).toEqual({ end, status: 200 });
    const body = { password: `${password} ${end}x`, current_password: end ? password : `${password} /x` };
    const changed = await admin("PATCH", `/user/update-password${end}`, { body });
    expect({ end, status: changed.status }).toEqual({ end, status: 200 });
  }
});

test("a look is of an address of this installation, its own or another of them", async () => {
  const { admin, installation } = await emptyOffice();
  const second = await newInstallation({ installation: installation.name });
  const stranger = await newInstallation();
  for (const path of ["/companies/1", "/system-config"]) {
    const at = (host: string) => admin("GET", `${path}?address=${host}`);
    for (const { host } of [installation, second]) expect((await at(host)).status).toBe(200);
    for (const host of [stranger.host, "nobody.lv"])
      expect(refusal(await at(host))).toEqual({
        status: 422,
        errors: { address: ["Izvēlieties vienu no piedāvātajām vērtībām"] },
      });
  }
});
