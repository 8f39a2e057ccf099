import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildLocal } from "#cli/build.ts";
import { operatorOf } from "#cli/operator-client.ts";
import { serve } from "#cli/serve.ts";
import { password, port, strangerAt } from "#tests/support/installation.ts";
import { accepted } from "../support/office.ts";
import { factsOf, plant, type Size } from "./plant.ts";

/** An installation that was filled past the product, by SQL. */
export interface Planted {
  size: Size;
  email: string;
  installation: { host: string; origin: string; link: null };
  facts: { net: number; hours: number };
}

/** Runs the product as `npm start` does, with an installation of each size, and takes all away when `use` has ended. */
export async function withPlanted(
  sizes: readonly Size[],
  use: (planted: Planted[]) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), "planted-"));
  const places = sizes.map((size, index) => {
    const host = `planted-${index}.localhost`;
    return {
      size,
      email: `bench${index}@test.lv`,
      installation: { host, origin: `http://${host}:${port}`, link: null },
    };
  });
  try {
    await buildLocal();
    await open(data, places);
    for (const { email, size } of places) plant(data, email, size);
    const planted = places.map((place) => ({ ...place, facts: factsOf(data, place.email) }));
    const running = await serve({ port, data });
    try {
      await use(planted);
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** Opens them empty, and stops again: nobody may have them open while they are filled. */
async function open(data: string, places: Omit<Planted, "facts">[]): Promise<void> {
  const running = await serve({ port, data });
  const operator = operatorOf(running.address, running.operatorToken);
  for (const { installation, email } of places) {
    const admin = { name: "Anna Ozola", email, language: "lv" };
    const { host } = installation;
    const added = await operator.add({ host, title: "Bench", backend: "embedded", admin });
    const path = `/update_password_reset/${added.link?.split("/").at(-1)}`;
    accepted(await strangerAt(installation)("PATCH", path, { body: { password } }));
  }
  await running.stop();
}
