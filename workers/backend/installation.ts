import { DurableObject } from "cloudflare:workers";
import { overridesFor } from "#model/branding/config.ts";
import type { AcceptanceAt } from "#model/online/acceptance-record.ts";
import { type Language, preferredLanguage } from "#model/text/language.ts";
import type { LiveEvent } from "#party/messages.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { edgeHeaders } from "#protocol/edge-headers.ts";
import { installationApi } from "./app.ts";
import { Backups } from "./backups/backups.ts";
import type { Rows } from "./backups/manifest.ts";
import type { Admission, Founder, LinkCheck, LoginAttempt, Sender, Visitor, Wording } from "./contract.ts";
import { readConfig } from "./db/config.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { forgetAnswers } from "./db/memo.ts";
import { migrate } from "./db/migrate.ts";
import * as outbox from "./db/outbox.ts";
import * as sessions from "./db/sessions.ts";
import { hasOthers } from "./db/users.ts";
import type { Env } from "./env.ts";
import type { InstallationCalls } from "./installation-calls.ts";
import { alarmsOf } from "./jobs/alarms.ts";
import { choresOf } from "./jobs/chores.ts";
import { closedHosts } from "./jobs/closed-hosts.ts";
import { dispatcherOf } from "./jobs/dispatcher.ts";
import { noteReturned } from "./jobs/returned-mail.ts";
import { workThrough } from "./jobs/work.ts";
import { sendMail } from "./mail/mail.ts";
import { handOver } from "./mail/receipts.ts";
import migrations from "./migrations/migrations.js";
import type { Actor } from "./operations/actor.ts";
import { readWholeList, type WholeList, type WholeListQuestion } from "./operations/whole-list.ts";
import { roomOf } from "./room.ts";
import { roomCalls } from "./room-calls.ts";
import { actorOf } from "./sign-in/actor-of.ts";
import { admissionOf } from "./sign-in/admission.ts";
import * as signIn from "./sign-in/sign-in.ts";
import { tryAcceptance, tryFile } from "./sign-in/token-attempts.ts";
import { wordsOf } from "./words/own-words.ts";

/** Milliseconds until what could not be delivered is tried again. */
const retryAfter = 30_000;

/**
 * One agency: its own SQLite database, and all calls to it one after another. Methods called by the front return
 * results and do not throw what the front should handle.
 */
