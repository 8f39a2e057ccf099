import { lookup } from "node:dns/promises";
import type { Operator } from "./operator-client.ts";

interface Finding {
  isGood: boolean;
  words: string;
}

const good = (words: string): Finding => ({ isGood: true, words });
const bad = (words: string): Finding => ({ isGood: false, words });

/** What works at a host and what does not: the registry, the backend, and for a deployment DNS and the certificate. */
export async function checkHost(operator: Operator, host: string): Promise<Finding[]> {
  const { title, state, backend, installation } = await operator.show(host);
  const registered = `${host} is registered: ${title}, installation ${installation}, ${state}`;
  const { isReady, status, milliseconds } = await operator.check(host);
  const answer = status === 0 ? "does not answer" : `answers ${status} after ${milliseconds} ms`;
  const findings = [
    state === "active" ? good(registered) : bad(registered),
    isReady ? good(`Its backend (${backend}) ${answer}`) : bad(`Its backend (${backend}) ${answer}`),
  ];
  if (host === "localhost" || host.endsWith(".localhost")) return findings;
  return [...findings, await named(host), await reached(host)];
}

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
