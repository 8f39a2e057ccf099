import { describe, expect, test } from "vitest";
import { Session } from "./session.ts";

const saved = { kind: "success", key: "clients.saved" } as const;
const deleted = { kind: "success", key: "clients.was_deleted" } as const;

/** A browser: it keeps cookies as long as they say, in whichever order answers come. */
class Browser {
  private readonly cookies = new Map<string, { value: string; until: number }>();
  /** Seconds that have passed. */
  now = 0;

  /** A request that has reached the Worker. What it came with stays as it was, however late the answer. */
  async ask(path: string) {
    const held = [...this.cookies].filter(([, { until }]) => until > this.now);
    const cookie = held.map(([name, { value }]) => `${name}=${value}`).join("; ");
    const request = new Request(`https://acme.lv${path}`, { headers: { cookie } });
    const session = await Session.open(request, "a secret of this test, 32 characters", "acme", true);
    return { session, answer: (status = 200) => this.take(session, status) };
  }

  /** What changed of the cookies, as the answer comes. */
  private async take(session: Session, status: number): Promise<string[]> {
    const headers = new Headers();
    await session.commit({ status, headers });
    return headers.getSetCookie().map((cookie) => {
      const [, name = "", value = "", age = ""] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(cookie) ?? [];
      this.cookies.set(name, { value, until: this.now + Number(age) });
      return name;
    });
  }

  async signedIn(person: string): Promise<this> {
    const { session, answer } = await this.ask("/login");
    session.signIn("t0ken");
    session.belongsTo(person);
    await answer(302);
    return this;
  }

  async leave(message: typeof saved | typeof deleted): Promise<this> {
    const { session, answer } = await this.ask("/clients.data");
    session.flash(message);
    await answer(202);
    return this;
  }

  /** The message that a page tells, once its answer has come. */
  async told(path: string, status?: number) {
    const { session, answer } = await this.ask(path);
    const message = session.takeFlash();
    await answer(status);
    return message;
  }
}

const signedIn = () => new Browser().signedIn("7");
const told = async () => (await signedIn()).leave(saved);

describe("a message", () => {
  test("is told once by a page", async () => {
    const browser = await told();
    expect(await browser.told("/clients")).toMatchObject(saved);
    expect(await browser.told("/clients")).toBeNull();
    expect((await browser.ask("/clients")).session.token).toBe("t0ken");
  });

  test.each([
    ["/clients", 302],
    ["/clients.data", 202],
  ])("waits for the page that an answer leads to (%s, %i)", async (path, status) => {
    const browser = await told();
    expect(await browser.told(path, status)).toMatchObject(saved);
    expect(await browser.told("/login")).toMatchObject(saved);
  });

  test("of the page itself is told by it, and by no other", async () => {
    const browser = await signedIn();
    const { session, answer } = await browser.ask("/clients");
    session.flash(saved);
    expect(session.takeFlash()).toMatchObject(saved);
    expect(await answer()).toEqual([]);
    expect(await browser.told("/clients")).toBeNull();
  });

  test("about a session's end stays where the end is found out twice", async () => {
    const browser = await signedIn();
    const { session, answer } = await browser.ask("/clients");
    session.signOut();
    session.flash(saved);
    session.signOut();
    expect(session.hasEnded).toBe(true);
    await answer(302);
    expect(await browser.told("/login")).toMatchObject(saved);
  });

  test("is told to scripts by every answer of some seconds, of which they may let some go; the first alone writes", async () => {
    const browser = await told();
    const message = await browser.told("/clients.data");
    expect(message).toMatchObject(saved);
    for (const _ of [2, 3]) {
      const { session, answer } = await browser.ask("/clients.data");
      expect(session.takeFlash()).toEqual(message);
      expect(await answer()).toEqual([]);
    }
  });

  test("is told no second time by another page, nor after a while", async () => {
    const browser = await told();
    expect(await browser.told("/clients.data")).toMatchObject(saved);
    expect(await browser.told("/clients")).toBeNull();
    await browser.leave(saved);
    expect(await browser.told("/clients.data")).toMatchObject(saved);
    browser.now += 6;
    expect(await browser.told("/clients.data")).toBeNull();
  });

  test("of one act is another than the same of the next", async () => {
    const browser = await told();
    const first = await browser.told("/clients.data");
    await browser.leave(saved);
    expect((await browser.told("/clients.data"))?.id).not.toBe(first?.id);
  });

  test("takes the place of one that nobody has been told", async () => {
    const browser = await (await told()).leave(deleted);
    expect(await browser.told("/clients")).toMatchObject(deleted);
    expect(await browser.told("/clients")).toBeNull();
  });

  test("that cannot be read is lost alone", async () => {
    const browser = await signedIn();
    const { session, answer } = await browser.ask("/clients");
    session.flash({ ...saved, stays: -1 });
    await answer(302);
    const next = await browser.ask("/clients");
    expect([next.session.takeFlash(), next.session.token]).toEqual([null, "t0ken"]);
  });
});

describe("of two acts at one time", () => {
  test("the second is told, where the answer that tells the first comes last", async () => {
    const browser = await told();
    const reading = await browser.ask("/clients.data");
    expect(reading.session.takeFlash()).toMatchObject(saved);
    await browser.leave(deleted);
    await reading.answer();
    expect(await browser.told("/clients.data")).toMatchObject(deleted);
  });

  test("neither takes away what the other has left", async () => {
    const browser = await signedIn();
    const acts = [await browser.ask("/clients.data"), await browser.ask("/clients.data")];
    for (const { session, answer } of acts.reverse()) {
      session.flash(saved);
      await answer(202);
      expect(await browser.told("/clients.data")).toMatchObject(saved);
    }
  });

  test("an answer that comes after somebody has gone brings no session back", async () => {
    const browser = await signedIn();
    const act = await browser.ask("/clients.data");
    const leaving = await browser.ask("/logout");
    leaving.session.signOut();
    await leaving.answer(302);
    act.session.flash(saved);
    await act.answer(202);
    expect((await browser.ask("/clients")).session.token).toBeNull();
    await browser.signedIn("8");
    expect(await browser.told("/clients")).toBeNull();
  });
});

test("messages that are forged or many cost nobody an answer", async () => {
  const names = Array.from(
    { length: 100 },
    (_, index) => `__Host-message-${String(index).padStart(8, "0")}=x`,
  );
  const cookie = [...names, "__Host-message-=x", "__Host-message-\u00e4=x"].join("; ");
  const request = new Request("https://acme.lv/clients", { headers: { cookie } });
  const session = await Session.open(request, "a secret of this test, 32 characters", "acme", true);
  expect(session.takeFlash()).toBeNull();
});
