import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { port } from "../support/installation.ts";
import { Audience, type Drop } from "./live/audience.ts";
import { deliver } from "./live/delivery.ts";
import { enter } from "./live/door.ts";
import { closeConnections, dropAt } from "./live/dropping.ts";
import { startOurs } from "./live/ours.ts";
import { report } from "./live/report.ts";
import { peersFrom, type Side, startPeer, withRecovery } from "./live/sides.ts";
import { stopAll } from "./support/child.ts";
import { publish } from "./support/publish.ts";

/**
 * A drop until the last other screen has it: the live room against a bare Durable Object (the floor), ws and Socket.IO.
 * Each sends the same messages to as many screens, which is proved first. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    rounds: { type: "string", default: "12" },
    sizes: { type: "string", default: "50,200,500" },
  },
});

const perRound = 10;
/** No drop before has so high a number. */
const firstDelivered = 1_000_000;
const audience = new Audience();
try {
  const ours = await startOurs();
  const message = await messageOf(ours);
  const sides = [ours];
  for (const peer of peersFrom(port + 2)) sides.push(await startPeer(peer, message));

  const measured = new Map<number, Drop[][][]>();
  for (const size of values.sizes.split(",").map(Number)) {
    console.log(`Timing ${size} screens…`);
    measured.set(size, await timed(sides, size));
  }
  console.log("Killing sockets…");
  const [, , , plain] = sides;
  const recovering = await startPeer(withRecovery(port + 5), message);
  const deliveries = [await deliver(ours, "seq", firstDelivered)];
  deliveries.push(await deliver(recovering, "offset", firstDelivered));
  if (plain) deliveries.push(await deliver(plain, "none", firstDelivered));
  const text = report({ sides, measured, deliveries, bytes: Buffer.byteLength(message) });
  console.log(text);
  if (!values.print) publish("live", text);
} finally {
  audience.close();
  closeConnections();
  await stopAll();
}

/** The drops of each side, round by round, all sides in turn: A B C, then C B A, and so on. */
async function timed(sides: Side[], size: number): Promise<Drop[][][]> {
  for (const side of sides) {
    await audience.open(side, size);
    await series(side, 20);
    await audience.prove(side, size, 20);
  }
  const drops = new Map<Side, Drop[][]>(sides.map((side) => [side, []]));
  for (let round = 0; round < Number(values.rounds); round++)
    for (const side of round % 2 === 0 ? sides : sides.toReversed())
      drops.get(side)?.push(await series(side, perRound));
  for (const side of sides) await audience.prove(side, size, Number(values.rounds) * perRound);
  return [...drops.values()];
}

async function series(side: Side, count: number): Promise<Drop[]> {
  const drops: Drop[] = [];
  for (let index = 0; index < count; index++) drops.push(await audience.drop(side));
  return drops;
}

/** A message of our room, as a screen gets it. */
async function messageOf(side: Side): Promise<string> {
  let message = "";
  const socket = await enter(side.door, (text) => {
    message = text;
  });
  await dropAt(side, 0);
  while (message === "") await pause(10);
  socket.destroy();
  return message;
}
