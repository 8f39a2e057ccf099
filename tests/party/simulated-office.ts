import { installationApi } from "#backend/app.ts";
import { memoryDatabase } from "#backend/db/memory-database.ts";
import { eventsSince } from "#backend/db/outbox.ts";
import { insertUser } from "#backend/db/users.ts";
import { insertWorkType } from "#backend/db/work-types.ts";
import { dispatcherOf } from "#backend/jobs/dispatcher.ts";
import type { Call } from "#backend/operations/call.ts";
import { texts } from "#backend/words/texts.ts";
import { moduleKeys } from "#model/branding/config.ts";
import { roleIds } from "#model/user/role.ts";
import { admissionHeader, admissionText } from "#party/admission.ts";
import { CalendarRoom } from "#party/calendar.ts";
import type { LiveEvent } from "#party/messages.ts";
import type { Chance } from "./chance.ts";
import { MemoryConnection } from "./room-in-memory.ts";
import type { SimulatedSocket } from "./simulated-socket.ts";

/** Users 2 to 7 have rows on the sheet; user 1 plans. */
export const employees = [2, 3, 4, 5, 6, 7];
export const workTypes = [1, 2];

export interface Asked {
  method: string;
  path: string;
  body?: object;
  headers?: Record<string, string>;
}
export interface Answered {
  status: number;
  json: ReturnType<typeof JSON.parse>;
}

/** Another log than the right one, to see that the checker notices. */
export type MissedSince = (seq: number, right: (seq: number) => LiveEvent[] | null) => LiveEvent[] | null;

/** The real API, outbox and room of an installation in one process, and what can go wrong between them. */
export class SimulatedOffice {
  private readonly database = memoryDatabase();
  private readonly chance: Chance;
  private readonly missedSince: MissedSince;
  private room: CalendarRoom;
  /** What is asked of the room waits for its turn, as it does beneath a Durable Object that blocks. */
  private turn: Promise<unknown> = Promise.resolve();
  private readonly lost: MemoryConnection[] = [];
  private isCalm = false;
  private connected = 0;

  private readonly dispatcher = dispatcherOf(this.database, {
    publish: (events) => this.publish(events),
    reconfigure: async () => undefined,
    tellInbox: async () => undefined,
    deliver: async () => undefined,
    remove: async () => undefined,
    remind: async () => undefined,
  });

  constructor(chance: Chance, missedSince: MissedSince = (seq, right) => right(seq)) {
    this.chance = chance;
    this.missedSince = missedSince;
    this.room = this.newRoom();
    const person = (name: string, role_id: number) =>
      insertUser(this.database, { name, email: `${name}@test.lv`, language: "lv", role_id });
    person("planner", roleIds.admin);
    for (const id of employees) person(`employee-${id}`, roleIds.employee);
    for (const id of workTypes)
      insertWorkType(this.database, { name: `Darbs ${id}`, color: "#112233", is_additional: true });
  }

  async ask({ method, path, body, headers }: Asked): Promise<Answered> {
    const request = new Request(`http://backend/api${path}`, {
      method,
      headers: { ...(body && { "Content-Type": "application/json" }), ...headers },
      body: body && JSON.stringify(body),
    });
    const bindings: Partial<Call["Bindings"]> = {
      database: this.database,
      actor: {
        id: 1,
        role: "admin",
        role_id: roleIds.admin,
        permissions: [],
        sessionId: 1,
        modules: moduleKeys,
      },
      t: texts("lv"),
      dispatch: () => void this.dispatcher.dispatch(),
      expel: () => undefined,
    };
    const answer = await installationApi.fetch(request, bindings);
    return { status: answer.status, json: await answer.json() };
  }

  /** The reminder of what the room did not take. */
  remind(): Promise<void> {
    return this.dispatcher.again();
  }

  /** Lets a screen's socket in. */
  connect(socket: SimulatedSocket): void {
    this.connected += 1;
    const { seq, sessionId } = socket;
    const connection = new MemoryConnection(
      `connection-${this.connected}`,
      (text) => socket.carry({ kind: "message", text }),
      (code) => socket.carry({ kind: "close", code }),
    );
    socket.carry({ kind: "open" });
    socket.room = {
      hear: (text) => this.inTurn(() => connection.isOpen && this.room.onMessage(Object(connection), text)),
      lose: () => this.lost.push(connection),
    };
    const user = { id: sessionId, name: `person-${sessionId}` };
    const config = { current: 0, shownVersion: null };
    const headers = {
      [admissionHeader]: admissionText({ sessionId, calendar: true, seq, config, user, at: 1 }),
    };
    const context = { request: new Request("http://room/", { headers }) };
    this.inTurn(async () => {
      connection.tags = this.room.getConnectionTags(Object(connection), context);
      this.connections().push(connection);
      await this.room.onConnect(Object(connection), context);
    });
  }

  /** The room notices that one of the sockets is gone that are. */
  noticeLoss(): void {
    const connection = this.chance.take(this.lost);
    if (!connection) return;
    connection.isOpen = false;
    this.inTurn(() => this.room.onClose(Object(connection)));
  }

  /** The room forgets everything but its sockets, or them as well: a rest, or a deploy. */
  evict(isDeploy: boolean): void {
    this.inTurn(() => {
      const connections = this.connections();
      this.room = this.newRoom();
      if (isDeploy) for (const connection of connections) connection.close(1006);
      this.connections().push(...connections.filter(({ isOpen }) => isOpen));
    });
  }

  /** From here on nothing fails any more; resolves when all has been said. */
  async calm(): Promise<void> {
    this.isCalm = true;
    while (this.lost.length > 0) this.noticeLoss();
    await this.remind();
    await this.turn;
  }

  settled(): Promise<unknown> {
    return this.turn;
  }

  private connections(): MemoryConnection[] {
    return Reflect.get(this.room, "connections");
  }

  private newRoom(): CalendarRoom {
    const right = (seq: number) => eventsSince(this.database, seq);
    const missedSince = async (seq: number) => {
      if (this.fails(20)) throw new Error("The log does not answer");
      return this.missedSince(seq, right);
    };
    const installations = { idFromString: (id: string) => id, get: () => ({ missedSince }) };
    const blockConcurrencyWhile = (work: () => Promise<void>) => work();
    return Reflect.construct(CalendarRoom, [{ blockConcurrencyWhile }, { INSTALLATIONS: installations }]);
  }

  private publish(events: LiveEvent[]): Promise<void> {
    const isRefused = this.fails(15);
    const isAnswerLost = this.fails(15);
    return this.inTurn(() => {
      if (isRefused) throw new Error("The room does not answer");
      this.room.publish(structuredClone(events));
      if (isAnswerLost) throw new Error("The room's answer is lost");
    });
  }

  private fails(onceIn: number): boolean {
    return !this.isCalm && this.chance.once(onceIn);
  }

  private inTurn(work: () => unknown): Promise<void> {
    const done = this.turn.then(async () => {
      await work();
    });
    this.turn = done.catch(() => undefined);
    return done;
  }
}