export class Installation extends DurableObject<Env> implements InstallationCalls {
  protected readonly database: Database;
  private readonly dispatcher;
  private readonly due;
  private readonly chores;
  private readonly backups;
  private readonly room;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.database = this.open(ctx.storage);
    this.due = alarmsOf(ctx.storage);
    this.room = roomCalls(env, ctx);
    this.chores = choresOf(this.database, ctx, {
      due: this.due,
      inside: (request) => this.fetch(request),
      name: () => this.backups.name(),
    });
    void ctx.blockConcurrencyWhile(async () => migrate(this.database, migrations));
    this.dispatcher = dispatcherOf(this.database, {
      publish: (events) => roomOf(env, ctx.id).publish(events),
      reconfigure: (version) => roomOf(env, ctx.id).reconfigure(version),
      tellInbox: (users) => roomOf(env, ctx.id).tellInbox(users),
      deliver: (mail, begin) =>
        handOver({ env, ctx, database: this.database }, mail, (from) => this.send(mail, { from, begin })),
      remove: (keys) => env.FILES.delete(keys),
      remind: () => this.due.at("outbox", Date.now() + retryAfter),
    });
    this.backups = new Backups({
      id: ctx.id.toString(),
      env,
      database: this.database,
      kv: ctx.storage.kv,
      due: this.due,
      holdFiles: (until) => this.dispatcher.holdFiles(until),
    });
  }

  /** The database in a storage. A local run keeps it to the limits that only production enforces. */
  protected open(storage: DurableObjectStorage): Database {
    return openDatabase(storage);
  }

  override alarm(): Promise<void> {
    return this.work(Date.now());
  }

  /** Does what is due at a time. */
  protected work(now: number): Promise<void> {
    const { due, chores, dispatcher, backups } = this;
    return workThrough(now, { due, chores, dispatcher, backups });
  }

  /** The API of this installation (design §4). */
  override fetch(request: Request): Response | Promise<Response> {
    const token = bearerIn(request.headers);
    const session = token ? sessions.findSession(this.database, token) : null;
    const actor = session && actorOf(this.database, session);
    return installationApi.fetch(request, {
      ...this.env,
      database: this.database,
      actor,
      identify: async () => actor,
      t: wordsOf(
        this.database,
        session?.user.language ?? preferredLanguage(request.headers.get("accept-language")),
      ),
      dispatch: () => {
        this.dispatch();
        this.ctx.waitUntil(this.chores.plan(Date.now()));
        this.ctx.waitUntil(this.backups.plan(request.headers.get(edgeHeaders.installation) ?? ""));
      },
      ...this.room,
    });
  }

  wholeList(question: WholeListQuestion): Promise<WholeList> {
    return this.ctx.blockConcurrencyWhile(() => readWholeList((request) => this.fetch(request), question));
  }

  wording(token: string | null, asked: Language): Wording {
    const language = (token && sessions.findSession(this.database, token)?.user.language) || asked;
    return { language, own: overridesFor(readConfig(this.database), language) };
  }

  identify(token: string): Actor | null {
    const session = sessions.findSession(this.database, token);
    return session && actorOf(this.database, session);
  }

  beginProof(userId: number): LoginAttempt {
    return signIn.beginProof(this.database, userId);
  }

  aboutPerson(userId: number): string[] {
    return signIn.aboutPerson(this.database, userId);
  }

  completeProof(userId: number): void {
    signIn.completeProof(this.database, userId);
  }

  keptFile(...[token, wanted, address]: Parameters<InstallationCalls["keptFile"]>) {
    return tryFile(this.database, token, wanted, address);
  }

  acceptance(at: AcceptanceAt, address: string): ReturnType<InstallationCalls["acceptance"]> {
    return tryAcceptance(this.database, at, address);
  }

  noteReturned(...said: Parameters<InstallationCalls["noteReturned"]>): void {
    noteReturned(this.database, ...said);
    this.dispatch();
  }

  /** Notes that a host is suspended or removed, or that it is open again. */
  noteHost(host: string, isOpen: boolean): void {
    closedHosts(this.ctx.storage.kv).note(host, isOpen);
  }

  hasPeople(): boolean {
    return hasOthers(this.database, "");
  }

  found(founder: Founder): string | null {
    return signIn.found(this.database, founder);
  }

  beginLogin(email: string, visitor: Visitor, sender: Sender): LoginAttempt {
    const attempt = signIn.beginLogin(this.database, email, visitor, sender);
    this.dispatch();
    return attempt;
  }

  completeLogin(...proven: Parameters<InstallationCalls["completeLogin"]>): string | null {
    return signIn.completeLogin(this.database, ...proven);
  }

  requestRenewal(email: string, address: string, sender: Sender): number {
    const wait = signIn.requestRenewal(this.database, email, address, sender);
    this.dispatch();
    return wait;
  }

  checkRenewal(token: string, address: string): LinkCheck {
    return signIn.checkRenewal(this.database, token, address);
  }

  completeRenewal(token: string, passwordHash: string): { opened: string | null } | null {
    const done = signIn.completeRenewal(this.database, token, passwordHash);
    if (done) this.room.expel(done.ended);
    return done && { opened: done.opened };
  }

  admit(token: string): Admission | null {
    return admissionOf(this.database, this.ctx.id, token);
  }

  missedSince(seq: number): LiveEvent[] | null {
    return outbox.eventsSince(this.database, seq);
  }

  snapshot(): ReturnType<InstallationCalls["snapshot"]> {
    return this.backups.snapshot();
  }

  isEmpty(): boolean {
    return this.backups.isEmpty();
  }

  rehearse(rows: Rows, content: ReadableStream<Uint8Array>): Promise<string | null> {
    return this.backups.rehearse(rows, content);
  }

  async restore(...[installation, rows, content]: Parameters<InstallationCalls["restore"]>) {
    const refusal = await this.backups.restore(rows, content);
    this.dispatch();
    await this.backups.plan(installation);
    return refusal;
  }

  async erase(): Promise<void> {
    await roomOf(this.env, this.ctx.id).forget();
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
    forgetAnswers();
    this.backups.forgotten();
    migrate(this.database, migrations);
  }

  private dispatch(): void {
    this.ctx.waitUntil(this.dispatcher.dispatch());
  }

  /** Hands one mail to the post, and answers its number there. A local run puts it into a mailbox instead. */
  protected send(mail: outbox.QueuedMail, by: Parameters<typeof sendMail>[2]): Promise<string> {
    return sendMail(this.env, mail, by);
  }
}
