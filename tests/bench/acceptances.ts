import { parseArgs } from "node:util";
import { addItems, desk } from "../api/estimates/arrange.ts";
import { introduceSeller } from "../api/invoices/arrange.ts";
import { codeFor, readerOf, sentLink } from "../api/online/arrange.ts";
import { type Caller, callerAt, type Place, port } from "../support/installation.ts";
import { stopAll } from "./support/child.ts";
import { openOffice } from "./support/office.ts";
import { startProduct } from "./support/product.ts";
import { circumstances, publish, table } from "./support/publish.ts";
import { type Answer, type Asked, closeConnections, send } from "./support/requests.ts";
import { median, quantile } from "./support/statistics.ts";

/**
 * How long clients of one installation wait who accept all at once, each an estimate of their own: as the API is called, and
 * as the form of the page sends it. `--print` leaves docs/benchmarks.md as it is.
 */
const { values } = parseArgs({
  options: {
    print: { type: "boolean", default: false },
    people: { type: "string", default: "200" },
  },
});
const people = Number(values.people);
const longest = 1000;
const lines = 20;

/** Somebody who has a link, and the code that came by mail. */
interface Client {
  token: string;
  request: string;
  code: string;
}

interface Side {
  name: string;
  asked: (client: Client, at: Place) => Asked;
  status: number;
}

const sides: Side[] = [
  {
    name: "as the API is called",
    asked: ({ token, ...body }) => ({
      path: `/api/online_documents/${token}/acceptance`,
      method: "POST",
      body,
    }),
    status: 201,
  },
  {
    name: "as the page's form is sent",
    asked: ({ token, ...fields }, { origin }) => ({
      path: `/d/${token}?request=${fields.request}`,
      method: "POST",
      body: Buffer.from(new URLSearchParams({ act: "accept", key: token, ...fields }).toString()),
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    }),
    status: 302,
  },
];

try {
  await startProduct();
  const { installation } = await openOffice();
  const admin = await callerAt(installation, "anna@test.lv");
  await introduceSeller(admin);
  const rows: string[][] = [];
  for (const side of sides) {
    console.log(`Sending ${people} estimates…`);
    const clients: Client[] = [];
    for (let count = 0; count < people; count += 1) clients.push(await clientOf(installation, admin, count));
    console.log("All of them accept…");
    const target = { port, host: installation.host, cookie: "" };
    const asked = clients.map((client) => side.asked(client, installation));
    const answers = await Promise.all(asked.map((one) => send(target, one, people)));
    await prove(installation, clients, answers, side.status);
    rows.push(rowOf(side.name, answers));
  }
  const text = `## Acceptances at once

${circumstances("npm run bench:acceptances")}

${people} clients of one installation accept at the same moment, each an estimate of ${lines} lines and a project of their own, each
on a connection of their own, with a code that came by mail before. Each acceptance keeps its proof, approves the
estimate, sets its project going and queues two mails; that all of that is there for each is proved afterwards. Milliseconds
from the first request until the whole answer is there; the goal is ${longest} ms for the last one.

${table([["", "median", "p95", "max", "goal"], ...rows])}
`;
  console.log(text);
  if (!values.print) publish("acceptances", text);
} finally {
  closeConnections();
  await stopAll();
}

/** An estimate of a project of its own, sent to its client, who has asked for the code. */
async function clientOf(installation: Place, admin: Caller, count: number): Promise<Client> {
  const at = await desk(admin);
  await addItems(
    at,
    Array.from({ length: lines }, (_, line) => ({ name: `Rinda ${line}`, price: 10 + line, quantity: 2 })),
  );
  const path = `/estimates/${at.estimate.id}`;
  const token = await sentLink({ installation, admin, path }, { to: [`klients${count}@test.lv`] });
  return { token, ...(await codeFor(installation, readerOf(installation, token))) };
}

/** Throws where an acceptance was refused, or is not there. */
async function prove(
  installation: Place,
  clients: readonly Client[],
  answers: readonly Answer[],
  wanted: number,
): Promise<void> {
  for (const { status, body } of answers)
    if (status !== wanted) throw new Error(`Answered ${status}: ${body}`);
  for (const { token } of clients) {
    const { state } = (await readerOf(installation, token)("GET")).json().data;
    if (state !== "accepted") throw new Error(`An accepted document is ${state}`);
  }
}

function rowOf(name: string, answers: readonly Answer[]): string[] {
  const times = answers.map(({ total }) => total);
  const most = Math.max(...times);
  const shown = [median(times), quantile(times, 0.95), most].map((time) => time.toFixed(0));
  return [name, ...shown, most <= longest ? "reached" : "missed"];
}
