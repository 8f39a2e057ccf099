import { expect, test } from "vitest";
import { founder, mailboxOf } from "#tests/api/arrange.ts";
import { codeFor, readerOf, sendingOffice, sentLink } from "#tests/api/online/arrange.ts";
import { cookieAt, formType } from "#tests/gate/browser.ts";
import { type Answer, ask } from "#tests/support/installation.ts";
import { sized } from "#tests/support/sized.ts";
import { injectedIn } from "../injection/injected.ts";
import { allVectors, inTurn } from "../injection/vectors.ts";

const run = sized("injection by clients", "texts of clients that would run", {
  usual: 60,
  soak: 100 * allVectors.length,
});

type Turn = ReturnType<typeof inTurn>;

/** An office whose client has typed what would run wherever there is room, and every text of it. */
async function typedIn(turn: Turn) {
  const office = await sendingOffice();
  const typed: string[] = [];
  const text = (longest: number) => {
    const vector = turn("", longest);
    typed.push(vector);
    return vector;
  };
  const { installation } = office;
  const accepted = await sentLink(office);
  const reader = readerOf(installation, accepted);
  for (let asked = 0; asked < 12; asked += 1)
    await taken(reader("POST", "/questions", { name: text(120), text: text(4000) }));
  const code = await codeFor(installation, reader, { name: text(120), role: text(120) });
  const declined = await sentLink(office);
  await taken(readerOf(installation, declined)("POST", "/refusal", { name: text(120), reason: text(2000) }));
  await taken(reader("POST", "/acceptance", code));
  return { installation, accepted, declined, typed };
}

async function taken(answering: Promise<Answer>): Promise<void> {
  const { status, text } = await answering;
  if (status !== 201) throw new Error(`Answered ${status}: ${text}`);
}

/** What runs in a page that was answered. */
function foundIn({ headers, text }: Answer): string[] {
  const [, nonce = "none"] = /'nonce-(\w+)'/.exec(String(headers["content-security-policy"])) ?? [];
  return injectedIn(text, nonce);
}

test(run.title, { timeout: run.patience }, async () => {
  const turn = inTurn(run.chance.below(allVectors.length));
  for (let left = run.size; left > 0; ) {
    const { installation, accepted, declined, typed } = await typedIn(turn);
    left -= typed.length;
    const cookie = await cookieAt(installation, founder);
    const pages: [path: string, headers: Record<string, string>][] = [
      ...[accepted, declined].flatMap((token): [string, Record<string, string>][] => [
        [`/d/${token}`, {}],
        [`/d/${token}?lang=en`, {}],
      ]),
      ...["/estimate/1", "/projects/1/history", "/inbox"].map((path): [string, Record<string, string>] => [
        path,
        { Cookie: cookie },
      ]),
    ];
    for (const [path, headers] of pages) {
      const answer = await ask(installation.host, "GET", path, { headers });
      expect({ path, status: answer.status, found: foundIn(answer) }).toEqual({
        path,
        status: 200,
        found: [],
      });
    }
    await expectPlainMails(installation, typed);
  }
});

/** Mails are to whom they should be, have the subjects that they should have, and what was typed as it was typed. */
async function expectPlainMails(
  installation: Parameters<typeof mailboxOf>[0],
  typed: readonly string[],
): Promise<void> {
  const mails = await mailboxOf(installation);
  for (const { head = "", subject = "" } of mails) {
    expect(head).toMatch(
      /^(janis@klients\.lv|anna@test\.lv)( · No: [\p{L} ]+| · Atbildēt uz: anna@test\.lv)*$/u,
    );
    expect(subject).toMatch(/^(Tāme [\w-]{36}|[\p{L} ]+( \d{6} –)?:? 2026-0001\/1)$/u);
  }
  const written = mails.map(({ text = "" }) => unescaped(text)).join("\n");
  for (const vector of typed) expect(written).toContain(vector);
}

/** What the mailbox's page shows of a text: its links are the page's own. */
const unescaped = (html: string): string =>
  html
    .replaceAll(/<a href=".*?">(.*?)<\/a>/g, "$1")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll("&quot;", '"');

test("what a client's page is asked, and what a form of it is refused with, runs nothing", async () => {
  const office = await sendingOffice();
  const { host, origin } = office.installation;
  const token = await sentLink(office);
  const turn = inTurn(run.chance.below(allVectors.length));
  const form = { ...formType, Origin: origin };
  for (let tried = 0; tried < 12; tried += 1) {
    const vector = turn("", 4000);
    const asked = encodeURIComponent(vector);
    const forms = ["code", "accept", "decline", "ask", vector].map((act) =>
      new URLSearchParams({
        act,
        key: vector,
        name: vector.repeat(10).padEnd(121, "x"),
        role: vector,
        request: vector,
        code: vector.slice(0, 20),
        recipient: vector,
        item_id: vector,
        reason: vector,
        text: vector,
      }).toString(),
    );
    const answers = [
      await ask(host, "GET", `/d/${token}?request=${asked}&lang=${asked}&asked=${asked}`),
      await ask(host, "GET", `/d/${asked}`),
      await ask(host, "GET", `/d/${asked}?lang=${asked}`),
    ];
    for (const body of forms) {
      const path = `/d/${token}?request=${asked}`;
      const answer = await ask(host, "POST", path, { headers: form, body });
      expect({ vector, status: answer.status }).toEqual({ vector, status: 422 });
      answers.push(answer);
    }
    expect({ vector, found: answers.flatMap(foundIn) }).toEqual({ vector, found: [] });
  }
});
