import { describe, expect, test } from "vitest";
import { made, mailboxOf } from "../arrange.ts";
import { accepted, codeFor, readerOf, sendingOffice, sentLink } from "./arrange.ts";
import { offeredChoices } from "./offered-choices.ts";

/** An estimate with choices of which a client has a link. */
async function offered() {
  const office = await sendingOffice();
  const { admin, installation } = office;
  const { path, of } = await offeredChoices(admin, office.projectId);
  const now = async () => (await admin("GET", path)).json().data;
  const send = () => sentLink({ installation, admin, path });
  const token = await send();
  return { ...office, path, of, now, send, token, reader: readerOf(installation, token) };
}

const linesOf = (estimate: { additional_production_positions: { position_items: object[] }[] }) =>
  estimate.additional_production_positions.flatMap((position) => position.position_items);
const chosenIn = (estimate: Parameters<typeof linesOf>[0]) =>
  linesOf(estimate).filter((line) => "is_chosen" in line && line.is_chosen);

describe("choosing", () => {
  test("counts at once for the client and is seen inside, and changes nothing there", async () => {
    const { admin, path, of, reader, now } = await offered();
    const before = await now();
    expect(before.sums.net_cents).toBe(82_500);
    expect((await reader("GET")).json().data.chosen).toEqual(of("Brošūra 500", "Piegāde"));
    const chosen = of("Brošūra 2000", "Folija");
    const kept = await reader("POST", "/choice", { chosen });
    expect(kept.json().data).toEqual({ chosen, net_cents: 175_000, total_cents: 211_750 });
    expect((await reader("GET")).json().data.chosen).toEqual(chosen);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link.choice).toMatchObject({
      names: ["Brošūra 2000, 2000 gab.", "Folija, 1000 gab."],
      net_cents: 175_000,
    });
    expect(mail.link.state).toBe("open");
    expect(await now()).toEqual(before);
    const none = await reader("POST", "/choice", { chosen: of("Brošūra 500") });
    expect(none.json().data.net_cents).toBe(80_000);
  });

  test("takes one of several, and nothing that is not asked", async () => {
    const { of, reader } = await offered();
    for (const chosen of [
      of("Piegāde"),
      of("Brošūra 500", "Brošūra 1000"),
      of("Brošūra 500", "Makets"),
      of("Brošūra 500", "Brošūra 500"),
      [...of("Brošūra 500"), 999_999],
      ["x"],
    ]) {
      const refused = await reader("POST", "/choice", { chosen });
      expect(refused.status).toBe(422);
    }
    expect((await reader("GET")).json().data.chosen).toEqual(of("Brošūra 500", "Piegāde"));
  });

  test("is the client's alone, and ends with the answer", async () => {
    const { admin, installation, path, of, reader, token } = await offered();
    const chosen = of("Brošūra 1000");
    const inside = await admin("POST", `/online_documents/${token}/choice`, { body: { chosen } });
    expect(inside.status).toBe(403);
    await accepted(installation, (method, at, body) =>
      reader(method, at, at === "/codes" ? { ...body, chosen: of("Brošūra 500", "Piegāde") } : body),
    );
    expect((await reader("POST", "/choice", { chosen })).status).toBe(409);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    // As it came: what was accepted is told all the same.
    expect(mail.link.choice.names).toEqual(["Brošūra 500, 500 gab.", "Piegāde, 1 gab."]);
  });

  test("is each reader's own until one accepts", async () => {
    const { installation, of, reader, send } = await offered();
    const other = readerOf(installation, await send());
    const chosen = of("Brošūra 1000", "Piegāde", "Folija");
    await reader("POST", "/choice", { chosen });
    expect((await other("GET")).json().data.chosen).toEqual(of("Brošūra 500", "Piegāde"));
    const code = await codeFor(installation, reader, { chosen });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
    expect((await other("GET")).json().data).toMatchObject({ state: "accepted", chosen });
  });
});

