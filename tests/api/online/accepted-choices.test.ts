import { describe, expect, test } from "vitest";
import { made } from "../arrange.ts";
import { codeFor, readerOf, sendingOffice, sentLink } from "./arrange.ts";
import { offeredChoices } from "./offered-choices.ts";

/** An estimate of which 825.00 is preset, and a client who has chosen 1750.00 of it and not accepted yet. */
async function choosing() {
  const office = await sendingOffice();
  const { admin, installation } = office;
  const { path, of } = await offeredChoices(admin, office.projectId);
  const now = async () => (await admin("GET", path)).json().data;
  const send = async () => readerOf(installation, await sentLink({ installation, admin, path }));
  const reader = await send();
  const chosen = of("Brošūra 2000", "Folija");
  await reader("POST", "/choice", { chosen });
  const accept = async () => {
    const code = await codeFor(installation, reader, { chosen });
    expect((await reader("POST", "/acceptance", code)).status).toBe(201);
  };
  const told = async () =>
    (await admin("GET", "/inbox")).json().data.find((item: { kind: string }) => item.kind === "answer");
  const id = Number(path.split("/").at(-1));
  return { ...office, id, path, of, now, send, accept, told };
}

describe("what a client accepts", () => {
  test("goes before what the agency has approved by itself meanwhile", async () => {
    const { admin, path, now, accept, told } = await choosing();
    await admin("PATCH", path, { body: { is_approved: true } });
    await accept();
    expect(await now()).toMatchObject({ is_approved: true, sums: { net_cents: 175_000 } });
    expect(await told()).toMatchObject({ answer: "accepted", is_approved: true });
  });

  for (const what of ["a draft", "an issued invoice"])
    test(`changes nothing that ${what} holds, and the inbox says so`, async () => {
      const { admin, id, of, now, accept, told, projectId } = await choosing();
      const invoice = await made(admin, `/${id}/invoices`, { position_items: of("Makets") });
      if (what === "an issued invoice") {
        const issued = await admin("POST", `/invoices/${invoice.id}/final_document`, { body: {} });
        expect(issued.status).toBe(200);
      }
      await accept();
      expect(await now()).toMatchObject({ is_approved: false, sums: { net_cents: 82_500 } });
      expect(await told()).toMatchObject({ answer: "accepted", is_approved: false });
      expect((await admin("GET", `/projects/${projectId}`)).json().data.status_id).not.toBe(2);
      const left = (await admin("GET", `/${id}/invoices/create`)).json().data;
      expect(left.open_items).toEqual(of("Brošūra 500", "Piegāde"));
    });

  test("is of that choice: another one is offered anew once the approval was taken back", async () => {
    const { admin, path, of, now, send, accept } = await choosing();
    await accept();
    const again = await send();
    expect((await again("GET")).json().data.state).toBe("accepted");
    await admin("PATCH", path, { body: { is_approved: false } });
    const [delivery = 0] = of("Piegāde");
    await admin("PATCH", `/position_items/${delivery}`, { body: { is_chosen: true } });
    const anew = await send();
    expect((await anew("GET")).json().data).toMatchObject({
      state: "open",
      chosen: of("Brošūra 2000", "Piegāde", "Folija"),
    });
    const noted = {
      name: "Jānis",
      accepted_on: "2026-01-05",
      method: "order",
      order_number: "7",
      lang: "lv",
    };
    await made(admin, `${path}/acceptances`, noted);
    expect(await now()).toMatchObject({ is_approved: true, sums: { net_cents: 177_500 } });
    expect((await anew("GET")).json().data.state).toBe("accepted");
  });

  test("is a version with the sum that was accepted", async () => {
    const { admin, path, of, accept } = await choosing();
    const versions = async () => (await admin("GET", `${path}/versions`)).json().data.versions;
    expect(await versions()).toMatchObject([{ number: 1, net_cents: 82_500, is_current: true }]);
    const [foil = 0] = of("Folija");
    await admin("PATCH", `/position_items/${foil}`, { body: { is_chosen: true } });
    expect(await versions()).toMatchObject([{ number: 1, net_cents: 82_500, is_current: false }]);
    await accept();
    expect(await versions()).toMatchObject([
      { number: 1, net_cents: 175_000, total_cents: 211_750, answer: "accepted", is_current: true },
    ]);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link.choice.names).toEqual(["Brošūra 2000, 2000 gab.", "Folija, 1000 gab."]);
  });

  test("has an event with what it came to", async () => {
    const { admin, now, accept, projectId } = await choosing();
    await accept();
    const { data } = (await admin("GET", `/projects/${projectId}/history?per_page=100`)).json();
    const approval = data.find(({ entity }: { entity: string }) => entity === "estimate");
    expect(JSON.stringify(approval)).not.toContain("998");
    expect((await now()).sums.total_cents).toBe(211_750);
  });
});
