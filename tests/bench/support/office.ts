import {
  type Answer,
  ask,
  newInstallation,
  type Place,
  password,
  strangerAt,
} from "#tests/support/installation.ts";

/** An empty agency, and the token of its administrator. */
export interface Office {
  installation: Place;
  token: string;
}

/** Opens an installation, whose first administrator sets a password and signs in. */
export async function openOffice(): Promise<Office> {
  const installation = await newInstallation();
  const stranger = strangerAt(installation);
  const reset = installation.link?.split("/").at(-1);
  accepted(await stranger("PATCH", `/update_password_reset/${reset}`, { body: { password } }));
  return { installation, token: await tokenOf(installation, "anna@test.lv") };
}

/** Signs somebody in for the API. */
export async function tokenOf(installation: Place, email: string): Promise<string> {
  const signedIn = accepted(await strangerAt(installation)("POST", "/login", { body: { email, password } }));
  return signedIn.json().access_token;
}

/** Signs somebody in for the screens. */
export async function cookieOf({ host, origin, port }: Place, email: string): Promise<string> {
  const signedIn = await ask(host, "POST", "/login", {
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: origin },
    body: new URLSearchParams({ email, password }).toString(),
    ...(port !== undefined && { port }),
  });
  if (signedIn.status !== 302) throw new Error(`${email} could not sign in: ${signedIn.status}`);
  const [cookie = ""] = String(signedIn.headers["set-cookie"]).split(";");
  return cookie;
}

/** An answer that says yes; any other ends the run. */
export function accepted(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`Answered ${answer.status}: ${answer.text}`);
  return answer;
}
