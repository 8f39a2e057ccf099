import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";
import type { LiveEvent, RoomMessage } from "#party/messages.ts";
import { type Caller, password, port, strangerAt, type TestInstallation } from "../support/installation.ts";
import { framesOf, masked, opcodes } from "./frames.ts";

export const roomAddress = "/parties/calendar/live";
/** Of any screen but the calendar. */
export const screenAddress = "/parties/screen/live";

/** Somebody who is signed in, with the token that programs send. */
export interface Person {
  installation: TestInstallation;
  token: string;
  call: Caller;
}

export async function signIn(installation: TestInstallation, email: string): Promise<Person> {
  const stranger = strangerAt(installation);
  const answer = await stranger("POST", "/login", { body: { email, password } });
  const token: string = answer.json().access_token;
  const call: Caller = (method, path, options = {}) =>
    stranger(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } });
  return { installation, token, call };
}

type PresenceNews = Extract<RoomMessage, { event: "Presence" }>;

/** An open calendar: what the room tells it, in order. */
export interface Screen {
  next: () => Promise<RoomMessage>;
  /** The next events; anything else that comes fails the test. */
  events: () => Promise<LiveEvent[]>;
  /** The next news of who is there; anything else that comes fails the test. */
  presence: () => Promise<PresenceNews>;
  send: (text: string) => void;
  leave: () => void;
  /** The code with which the room closed it. */
  closed: Promise<number>;
}

/** Opens a socket to the room; resolves when it is open, and fails when it is refused. */
export async function enter(
  { installation, token }: Person,
  query = "",
  address = roomAddress,
): Promise<Screen> {
  const headers = { Authorization: `Bearer ${token}` };
  const { status, socket, head } = await upgrade(installation, address + query, headers);
  if (!socket) throw new Error(`The door answered ${status}`);
  return screenOf(socket, head);
}

/** What the door answers: 101 to whom it lets in. */
export async function knock(
  installation: TestInstallation,
  headers: Record<string, string> = {},
  address = roomAddress,
) {
  const { status, socket } = await upgrade(installation, address, headers);
  socket?.destroy();
  return status;
}

type Opened = { status: number | undefined; socket?: Socket; head: Buffer };

function upgrade({ host }: TestInstallation, path: string, headers: Record<string, string>): Promise<Opened> {
  const asked = {
    Host: `${host}:${port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
  };
  const call = request({ host: "127.0.0.1", port, path, headers: { ...asked, ...headers }, setHost: false });
  return new Promise((resolve, reject) => {
    call.on("upgrade", ({ statusCode: status }, socket: Socket, head) => resolve({ status, socket, head }));
    call.on("response", (response) => {
      response.resume();
      resolve({ status: response.statusCode, head: Buffer.alloc(0) });
    });
    call.on("error", reject);
    call.end();
  });
}

function screenOf(socket: Socket, head: Buffer): Screen {
  const come: RoomMessage[] = [];
  const takers: ((message: RoomMessage) => void)[] = [];
  const take = (message: RoomMessage) => {
    const taker = takers.shift();
    if (taker) taker(message);
    else come.push(message);
  };
  const next = () =>
    new Promise<RoomMessage>((taker) => {
      takers.push(taker);
      const message = come.shift();
      if (message) take(message);
    });
  const events = async () => {
    const message = await next();
    if (message.event !== "CalendarUpdated") throw new Error(`The room said ${message.event}`);
    return message.events;
  };
  const presence = async () => {
    const message = await next();
    if (message.event !== "Presence") throw new Error(`The room said ${message.event}`);
    return message;
  };
  const closed = new Promise<number>((resolve) => {
    const frames = framesOf(({ opcode, payload }) => {
      if (opcode === opcodes.text) take(JSON.parse(payload.toString()));
      if (opcode !== opcodes.close) return;
      resolve(payload.readUInt16BE(0));
      socket.destroy();
    });
    socket.on("data", frames);
    frames(head);
  });
  return {
    next,
    events,
    presence,
    closed,
    send: (text) => socket.write(masked(opcodes.text, Buffer.from(text))),
    leave: () => socket.destroy(),
  };
}
