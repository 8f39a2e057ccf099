import { founder, tokenIn } from "../api/arrange.ts";
import { type Caller, callerAt, password, strangerAt, type TestInstallation } from "./installation.ts";

/** The first administrator of an empty installation, with a password. */
export async function founderOf(installation: TestInstallation): Promise<Caller> {
  const address = `/update_password_reset/${tokenIn(installation.link)}`;
  const answer = await strangerAt(installation)("PATCH", address, { body: { password } });
  if (answer.status !== 200) throw new Error(answer.text);
  return callerAt(installation, founder);
}
