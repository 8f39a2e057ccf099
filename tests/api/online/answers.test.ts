import { describe, expect, test } from "vitest";
import { ask } from "#tests/support/installation.ts";
import { aClient, founder, made, mailboxOf } from "../arrange.ts";
import { hired } from "../people.ts";
import { accepted, codeFor, linkIn, newestMail, readerOf, sendingOffice, sentLink } from "./arrange.ts";

async function sent(fields: object = {}) {
  const office = await sendingOffice();
  const token = await sentLink(office, fields);
  return { ...office, token, reader: readerOf(office.installation, token) };
}

describe("accepting", () => {
  test("takes the code that came by mail, approves the estimate and sets its project going", async () => {
    const { installation, admin, reader, now, projectId, path } = await sent();
    const answer = await accepted(installation, reader);
    expect(answer).toMatchObject({
      kind: "accepted",
      name: "Jānis Bērziņš",
      role: "Direktors",
      email: "janis@klients.lv",
    });
    expect(answer.record_sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await now()).toMatchObject({ is_approved: true, approved_by: null });
    const project = (await admin("GET", `/projects/${projectId}`)).json().data;
    expect(project).toMatchObject({ status_id: 2, in_planning: true });
    // To whoever was handed the link on, the address is covered as those are that it was sent to.
    const covered = { ...answer, email: "j•••s@klients.lv" };
    expect((await reader("GET")).json().data).toMatchObject({ state: "accepted", answer: covered });
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link).toMatchObject({ state: "accepted", answer });
  });

  test("tells the sender and the client by mail; the client's has a link to what was accepted", async () => {
    const { installation, reader } = await sent();
    await accepted(installation, reader);
    expect(await newestMail(installation, "Klients apstiprināja")).toContain("Jānis Bērziņš, Direktors");
    const proof = linkIn(await newestMail(installation, "Apstiprināts:"));
    expect((await readerOf(installation, proof)("GET")).json().data.state).toBe("accepted");
  });

  test("is refused without the right code, five times at most, and with a code of another link", async () => {
    const { installation, reader, now, ...office } = await sent();
    const { request, code } = await codeFor(installation, reader);
    const wrong = code === "000000" ? "000001" : "000000";
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const refused = await reader("POST", "/acceptance", { request, code: wrong });
      expect(refused.json().errors).toEqual({ code: ["Kods nav pareizs"] });
    }
    const late = await reader("POST", "/acceptance", { request, code });
    expect(late.json().errors).toEqual({ code: ["Kods vairs nav derīgs. Pieprasiet jaunu kodu"] });
    const other = readerOf(installation, await sentLink({ installation, ...office }));
    const theirs = await codeFor(installation, other);
    expect((await reader("POST", "/acceptance", theirs)).status).toBe(422);
    expect((await now()).is_approved).toBe(false);
    expect((await other("POST", "/acceptance", theirs)).status).toBe(201);
  });

  test("by two at one time is one acceptance, and the second is told", async () => {
    const office = await sendingOffice();
    const { installation } = office;
    const [first, second] = await Promise.all([
      sentLink(office, { to: ["anna@klients.lv"] }),
      sentLink(office, { to: ["juris@klients.lv"] }),
    ]);
    const readers = [first, second].map((token) => readerOf(installation, token));
    const codes: Awaited<ReturnType<typeof codeFor>>[] = [];
    for (const reader of readers) codes.push(await codeFor(installation, reader));
    const answers = await Promise.all(
      readers.map((reader, place) => reader("POST", "/acceptance", codes[place])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json().message).toBe("Dokuments jau ir apstiprināts");
    for (const reader of readers) expect((await reader("GET")).json().data.state).toBe("accepted");
  });

  test("sent twice with one key is one acceptance and answered the same", async () => {
    const { installation, reader } = await sent();
    const code = await codeFor(installation, reader);
    const headers = { "Idempotency-Key": "accept-1" };
    const first = await reader("POST", "/acceptance", code, headers);
    const again = await reader("POST", "/acceptance", code, headers);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
  });

  test("of what was changed since it was sent stands, and approves nothing", async () => {
    const { installation, admin, reader, now, path } = await sent();
    await admin("PATCH", path, { body: { discount: "50" } });
    await accepted(installation, reader);
    expect(await now()).toMatchObject({ is_approved: false, sent_state: "accepted" });
    expect((await reader("GET")).json().data).toMatchObject({ state: "accepted" });
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    expect(mail.link.state).toBe("accepted");
  });

  test("of what was changed and changed back since approves it: it says what was sent", async () => {
    const { installation, admin, reader, now, path } = await sent();
    for (const body of [{ discount: "50" }, { discount: "0" }, { is_approved: true }, { is_approved: false }])
      expect((await admin("PATCH", path, { body })).status).toBe(200);
    await accepted(installation, reader);
    expect((await now()).is_approved).toBe(true);
  });

  test("cannot be taken back by the agency, and the document stays when the approval is", async () => {
    const { installation, admin, reader, path } = await sent();
    await accepted(installation, reader);
    const before = (await reader("GET")).json();
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    const refused = await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: true } });
    expect(refused.status).toBe(409);
    await admin("PATCH", path, { body: { is_approved: false } });
    await admin("PATCH", path, { body: { discount: "50" } });
    expect((await reader("GET")).json()).toEqual(before);
  });

  test("asks for a recipient of the mail, and mails a link no more than some codes", async () => {
    const { reader } = await sent({ to: ["anna@klients.lv", "juris@klients.lv"] });
    const person = { name: "Anna" };
    expect((await reader("POST", "/codes", { ...person, recipient: 2 })).json().errors).toEqual({
      recipient: ["Izvēlieties vienu no piedāvātajām vērtībām"],
    });
    const statuses = [];
    for (let asked = 1; asked <= 10; asked += 1)
      statuses.push((await reader("POST", "/codes", { ...person, recipient: 1 })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
  });
});

