import { randomBytes } from "node:crypto";
import { request } from "node:http";
import type { Socket } from "node:net";
import { framesOf, masked, opcodes } from "#tests/party/frames.ts";

/** Where the screens of a side open their sockets. */
export interface Door {
  port: number;
  path: string;
  headers: Record<string, string>;
  /** Headers of further people, where a side lets one person have only so many sockets. */
  people?: Record<string, string>[];
  /** What is spoken over the socket: each message by itself, or that within Engine.IO 4 and Socket.IO 5. */
  speaks: "messages" | "socket.io";
}

/** The door as the person of a screen comes to it: people take turns. */
export function doorOf(door: Door, screen: number): Door {
  const { people = [door.headers] } = door;
  return { ...door, headers: { ...door.headers, ...people[screen % people.length] } };
}

/** The numbers of the drops that a message tells of. */
export const dropsIn = (text: string): number[] =>
  [...text.matchAll(/drop (\d+)\./g)].map(([, number]) => Number(number));
export const saying = (drop: number): string => `drop ${drop}.`;

/** Opens a socket: the same client for all sides. `greeting` is what Socket.IO is told of an earlier connection. */
export async function enter(
  { port, path, headers, speaks }: Door,
  hear: (text: string) => void,
  { query = "", greeting = "" } = {},
): Promise<Socket> {
  const { socket, head } = await upgrade(port, path + query, headers);
  const say = (text: string) => socket.write(masked(opcodes.text, Buffer.from(text)));
  return new Promise((resolve) => {
    const heard = (text: string) => {
      if (speaks === "messages") return hear(text);
      if (text.startsWith("0")) say(`40${greeting}`);
      else if (text === "2") say("3");
      else hear(text);
      if (text.startsWith("40")) resolve(socket);
    };
    const frames = framesOf(({ opcode, payload }) => {
      if (opcode === opcodes.text) heard(payload.toString());
    });
    socket.on("data", frames);
    socket.on("error", () => socket.destroy());
    frames(head);
    if (speaks === "messages") resolve(socket);
  });
}

function upgrade(port: number, path: string, headers: Record<string, string>) {
  const asked = {
    Host: `127.0.0.1:${port}`,
    Connection: "Upgrade",
    Upgrade: "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": randomBytes(16).toString("base64"),
  };
  return new Promise<{ socket: Socket; head: Buffer }>((resolve, reject) => {
    request({
      host: "127.0.0.1",
      port,
      path,
      headers: { ...asked, ...headers },
      setHost: false,
      agent: false,
    })
      .on("upgrade", (_, socket: Socket, head) => resolve({ socket: socket.setNoDelay(), head }))
      .on("response", ({ statusCode }) => reject(new Error(`The door answered ${statusCode}`)))
      .on("error", reject)
      .end();
  });
}
