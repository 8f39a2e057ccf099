import { type Answer, ask, password, signIns, type TestInstallation } from "../support/installation.ts";

/** The header of a form that a browser sends. */
export const formType = { "Content-Type": "application/x-www-form-urlencoded" };

/** Sends the login form as a browser does. */
export function signIn(
  { host, origin }: Pick<TestInstallation, "host" | "origin">,
  email: string = signIns.admin,
  secret = password,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams({ email, password: secret }).toString();
  return ask(host, "POST", "/login", { headers: { ...formType, Origin: origin, ...headers }, body });
}

/** Signs in, and returns what a browser then sends as its Cookie header. */
export async function cookieAt(
  installation: Pick<TestInstallation, "host" | "origin">,
  email?: string,
): Promise<string> {
  const [cookie] = cookiesOf(await signIn(installation, email));
  if (!cookie) throw new Error("Nobody could sign in");
  return cookie;
}

/** The cookies that an answer sets: `name=value`, without attributes. */
export const cookiesOf = ({ headers }: Answer): string[] =>
  [headers["set-cookie"] ?? []].flat().map((cookie) => cookie.split(";")[0] ?? "");
