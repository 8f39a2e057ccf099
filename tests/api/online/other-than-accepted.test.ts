import { expect, test } from "vitest";
import type { Caller } from "#tests/support/installation.ts";
import { accepted, codeFor, readerOf, sendingOffice, sentLink } from "./arrange.ts";
import { offeredChoices } from "./offered-choices.ts";

interface Told {
  id: number;
  is_approved: boolean;
  sent_state: string;
  is_other_than_accepted: boolean;
}

/** What is told of an estimate wherever it is: by itself, among those of its project, and among all. */
async function told(admin: Caller, path: string, query = "") {
  const whole = (await admin("GET", path)).json().data;
  const of = async (list: string) => {
    const rows: Told[] = (await admin("GET", list)).json().data;
    return rows.filter(({ id }) => id === whole.id);
  };
  const all = await of(`/all_estimates?${query}`);
  const ofProject = await of(`/estimates?project_id=${whole.project.id}`);
  return [whole, ...ofProject, ...all].map((one: Told) => [
    one.is_approved,
    one.sent_state,
    one.is_other_than_accepted,
  ]);
}
const everywhere = (state: unknown[]) => [state, state, state];

const change = async (admin: Caller, path: string, body: object) => {
  const { status, text } = await admin("PATCH", path, { body });
  expect(status, text).toBe(200);
};

test("an accepted estimate says that it was changed for as long as it says something else", async () => {
  const office = await sendingOffice();
  const { installation, admin, path, items } = office;
  const token = await sentLink(office);
  await change(admin, path, { discount: "5" });
  // Changed, and not accepted yet.
  expect(await told(admin, path)).toEqual(everywhere([false, "sent", false]));
  await change(admin, path, { discount: "0" });
  await accepted(installation, readerOf(installation, token));
  expect(await told(admin, path)).toEqual(everywhere([true, "accepted", false]));

  await change(admin, path, { is_approved: false });
  expect(await told(admin, path)).toEqual(everywhere([false, "accepted", false]));
  await change(admin, `/position_items/${items[0]}`, { price: 77 });
  expect(await told(admin, path)).toEqual(everywhere([false, "accepted", true]));
  // It is found where it was found before.
  expect(await told(admin, path, "status=open")).toEqual(everywhere([false, "accepted", true]));
  expect(await told(admin, path, "status=approved")).toHaveLength(2);
});

test("text and choice make it another one, and what was changed back is what was accepted", async () => {
  const { installation, admin, projectId } = await sendingOffice();
  const { path, of } = await offeredChoices(admin, projectId);
  const reader = readerOf(installation, await sentLink({ installation, admin, path }));
  const code = await codeFor(installation, reader, { chosen: of("Brošūra 500", "Piegāde") });
  expect((await reader("POST", "/acceptance", code)).status).toBe(201);
  await change(admin, path, { is_approved: false });
  const [foil] = of("Folija");
  const changes: [string, object, object][] = [
    [path, { commentary: "<p>Cits</p>" }, { commentary: "" }],
    [`/position_items/${foil}`, { is_chosen: true }, { is_chosen: false }],
  ];
  for (const [at, there, back] of changes) {
    await change(admin, at, there);
    expect(await told(admin, path), at).toEqual(everywhere([false, "accepted", true]));
    await change(admin, at, back);
    expect(await told(admin, path), at).toEqual(everywhere([false, "accepted", false]));
  }
  // What was sent anew is what is told of then.
  await change(admin, path, { discount: "10" });
  await sentLink({ installation, admin, path });
  expect(await told(admin, path)).toEqual(everywhere([false, "sent", false]));
});

test("what was changed before it was accepted is another one as well", async () => {
  const office = await sendingOffice();
  const token = await sentLink(office);
  await change(office.admin, office.path, { discount: "50" });
  await accepted(office.installation, readerOf(office.installation, token));
  expect(await told(office.admin, office.path)).toEqual(everywhere([false, "accepted", true]));
});