describe("declining", () => {
  test("asks for a reason, is told to the sender, and is the answer then", async () => {
    const { installation, reader, now } = await sent();
    expect((await reader("POST", "/refusal", { name: "Jānis" })).status).toBe(422);
    const declined = await reader("POST", "/refusal", { name: "Jānis", reason: "Par dārgu" });
    expect(declined.status).toBe(201);
    expect((await reader("GET")).json().data).toMatchObject({
      state: "declined",
      answer: { kind: "declined", name: "Jānis", reason: "Par dārgu" },
    });
    expect(await newestMail(installation, "Klients noraidīja")).toContain("Par dārgu");
    expect((await reader("POST", "/codes", { name: "Jānis" })).status).toBe(409);
    expect((await now()).is_approved).toBe(false);
  });
});

describe("a question", () => {
  test("goes to the sender, is answered inside, and the answer comes by mail with a link", async () => {
    const { installation, admin, path, reader, items } = await sent();
    const asked = await reader("POST", "/questions", {
      name: "Jānis",
      text: "Vai papīrs ir biezs?",
      item_id: items[1],
    });
    expect(asked.status).toBe(201);
    expect(await newestMail(installation, "Jautājums par")).toContain(
      "Par rindu „Teksts”:\nVai papīrs ir biezs?",
    );
    const reply = await admin("POST", `${path}/questions`, { body: { text: "Jā, 300 g." } });
    expect(reply.status).toBe(201);
    const text = await newestMail(installation, "Atbilde par");
    expect(text).toContain(
      "Jā, 300 g.\n\nJānis jautāja:\n&#62; Par rindu „Teksts”:\n&#62; Vai papīrs ir biezs?",
    );
    const { questions } = (await readerOf(installation, linkIn(text))("GET")).json().data;
    expect(questions).toMatchObject([
      { name: "Jānis", is_agency: false, item_id: items[1], text: "Vai papīrs ir biezs?" },
      { is_agency: true, item_id: null, text: "Jā, 300 g." },
    ]);
    expect((await admin("GET", `${path}/questions`)).json().data).toEqual(questions);
  });

  test("is quoted with the answer in the language that the document was sent in", async () => {
    const { installation, admin, path, reader, items } = await sent({ lang: "en" });
    await reader("POST", "/questions", {
      name: "Jānis",
      text: "In two colours?\nOr three?",
      item_id: items[0],
    });
    await reader("POST", "/questions", { name: "Anna", text: "And when?" });
    await made(admin, `${path}/questions`, { text: "Two, on Monday." });
    expect(await newestMail(installation, "Reply about")).toContain(
      "Two, on Monday.\n\nJānis, Anna asked:\n&#62; About the line “Design”:\n&#62; In two colours?\n&#62; Or three?\n&#62; And when?",
    );
  });

  test("at a document whose sender has left goes to the project's manager, and so do answers", async () => {
    const office = await sendingOffice();
    const { installation, admin, path } = office;
    const sender = await hired({ installation, admin });
    const reader = readerOf(installation, await sentLink({ installation, admin: sender.caller, path }));
    await admin("PATCH", `/users/${sender.id}`, { body: { is_active: false } });
    await reader("POST", "/questions", { name: "Jānis", text: "Vai kāds ir?" });
    await reader("POST", "/refusal", { name: "Jānis", reason: "Neviena nav" });
    const inside = (await mailboxOf(installation)).filter(({ subject }) =>
      /^(Jaut|Klients)/.test(subject ?? ""),
    );
    expect(inside.map(({ head }) => head)).toEqual([founder, founder]);
  });

  test("is nothing to the client that the project has next, and is answered to who asked", async () => {
    const { installation, admin, path, projectId, reader } = await sent({ to: ["anna@klients.lv"] });
    await reader("POST", "/questions", { name: "Anna", text: "Vai cena ir tā pati?" });
    const other = await made(admin, "/customers", aClient());
    await admin("PATCH", `/projects/${projectId}`, { body: { client: other.id } });
    const next = readerOf(
      installation,
      await sentLink({ installation, admin, path }, { to: ["berta@cits.lv"] }),
    );
    expect((await next("GET")).json().data.questions).toEqual([]);
    await made(admin, `${path}/questions`, { text: "Ir." });
    const [reply] = await mailboxOf(installation);
    expect(reply?.head).toMatch(/^anna@klients\.lv /);
    expect((await next("GET")).json().data.questions).toEqual([]);
    await next("POST", "/questions", { name: "Berta", text: "Un man?" });
    await made(admin, `${path}/questions`, { text: "Arī." });
    expect((await mailboxOf(installation))[0]?.head).toMatch(/^berta@cits\.lv /);
    const { questions } = (await next("GET")).json().data;
    expect(questions.map(({ text }: { text: string }) => text)).toEqual(["Un man?", "Arī."]);
  });

  test("that is answered once its link was taken back is answered without one", async () => {
    const { installation, admin, path, reader } = await sent();
    await reader("POST", "/questions", { name: "Jānis", text: "Cik ilgi?" });
    const [mail] = (await admin("GET", `${path}/mails`)).json().data;
    await admin("PATCH", `/document_links/${mail.link.id}`, { body: { is_revoked: true } });
    await admin("POST", `${path}/questions`, { body: { text: "Nedēļu." } });
    const text = await newestMail(installation, "Atbilde par");
    expect([text.includes("Nedēļu."), text.includes("/d/")]).toEqual([true, false]);
  });

  test("about a line of another document is refused, and nobody is answered who was sent nothing", async () => {
    const { reader } = await sent();
    const wrong = await reader("POST", "/questions", { name: "Jānis", text: "?", item_id: 999_999 });
    expect(wrong.status).toBe(422);
    const { admin, path } = await sendingOffice();
    expect((await admin("POST", `${path}/questions`, { body: { text: "Labdien" } })).status).toBe(409);
  });
});

test("the page of a link stands without scripts, and no search engine keeps it", async () => {
  const { installation, token } = await sent();
  const page = await ask(installation.host, "GET", `/d/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers["x-robots-tag"]).toContain("noindex");
  expect(page.headers["referrer-policy"]).toBe("same-origin");
  expect(page.text).not.toMatch(/<script/);
});
