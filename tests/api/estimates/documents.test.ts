import { beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "#model/user/role.ts";
import type { Caller } from "#tests/support/installation.ts";
import { emptyOffice, refusal } from "../arrange.ts";
import { hired } from "../people.ts";
import { addItems, type Desk, desk } from "./arrange.ts";
import { aLine, asked, type Kind, pagesOf } from "./arrange-documents.ts";

let admin: Caller;
beforeAll(async () => {
  admin = (await emptyOffice()).admin;
});

describe("what comes with a document", () => {
  let at: Desk;
  beforeAll(async () => {
    at = await desk(admin);
    await addItems(at, [aLine()]);
    await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Čuguna ķēde: 1/2" } });
  });

  test("is its type, and a name of the project's and the estimate's number", async () => {
    const { headers } = await asked(at, "pdf");
    expect(headers["content-type"]).toBe("application/pdf");
    const disposition = String(headers["content-disposition"]);
    expect(disposition).toMatch(/^attachment; filename="Cuguna kede 1 2 2026-0001 1\.pdf"; /);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? "")).toBe("Čuguna ķēde 1 2 2026-0001 1.pdf");
  });

  test("is what was rendered before, until something that it shows changes", async () => {
    const rendered = async (kind: Kind = "pdf", query = "?lang=lv") =>
      (await asked(at, kind, query)).headers["x-rendering"];
    await rendered();
    const { bytes } = await asked(at, "pdf");
    expect(await rendered()).toBe("saved");
    expect((await asked(at, "pdf")).bytes).toEqual(bytes);
    // Both names of a language are one document; another language and another kind are others.
    expect(await rendered("pdf", "?lang=lat")).toBe("saved");
    expect(await rendered("pdf", "?lang=en")).toBe("new");
    expect(await rendered("pdf", "?lang=eng")).toBe("saved");
    expect(await rendered("offer-pdf")).toBe("new");

    await addItems(at, [aLine({ name: "Vēl viens" })]);
    expect(await rendered()).toBe("new");
    expect((await pagesOf(at, "pdf")).join()).toContain("Vēl viens");
    await admin("PATCH", `/projects/${at.projectId}`, { body: { name: "Cits projekts" } });
    expect(await rendered()).toBe("new");
    await admin("PATCH", `/customers/${at.clientId}`, { body: { name: "Cits klients" } });
    expect(await rendered()).toBe("new");
    const colors = (await admin("GET", "/companies/1")).json().data.colors;
    await admin("PATCH", "/companies/1", { body: { colors: { ...colors, primary_color: "#0b3c5d" } } });
    expect(await rendered()).toBe("new");
    expect(await rendered()).toBe("saved");
  });
});

test("of two estimates with one number in two installations, each has its own document", async () => {
  const texts = await Promise.all(
    ["Pirmais", "Otrais"].map(async (name) => {
      const at = await desk((await emptyOffice()).admin);
      await addItems(at, [aLine({ name })]);
      return (await pagesOf(at, "pdf")).join();
    }),
  );
  expect(texts.map((text) => [text.includes("Pirmais"), text.includes("Otrais")])).toEqual([
    [true, false],
    [false, true],
  ]);
});

describe("a document is refused", () => {
  const kinds: Kind[] = ["pdf", "offer-pdf"];

  test.each(kinds)("without a language that there is (%s)", async (kind) => {
    const at = await desk(admin);
    for (const query of ["", "?lang=", "?lang=de"]) {
      expect(refusal(await asked(at, kind, query))).toEqual({
        status: 422,
        errors: { lang: ["Izvēlieties dokumenta valodu: lv vai en"] },
      });
    }
  });

  test.each(kinds)("where there is no such estimate (%s)", async (kind) => {
    for (const id of ["4000000", "x"])
      expect((await admin("GET", `/estimates/${kind}/${id}/?lang=lv`)).status).toBe(404);
  });

  test.each(kinds)("to an employee (%s)", async (kind) => {
    const office = await emptyOffice();
    const at = await desk(office.admin);
    const { caller } = await hired(office, { role_id: roleIds.employee });
    expect((await asked({ ...at, caller }, kind)).status).toBe(403);
  });

  test("never for a slash that is missing at the end of its address", async () => {
    const at = await desk(admin);
    for (const kind of kinds)
      expect((await admin("GET", `/estimates/${kind}/${at.estimate.id}?lang=en`)).status).toBe(200);
  });
});
