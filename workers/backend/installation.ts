import { overridesFor } from "../../app/model/config";
import { type Language, preferredLanguage } from "../../app/model/language";
import { roleOf } from "../../app/model/role";
import type { LiveEvent } from "../../party/messages";
import { edgeHeaders } from "../edge-headers";
import { logFault } from "../log";
import { installationApi } from "./app";
import { Archived } from "./archive/archived";
import type { Actor } from "./call";
import { enabledModules, readConfig } from "./db/config";
import type { Database } from "./db/database";
import * as outbox from "./db/outbox";
import * as sessions from "./db/sessions";
import { hasOthers, permissionsOf } from "./db/users";
import { dispatcherOf } from "./dispatcher";
import type { Env } from "./env";
import type { Admission, Founder, LinkCheck, LoginAttempt, Visitor, Wording } from "./front/contract";
import { tokenOf } from "./front/token";
import { sendMail } from "./mail";
import { roomOf } from "./room";
import type { Sender } from "./sender";
import * as signIn from "./sign-in";
import { wordsOf } from "./texts";

/** Who is behind a session. It is the same object while nothing changes, and the modules are as they were then. */
const actors = new WeakMap<sessions.OpenSession, Actor>();

function actorOf(database: Database, session: sessions.OpenSession): Actor {
  const { sessionId, user } = session;
  const actor = actors.get(session) ?? {
    id: user.id,
    role: roleOf(user.role_id) ?? "employee",
    role_id: user.role_id,
    permissions: permissionsOf(user),
    sessionId,
    modules: enabledModules(database),
  };
  actors.set(session, actor);
  return actor;
}

/** Milliseconds until what could not be delivered is tried again. */
const retryAfter = 30_000;
/**
 * One agency: its own SQLite database, and all calls to it one after another. Methods called by the front return
 * results and do not throw what the front should handle.
 */
export class Installation extends Archived {
  protected readonly dispatcher;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.dispatcher = dispatcherOf(this.database, {
      publish: (events) => roomOf(env, ctx.id).publish(events),
      reconfigure: (version) => roomOf(env, ctx.id).reconfigure(version),
      deliver: (mail) => this.deliver(mail),
      remove: (keys) => env.FILES.delete(keys),
      remind: () => this.due.at("outbox", Date.now() + retryAfter),
    });
  }

  /** The API of this installation (design §4). */
  override fetch(request: Request): Response | Promise<Response> {
    const token = tokenOf(request);
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
        this.ctx.waitUntil(this.planCopy(request.headers.get(edgeHeaders.installation) ?? ""));
      },
      expel: (ended) => this.expel(ended),
      calendarOff: () => this.tell((room) => room.switchOff(Date.now())),
    });
  }

  /** What the front speaks with: the caller's own language, else the one asked for, and the installation's own words in it. */
  wording(token: string | null, asked: Language): Wording {
    const session = token ? sessions.findSession(this.database, token) : null;
    const language = session?.user.language ?? asked;
    return { language, own: overridesFor(readConfig(this.database), language) };
  }

  /** Who calls with a token, for what the front does before it asks the installation. */
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

  completeLogin(
    email: string,
    visitor: Visitor,
    hashes: { compared: string; renewed: string | null },
  ): string | null {
    return signIn.completeLogin(this.database, email, visitor, hashes);
  }

  requestRenewal(email: string, address: string, sender: Sender): number {
    const wait = signIn.requestRenewal(this.database, email, address, sender);
    this.dispatch();
    return wait;
  }

  checkRenewal(token: string, address: string): LinkCheck {
    return signIn.checkRenewal(this.database, token, address);
  }

  completeRenewal(token: string, passwordHash: string): boolean {
    const ended = signIn.completeRenewal(this.database, token, passwordHash);
    if (ended) this.expel(ended);
    return ended !== null;
  }

  /** Who is behind a token, for the room's door, and what is in force here; null for strangers. */
  admit(token: string): Admission | null {
    const session = sessions.findSession(this.database, token);
    if (!session) return null;
    const { modules, version: configVersion } = readConfig(this.database);
    const { jurisdiction } = this.ctx.id;
    const { id, name } = session.user;
    return {
      ...{ room: this.ctx.id.toString(), jurisdiction },
      ...{ hasCalendar: modules.includes("calendar"), configVersion },
      ...{ sessionId: session.sessionId, user: { id, name }, at: Date.now() },
    };
  }

  /** The live events after `seq`, for the room; null when the log does not reach back to it. */
  missedSince(seq: number): LiveEvent[] | null {
    return outbox.eventsSince(this.database, seq);
  }

  protected dispatch(): void {
    this.ctx.waitUntil(this.dispatcher.dispatch());
  }

  /** Closes the sockets of sessions that ended. */
  private expel(ended: number[]): void {
    if (ended.length > 0) this.tell((room) => room.expel(ended));
  }

  /** Asks the room for something without waiting for it. */
  private tell(ask: (room: ReturnType<typeof roomOf>) => Promise<void>): void {
    const asked = ask(roomOf(this.env, this.ctx.id));
    this.ctx.waitUntil(asked.catch((error) => logFault("room", error)));
  }

  /** Hands one mail to the post. A local run puts it into a mailbox instead. */
  protected async deliver(mail: outbox.Mail): Promise<void> {
    await sendMail(this.env, mail);
  }
}
