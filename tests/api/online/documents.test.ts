import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ask, nightAt } from "#tests/support/installation.ts";
import { aClient, emptyOffice, made } from "../arrange.ts";
import { daysAway } from "../invoices/assortment.ts";
import { readerOf, sendingOffice, sentLink } from "./arrange.ts";

describe("a link to an estimate", () => {
  test("shows what was sent, whatever becomes of the estimate, its client and the agency's look", async () => {
    const office = await sendingOffice();
    const { installation, admin, path, projectId } = office;
    const token = await sentLink(office);
    const reader = readerOf(installation, token);
    const before = (await reader("GET")).json().data;
    expect(before).toMatchObject({ state: "open", language: "lv", answer: null, questions: [] });
    expect(before.recipients).toEqual(["j•••s@klients.lv"]);
    const sum = before.content.estimate.sums;
    // 100.00 + 33.33 at 21 %, 50.00 at 5 %: 28.00 and 2.50 of VAT.
    expect([sum.net_cents, sum.vat_cents, sum.total_cents]).toEqual([18333, 3050, 21383]);
    const text = JSON.stringify(before.content);
    expect(createHash("sha256").update(text).digest("hex")).toBe(before.content_sha256);

    await admin("PATCH", path, { body: { discount: "50" } });
    const other = await made(admin, "/customers", aClient());
    await admin("PATCH", `/projects/${projectId}`, { body: { client: other.id } });
    await admin("PATCH", "/companies/1/details", { body: { legal_name: "SIA Cita" } });
    expect((await reader("GET")).json().data).toEqual(before);
  });

  test("holds nothing of the agency's own: costs, files that were not sent, plans, where prices come from", async () => {
    const office = await sendingOffice();
    const { installation, admin, path, projectId, items } = office;
    const id = path.split("/").at(-1);
    await made(admin, `/${id}/additional_costs`, {
      name: "Slepenas izmaksas",
      price: "77.77",
      quantity: 1,
    }).catch(() => undefined);
    await admin("PATCH", `/projects/${projectId}`, { body: { short_name: "Iekšējais" } });
    const shown = (await readerOf(installation, await sentLink(office))("GET")).text;
    for (const secret of ["Slepenas", "77.77", "Iekšējais", "janis@klients.lv", 'stock_item":{'])
      expect(shown).not.toContain(secret);
    expect(items.length).toBe(3);
  });

  test("gives out its PDF as it was sent, and no file of the installation beside it", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const reader = readerOf(installation, await sentLink(office));
    const pdf = await reader("GET", "/pdf");
    expect([pdf.status, pdf.headers["content-type"]]).toEqual([200, "application/pdf"]);
    await admin("PATCH", path, { body: { discount: "50" } });
    expect((await reader("GET", "/pdf")).text).toBe(pdf.text);
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link).toMatchObject({ state: "open", opened: 0, downloaded_at: expect.any(String) });
    const none = await reader("GET", `/files/${"0".repeat(32)}.pdf`);
    expect(none.status).toBe(404);
  });

  test("is nothing at another installation, and neither is any other text", async () => {
    const office = await sendingOffice();
    const token = await sentLink(office);
    const { installation: other } = await emptyOffice();
    expect((await readerOf(other, token)("GET")).status).toBe(404);
    const turned = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [turned, token.slice(1), `${token}A`, token.toLowerCase(), "%2e%2e", "a".repeat(43)])
      expect((await readerOf(office.installation, wrong)("GET")).status, wrong).toBe(404);
  });

  test("that is guessed is refused after some, while the right one goes on", async () => {
    const office = await sendingOffice();
    const token = await sentLink(office);
    const statuses: number[] = [];
    for (let guess = 0; guess < 40; guess += 1) {
      const wrong = createHash("sha256").update(String(guess)).digest("base64url");
      statuses.push((await readerOf(office.installation, wrong)("GET")).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
    expect((await readerOf(office.installation, token)("GET")).status).toBe(200);
  });

  test("tells inside when it was opened, once for visits of half an hour", async () => {
    const office = await sendingOffice();
    const { admin, path, projectId, installation } = office;
    const reader = readerOf(installation, await sentLink(office));
    await reader("POST", "/visits");
    await reader("POST", "/visits");
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link).toMatchObject({ opened: 1, opened_at: expect.any(String), downloaded_at: null });
    const { data } = (await admin("GET", `/projects/${projectId}/history`)).json();
    expect(data.filter(({ entity }: { entity: string }) => entity === "link_visit")).toHaveLength(1);
  });

  test("goes with a mail only where it is asked for, and not with one that holds no longer", async () => {
    const office = await sendingOffice();
    const { admin, path, installation } = office;
    await made(admin, `${path}/mails`, { to: ["a@b.lv"], subject: "Bez", text: "Labdien!", lang: "lv" });
    const { text } = await ask(installation.host, "GET", "/mailbox");
    expect(text).not.toContain("/d/");
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link).toBeNull();
  });
});

