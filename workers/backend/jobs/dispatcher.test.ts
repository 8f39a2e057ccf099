import { describe, expect, test, vi } from "vitest";
import type { LiveEvent } from "#party/messages.ts";
import { saveConfig } from "../db/config.ts";
import { insertDocumentMail } from "../db/document-mails.ts";
import { dropFile } from "../db/file-removals.ts";
import { memoryDatabase } from "../db/memory-database.ts";
import { aDocumentMail } from "../db/memory-mail.ts";
import { announce, beginMail, type Mail, MailRefused, queueMail, waitingMails } from "../db/outbox.ts";
import { insertUser } from "../db/users.ts";
import { dispatcherOf } from "./dispatcher.ts";

const mailTo = (recipient: string) => ({ to: [recipient], subject: "Sveiki", text: "…" });
const change = (id: number) => ({
  updated: "projects" as const,
  method: "PATCH" as const,
  calendar: { id },
  origin: null,
});

/** A promise that the test keeps when it wants to. */
function kept() {
  let keep = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    keep = resolve;
  });
  return { promise, keep: () => keep() };
}

/** An outbox whose post and room take what they get, unless told otherwise. */
function outboxWith(ways: {
  publish?: (events: LiveEvent[]) => Promise<void>;
  reconfigure?: () => Promise<void>;
  deliver?: (mail: Mail) => Promise<void>;
  remove?: (files: string[]) => Promise<void>;
}) {
  const database = memoryDatabase();
  const taken = {
    mails: [] as string[],
    frames: [] as number[][],
    versions: [] as number[],
    people: [] as number[][],
    files: [] as string[],
  };
  const remind = vi.fn(async () => undefined);
  const dispatcher = dispatcherOf(database, {
    remind,
    publish: async (events) => {
      await ways.publish?.(events);
      taken.frames.push(events.map(({ seq }) => seq));
    },
    reconfigure: async (version) => {
      await ways.reconfigure?.();
      taken.versions.push(version);
    },
    tellInbox: async (users) => void taken.people.push(users),
    deliver: async (mail, begin) => {
      begin();
      await ways.deliver?.(mail);
      taken.mails.push(...mail.to);
    },
    remove: async (files) => {
      await ways.remove?.(files);
      taken.files.push(...files);
    },
  });
  return { ...dispatcher, database, remind, taken };
}

