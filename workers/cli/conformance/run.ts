import { moduleKeys } from "#model/branding/config.ts";
import { roleOf } from "#model/user/role.ts";
import { finding } from "./answer.ts";
import { unlessReachable } from "./created-rows.ts";
import { valuesAt } from "./fields.ts";
import { Halt } from "./finding.ts";
import { backendAt } from "./http.ts";
import { missUnknown, readAll, turnAwayStrangers } from "./reading.ts";
import { type Recorder, recorderOf } from "./recorder.ts";
import type { Report } from "./report.ts";
import { steps } from "./steps.ts";
import { writeAll } from "./writing.ts";

export interface Wanted {
  /** Of the backend; /api is below it. */
  address: URL;
  account?: { email: string; password: string } | undefined;
  isFull?: boolean;
  /** An estimate to look at: the specification has no list of them. */
  estimate?: number | undefined;
  /** How long one answer may take. */
  seconds?: number;
  /** Stops a full run; what it made is taken away first. */
  signal?: AbortSignal;
}

/** Compares a backend with the contract. Throws Halt, in words, where there is nothing to compare. */
export async function run(wanted: Wanted): Promise<Report> {
  const { address, account, isFull = false, estimate, seconds = 30, signal } = wanted;
  const recorder = recorderOf(backendAt(address, seconds), account ? [account.password] : []);
  const report: Report = {
    backend: address.origin,
    mode: isFull ? "full" : "read-only",
    results: [],
    left: [],
  };
  await reach(recorder);
  if (!account) return withoutAccount(recorder, report);
  const role = await signIn(recorder, account);
  if (isFull && role !== "admin") throw new Halt("A full run needs an administrator's account.");
  await turnAwayStrangers(recorder);
  await lookAtModules(recorder);
  await readAll(recorder, role, estimate === undefined ? {} : { estimate });
  await missUnknown(recorder, role);
  if (isFull) Object.assign(report, await writeAll(recorder, signal));
  if (report.stopped === undefined) await signOut(recorder);
  // Nothing more is said of the backend, but no token of an administrator is left behind.
  else await recorder.ask("session.close").catch(unlessReachable);
  return { ...report, results: recorder.results() };
}

async function withoutAccount(recorder: Recorder, report: Report): Promise<Report> {
  await turnAwayStrangers(recorder);
  await recorder.succeed("config.read");
  for (const { id } of steps) recorder.skip(id, "needs --email");
  return { ...report, results: recorder.results() };
}

/** Whether there is an API at all, before everything is reported as missing. */
async function reach(recorder: Recorder): Promise<void> {
  const reply = await recorder.ask("session.user");
  if (!reply)
    throw new Halt("The backend does not answer in time. Is this the right address? (--timeout <seconds>)");
  const type = reply.headers["content-type"] ?? "nothing";
  if (type.includes("html"))
    throw new Halt(
      `GET /api/user answers ${reply.status} with a page, not with JSON. Is this the backend's address?`,
    );
  if (reply.status >= 300 && reply.status < 400)
    throw new Halt(`GET /api/user leads elsewhere (${reply.status}). Give the address that it leads to.`);
}

async function signIn(recorder: Recorder, body: { email: string; password: string }) {
  const reply = await recorder.ask("session.open", { body });
  if (!reply) throw new Halt("Signing in gets no answer in time.");
  if (reply.status === 429)
    throw new Halt(`Too many sign-ins. Wait ${reply.headers["retry-after"] ?? "some"} seconds.`);
  if (reply.status === 403 || reply.status === 401)
    throw new Halt(`${body.email} cannot sign in: wrong address or password.`);
  const answer = recorder.judge("session.open", reply);
  const [token] = valuesAt(answer, "access_token");
  if (typeof token !== "string")
    throw new Halt(
      `Signing in gave no access_token, so nothing else can be looked at: ${reply.status} ${reply.bytes.toString("utf8").slice(0, 200)}`,
    );
  recorder.signIn(token);
  const user = await recorder.succeed("session.user");
  const [id] = [...valuesAt(user, "data.role_id"), ...valuesAt(user, "data.role.id")];
  const role = roleOf(Number(id));
  if (!role) throw new Halt("GET /api/user does not say which role the account has (role_id 1, 2 or 3).");
  return role;
}

/** What is switched off is closed to everybody (specification §1). */
async function lookAtModules(recorder: Recorder): Promise<void> {
  const modules = valuesAt(await recorder.succeed("config.read"), "data.modules[]");
  if (moduleKeys.some((key) => !modules.includes(key))) recorder.expectClosed();
}

/** A token that was signed out opens nothing any more. */
async function signOut(recorder: Recorder): Promise<void> {
  await recorder.succeed("session.close");
  const reply = await recorder.ask("session.user");
  if (reply && reply.status !== 401)
    recorder.add("session.close", finding("must", "the token afterwards", "401", String(reply.status)));
}
