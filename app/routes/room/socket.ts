import ReconnectingWebSocket, { type Options } from "partysocket/ws";
import { closing } from "#party/messages.ts";

/** Milliseconds. Everybody draws their own within the spread, so that a deploy does not bring all back at once. */
const firstDelay = { least: 250, spread: 250 };
const longestDelay = { least: 4_000, spread: 1_000 };

const final: readonly number[] = [closing.signedOut, closing.calendarOff, closing.tooMany];
const drawn = ({ least, spread }: typeof firstDelay) => least + Math.random() * spread;

export type RoomSocket = ReconnectingWebSocket;

/** A socket to the live room. It comes back by itself, but where the room has said that there is no use in it. */
export const roomSocket = (address: () => string, { WebSocket }: Pick<Options, "WebSocket">): RoomSocket =>
  new ReconnectingWebSocket(address, undefined, {
    WebSocket,
    minReconnectionDelay: drawn(firstDelay),
    maxReconnectionDelay: drawn(longestDelay),
    reconnectionDelayGrowFactor: 1.6,
    shouldReconnectOnClose: ({ code }) => !final.includes(code),
  });
