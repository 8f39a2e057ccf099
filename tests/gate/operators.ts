import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { type Operator, operatorOf } from "#cli/operator-client.ts";
import { port } from "../support/installation.ts";

/** A host that nobody has had. */
export const newHost = () => `t-${randomBytes(6).toString("hex")}.localhost`;

/** The token of the run's operator. */
export const operatorToken = async (): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port + 1}/`)).text();

/** Where the run's edge answers the command. */
export const edge = `http://127.0.0.1:${port}`;

/** Manages the tenants of the run. */
export const operator = async (): Promise<Operator> => operatorOf(new URL(edge), await operatorToken());

/** Runs `npm run tenant -- …` against the run's edge. */
export const tenantCommand = (parameters: string[], { OPERATOR_TOKEN = "", at = edge } = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, OPERATOR_TOKEN };
    execFile("node", ["workers/cli/tenant.ts", ...parameters, "--edge", at], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
