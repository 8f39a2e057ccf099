import { lookup } from "node:dns/promises";
import { bad, type Finding, good } from "./findings.ts";
import type { Operator } from "./operator-client.ts";

/** What works at a host and what does not: the registry, the backend, and for a deployment DNS and the certificate. */
export async function checkHost(operator: Operator, host: string): Promise<Finding[]> {
  const { title, state, backend, installation } = await operator.show(host);
  const registered = `${host} is registered: ${title}, installation ${installation}, ${state}`;
  const { isReady, status, milliseconds } = await operator.check(host);
  const answer = `Its backend (${backend}) answers ${status} after ${milliseconds} ms`;
  const findings = [
    state === "active" ? good(registered) : bad(registered),
    isReady ? good(answer) : await away(backend, status, answer),
  ];
  if (host === "localhost" || host.endsWith(".localhost")) return findings;
  return [...findings, await named(host), await reached(host)];
}

/** Why a backend is not ready, as far as it can be seen from here. */
async function away(backend: string, status: number, answer: string): Promise<Finding> {
  if (status !== 0)
    return bad(`${answer}: ${meanings.get(status) ?? "it should be 200, or 404 without appearance"}`);
  const silent = `Its backend (${backend}) does not answer`;
  if (backend === "embedded") return bad(`${silent}: is the Worker "backend" deployed?`);
  const name = new URL(backend).hostname;
  const isKnown = await lookup(name).then(
    () => true,
    () => false,
  );
  return bad(
    isKnown
      ? `${silent}: is it running, with a certificate for ${name}?`
      : `${silent}: DNS does not know ${name}`,
  );
}

/** What a backend's answer to a stranger's `GET /api/system-config` mostly comes from. */
const meanings = new Map([
  [401, "the login page asks for that address before anybody has signed in"],
  [403, "the login page asks for that address before anybody has signed in"],
  [421, "anyone who answers there does not know itself by that name"],
  [429, "it limits everybody at once: all visitors come from the edge"],
  [502, "what stands before it does not reach it"],
  [503, "what stands before it does not reach it"],
]);

async function named(host: string): Promise<Finding> {
  try {
    const addresses = await lookup(host, { all: true });
    return good(`DNS knows it: ${addresses.map(({ address }) => address).join(", ")}`);
  } catch {
    return bad(`DNS does not know ${host}: add the record that docs/operations.md names, or wait for it`);
  }
}

/** The edge at the address itself, over TLS. */
async function reached(host: string): Promise<Finding> {
  try {
    const answer = await fetch(`https://${host}/health`, { redirect: "manual" });
    const words = `https://${host}/health answers ${answer.status}`;
    return answer.status === 200
      ? good(words)
      : bad(`${words}: it leads to another server, or to another edge`);
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return bad(`https://${host} cannot be reached (${cause}): is the domain attached, has it a certificate?`);
  }
}
