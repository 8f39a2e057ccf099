import { Halt } from "./finding.ts";
import { isHere } from "./here.ts";
import type { Wanted } from "./run.ts";

export const options = {
  email: { type: "string" },
  password: { type: "string" },
  estimate: { type: "string" },
  timeout: { type: "string", default: "30" },
  full: { type: "boolean", default: false },
  "yes-write-to": { type: "string" },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

interface Values {
  email?: string | undefined;
  password?: string | undefined;
  estimate?: string | undefined;
  timeout: string;
  full: boolean;
  "yes-write-to"?: string | undefined;
}

/** What a command line asks for. Throws Halt, in words, where it cannot be done or would be careless. */
export function wantedOf(given: string, values: Values, secret: string | undefined): Wanted {
  const address = addressOf(given);
  const { email, password = secret, full, estimate } = values;
  if (email !== undefined && !password)
    throw new Halt("The password is missing: set CONFORMANCE_PASSWORD, or give --password.");
  if (email !== undefined && address.protocol === "http:" && !isHere(address))
    throw new Halt("Over http the password could be read on its way. Give the https address.");
  if (full && email === undefined) throw new Halt("A full run needs an administrator's --email.");
  if (full && values["yes-write-to"] !== address.host)
    throw new Halt(
      `A full run writes to ${address.host}. If that is meant, add --yes-write-to ${address.host}`,
    );
  return {
    address,
    isFull: full,
    account: email !== undefined && password ? { email, password } : undefined,
    estimate: estimate === undefined ? undefined : number(estimate, "--estimate"),
    seconds: number(values.timeout, "--timeout"),
  };
}

/** A backend's address; /api below it is the kit's to add. */
function addressOf(given: string): URL {
  const address = URL.canParse(given) ? new URL(given) : null;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Halt(`Not an address: ${given}. It begins with https://`);
  if (address.username !== "" || address.password !== "")
    throw new Halt("The address holds a password. Give --email and CONFORMANCE_PASSWORD instead.");
  address.pathname = address.pathname.replace(/\/api\/?$/, "");
  if (address.pathname !== "/")
    throw new Halt(`A backend has a host of its own, without ${address.pathname}`);
  return address;
}

function number(given: string, name: string): number {
  if (!/^[1-9]\d{0,8}$/.test(given)) throw new Halt(`${name} is no number: ${given}`);
  return Number(given);
}