describe("accepting a choice", () => {
  test("approves the estimate with what was chosen, and that is what the record says", async () => {
    const { admin, installation, of, reader, now, projectId } = await offered();
    const chosen = of("Brošūra 1000", "Folija");
    await reader("POST", "/choice", { chosen });
    const code = await codeFor(installation, reader, { chosen });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
    const estimate = await now();
    expect(estimate).toMatchObject({ is_approved: true, sums: { net_cents: 125_000, total_cents: 151_250 } });
    expect(chosenIn(estimate)).toMatchObject([
      { name: "Makets" },
      { name: "Brošūra 1000" },
      { name: "Folija" },
    ]);
    expect((await admin("GET", `/projects/${projectId}`)).json().data.status_id).toBe(2);
    const proof = (await reader("GET", "/proof")).text;
    const record = JSON.parse(/\{"kind":"acceptance".*?"files":\{.*?\}\}/.exec(proof)?.[0] ?? "{}");
    expect(record).toMatchObject({ chosen, net_cents: 125_000, total_cents: 151_250 });
  });

  test("is refused for another choice than was seen, and the code goes with the choice", async () => {
    const { installation, of, reader, now } = await offered();
    const seen = of("Brošūra 500", "Piegāde");
    await reader("POST", "/choice", { chosen: of("Brošūra 1000") });
    const late = await reader("POST", "/codes", { name: "Jānis", chosen: seen });
    expect(late.status).toBe(409);
    expect(late.json().message).toBe("Izvēle pa to laiku ir mainīta. Pārbaudiet to un mēģiniet vēlreiz");
    expect((await reader("POST", "/codes", { name: "Jānis" })).status).toBe(409);
    expect(await mailboxOf(installation)).toHaveLength(1);
    const code = await codeFor(installation, reader, { chosen: of("Brošūra 1000") });
    await reader("POST", "/choice", { chosen: of("Brošūra 2000") });
    const over = await reader("POST", "/acceptance", code);
    expect(over.json().errors).toEqual({ code: ["Kods vairs nav derīgs. Pieprasiet jaunu kodu"] });
    expect((await now()).is_approved).toBe(false);
  });

  test("holds where the agency has only preset something else since, and not where it changed the offer", async () => {
    const { admin, installation, of, reader, now } = await offered();
    const [foil = 0] = of("Folija");
    const patch = (id: number, body: object) => admin("PATCH", `/position_items/${id}`, { body });
    expect((await patch(foil, { is_chosen: true })).status).toBe(200);
    const chosen = of("Brošūra 500", "Piegāde");
    const code = await codeFor(installation, reader, { chosen });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
    expect(await now()).toMatchObject({ is_approved: true, sums: { net_cents: 82_500 } });

    const other = await offered();
    const [delivery = 0] = other.of("Piegāde");
    await other.admin("PATCH", `/position_items/${delivery}`, { body: { choice: "always" } });
    const late = await codeFor(other.installation, other.reader, {
      chosen: other.of("Brošūra 500", "Piegāde"),
    });
    expect((await other.reader("POST", "/acceptance", late)).status).toBe(201);
    expect((await other.now()).is_approved).toBe(false);
  });

  test("is invoiced as it was chosen", async () => {
    const { admin, installation, path, of, reader } = await offered();
    const chosen = of("Brošūra 2000");
    await reader("POST", "/choice", { chosen });
    const code = await codeFor(installation, reader, { chosen });
    await reader("POST", "/acceptance", code);
    const id = Number(path.split("/").at(-1));
    const form = (await admin("GET", `/${id}/invoices/create`)).json().data;
    expect(form.open_items).toEqual(of("Makets", "Brošūra 2000"));
    const refused = await admin("POST", `/${id}/invoices`, { body: { position_items: of("Folija") } });
    expect(refused.status).toBe(422);
    const invoice = await made(admin, `/${id}/invoices`, {});
    expect(invoice).toMatchObject({ net_cents: 160_000, total_cents: 193_600 });
  });
});