describe("what was sent before", () => {
  test("says that there is a newer version once another wording was sent, and stays where it is the same", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const [first, second] = [await sentLink(office), await sentLink(office)];
    const stateOf = async (token: string) => (await readerOf(installation, token)("GET")).json().data.state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(["open", "open"]);
    await admin("PATCH", path, { body: { discount: "10" } });
    const third = await sentLink(office);
    expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
      "replaced",
      "replaced",
      "open",
    ]);
    const old = (await readerOf(installation, first)("GET")).json().data;
    expect([old.content, old.content_sha256, old.pdf_name]).toEqual([null, "", ""]);
    expect((await readerOf(installation, first)("GET", "/pdf")).status).toBe(404);
  });

  test("stays where the post does not take the newer one", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const first = readerOf(installation, await sentLink(office));
    await admin("PATCH", path, { body: { discount: "10" } });
    const mail = {
      to: ["janis@refused.test"],
      subject: "Jaunā",
      text: "Labdien!",
      lang: "lv",
      with_link: true,
    };
    await made(admin, `${path}/mails`, mail);
    for (let attempt = 2; attempt <= 8; attempt += 1) await nightAt(installation);
    expect((await admin("GET", `${path}/mails`)).json().data[0].state).toBe("failed");
    expect((await first("GET")).json().data.state).toBe("open");
  });

  test("is taken back and given again by one press, and ends with its estimate", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const reader = readerOf(installation, await sentLink(office));
    const linkNow = async () => (await admin("GET", `${path}/mails`)).json().data[0].link;
    const change = async (body: object) =>
      admin("PATCH", `/document_links/${(await linkNow()).id}`, { body });
    expect((await change({ is_revoked: true })).status).toBe(200);
    expect((await reader("GET")).json().data).toMatchObject({ state: "revoked", content: null });
    expect((await reader("GET", "/pdf")).status).toBe(404);
    expect((await reader("POST", "/codes", { name: "Jānis" })).status).toBe(409);
    const [far, farther] = [daysAway(729), daysAway(732)];
    expect((await change({ is_revoked: false, valid_until: far })).status).toBe(200);
    expect((await reader("GET")).json().data).toMatchObject({ state: "open", valid_until: far });
    const refused = await change({ valid_until: farther });
    expect([refused.status, refused.json().errors]).toEqual([
      422,
      { valid_until: ["Saite var būt derīga ne ilgāk par diviem gadiem"] },
    ]);
    expect((await change({ valid_until: "2020-01-01" })).status).toBe(422);
    const { id } = await linkNow();
    await admin("DELETE", path);
    expect((await reader("GET")).json().data.state).toBe("revoked");
    const again = await admin("PATCH", `/document_links/${id}`, { body: { is_revoked: false } });
    expect(again.status).toBe(404);
    expect((await reader("GET")).json().data.state).toBe("revoked");
  });
});
