import { expect, test } from "vitest";
import { callerAt, newInstallation, signIns } from "#tests/support/installation.ts";
import { addItems, desk } from "./arrange.ts";
import { aLine, asked, languages } from "./arrange-documents.ts";

test("a colleague is answered again and again while sixteen documents of one person are made", async () => {
  const installation = await newInstallation({ demonstration: "portal" });
  const [person, colleague] = [
    await callerAt(installation, signIns.admin),
    await callerAt(installation, signIns.user),
  ];
  const lines = Array.from({ length: 60 }, (_, nth) => aLine({ name: `Vizuālis ${nth}` }));
  const desks = [];
  for (let count = 0; count < 4; count += 1) {
    const at = await desk(person);
    await addItems(at, lines);
    desks.push(at);
  }
  let made = 0;
  const documents = desks
    .flatMap((at) =>
      languages.flatMap((language) => [
        asked(at, "pdf", `?lang=${language}`),
        asked(at, "offer-pdf", `?lang=${language}`),
      ]),
    )
    .map(async (document) => {
      expect((await document).status).toBe(200);
      made += 1;
    });
  /** How many of them had been made each time that the colleague was answered. */
  const answered = new Set<number>();
  while (made < documents.length) {
    expect((await colleague("GET", "/user")).status).toBe(200);
    answered.add(made);
  }
  await Promise.all(documents);
  // Where all are made at once, nobody else is answered before they are.
  expect(answered.size).toBeGreaterThan(documents.length / 2);
});