describe("an outbox", () => {
  // A failed way leaves a line in the log; here it is expected.
  vi.spyOn(console, "error").mockImplementation(() => undefined);

  test("sends a mail once, however many ask for it at once", async () => {
    const post = kept();
    const outbox = outboxWith({ deliver: () => post.promise });
    queueMail(outbox.database, mailTo("anna@test.lv"));
    const rounds = [outbox.dispatch(), outbox.dispatch(), outbox.dispatch()];
    post.keep();
    await Promise.all(rounds);
    expect(outbox.taken.mails).toEqual(["anna@test.lv"]);
    expect(waitingMails(outbox.database)).toEqual([]);
  });

  test("sends what is queued while a round is under way", async () => {
    const post = kept();
    const outbox = outboxWith({ deliver: () => post.promise });
    queueMail(outbox.database, mailTo("anna@test.lv"));
    const first = outbox.dispatch();
    queueMail(outbox.database, mailTo("juris@test.lv"));
    const second = outbox.dispatch();
    post.keep();
    await Promise.all([first, second]);
    expect(outbox.taken.mails).toEqual(["anna@test.lv", "juris@test.lv"]);
  });

  test("asks to be reminded before it hands a mail over, so that none is forgotten when the process dies", async () => {
    const outbox = outboxWith({ deliver: async () => expect(outbox.remind).toHaveBeenCalledOnce() });
    queueMail(outbox.database, mailTo("anna@test.lv"));
    await outbox.dispatch();
    expect(outbox.taken.mails).toEqual(["anna@test.lv"]);
  });

  test("keeps a mail that the post does not take, and tries it again only when reminded", async () => {
    const deliver = vi.fn(() => Promise.reject(new Error("no post today")));
    const outbox = outboxWith({ deliver });
    queueMail(outbox.database, mailTo("anna@test.lv"));
    for (let writes = 0; writes < 20; writes += 1) await outbox.dispatch();
    expect(deliver).toHaveBeenCalledTimes(1);
    deliver.mockResolvedValueOnce(undefined as never);
    await outbox.again();
    expect(outbox.taken.mails).toEqual(["anna@test.lv"]);
  });

  test("gives a mail up after eight attempts", async () => {
    const deliver = vi.fn(() => Promise.reject(new Error("no such person")));
    const outbox = outboxWith({ deliver });
    queueMail(outbox.database, mailTo("nobody@test.lv"));
    for (let reminders = 0; reminders < 20; reminders += 1) await outbox.again();
    expect(deliver).toHaveBeenCalledTimes(8);
    expect(waitingMails(outbox.database)).toEqual([]);
  });

  test("does not send a document again that the process ended over: nobody knows what became of it", async () => {
    const outbox = outboxWith({});
    queueMail(outbox.database, { ...mailTo("klients@test.lv"), document_mail_id: 1 });
    const [begun] = waitingMails(outbox.database);
    beginMail(outbox.database, begun?.id ?? 0);
    queueMail(outbox.database, { ...mailTo("cits@test.lv"), document_mail_id: 2 });
    await outbox.dispatch();
    expect(outbox.taken.mails).toEqual(["cits@test.lv"]);
    expect(waitingMails(outbox.database)).toEqual([]);
  });

  test("does not try a document again where the answer of the post is lost", async () => {
    const deliver = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("Network connection lost"));
    const outbox = outboxWith({ deliver });
    queueMail(outbox.database, { ...mailTo("klients@test.lv"), document_mail_id: 1 });
    await outbox.dispatch();
    await outbox.again();
    expect(deliver).toHaveBeenCalledOnce();
    expect(waitingMails(outbox.database)).toEqual([]);
  });

  test("tells the sender at once that a document did not leave", async () => {
    const deliver = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("Network connection lost"));
    const outbox = outboxWith({ deliver });
    const { database } = outbox;
    await outbox.dispatch();
    const sender = insertUser(database, { name: "Anna", email: "anna@test.lv", role_id: 1, language: "lv" });
    const document_mail_id = insertDocumentMail(database, aDocumentMail({ sender_id: sender.id }));
    queueMail(database, { ...mailTo("klients@test.lv"), document_mail_id });
    await outbox.dispatch();
    expect(outbox.taken.people).toEqual([[sender.id]]);
  });

  test("tries a document again that the post has refused", async () => {
    const deliver = vi.fn(async () => undefined).mockRejectedValueOnce(new MailRefused("no post today"));
    const outbox = outboxWith({ deliver });
    queueMail(outbox.database, { ...mailTo("klients@test.lv"), document_mail_id: 1 });
    await outbox.dispatch();
    expect(outbox.taken.mails).toEqual([]);
    await outbox.again();
    expect(outbox.taken.mails).toEqual(["klients@test.lv"]);
  });

  test("sends the events committed during a round together, in order and each once", async () => {
    const room = kept();
    const outbox = outboxWith({ publish: () => room.promise });
    const rounds = [1, 2, 3, 4].map((id) => {
      announce(outbox.database, change(id));
      return outbox.dispatch();
    });
    room.keep();
    await Promise.all(rounds);
    expect(outbox.taken.frames).toEqual([[1], [2, 3, 4]]);
  });

  test("sends events that the room did not take again with the next ones", async () => {
    const publish = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("the room is gone"));
    const outbox = outboxWith({ publish });
    announce(outbox.database, change(1));
    await outbox.dispatch();
    expect(outbox.remind).toHaveBeenCalledOnce();
    announce(outbox.database, change(2));
    await outbox.dispatch();
    expect(outbox.taken.frames).toEqual([[1, 2]]);
  });

  test("tells the room of the newest configuration alone, once, and again where it was not heard", async () => {
    const reconfigure = vi.fn(async () => undefined).mockRejectedValueOnce(new Error("the room is gone"));
    const outbox = outboxWith({ reconfigure });
    await outbox.dispatch();
    expect(reconfigure).not.toHaveBeenCalled();
    for (const modules of [[], ["calendar" as const]]) saveConfig(outbox.database, { modules });
    await outbox.dispatch();
    expect(outbox.remind).toHaveBeenCalledOnce();
    for (const _ of [1, 2]) await outbox.again();
    expect(outbox.taken.versions).toEqual([3]);
  });

  test("does not let a slow post hold up the room", async () => {
    const post = kept();
    const published = kept();
    const outbox = outboxWith({ deliver: () => post.promise, publish: async () => published.keep() });
    queueMail(outbox.database, mailTo("anna@test.lv"));
    const first = outbox.dispatch();
    announce(outbox.database, change(1));
    const second = outbox.dispatch();
    await published.promise;
    expect(outbox.taken.mails).toEqual([]);
    post.keep();
    await Promise.all([first, second]);
  });

  test("keeps files that somebody copies until they are copied, and asks to be reminded", async () => {
    const outbox = outboxWith({});
    outbox.holdFiles(Date.now() + 60_000);
    dropFile(outbox.database, "birojs/files/a.png");
    await outbox.dispatch();
    expect(outbox.taken.files).toEqual([]);
    expect(outbox.remind).toHaveBeenCalledOnce();
    outbox.holdFiles(0);
    await outbox.again();
    expect(outbox.taken.files).toEqual(["birojs/files/a.png"]);
  });
});
