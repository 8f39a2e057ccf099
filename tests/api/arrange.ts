import {
  type Answer,
  ask,
  type Caller,
  callerAt,
  newInstallation,
  type Place,
  password,
  strangerAt,
  type TestInstallation,
} from "../support/installation.ts";

/** Who runs an installation that `emptyOffice` opened. */
export const founder = "anna@test.lv";

/** An installation without any rows but its first administrator, who is signed in. */
export const emptyOffice = async () => opened(await newInstallation());

/** A new installation after its first administrator has set a password and signed in. */
export async function opened(
  installation: TestInstallation,
): Promise<{ installation: TestInstallation; admin: Caller }> {
  const answer = await strangerAt(installation)(
    "PATCH",
    `/update_password_reset/${tokenIn(installation.link)}`,
    {
      body: { password },
    },
  );
  if (answer.status !== 200) throw new Error(`The first password was refused: ${answer.text}`);
  return { installation, admin: await callerAt(installation, founder) };
}

/** The token of a link that sets a password. */
export const tokenIn = (link: string | null | undefined): string => link?.split("/").at(-1) ?? "";

/** The mails that an installation would have sent, newest first. */
export async function mailsOf({ host }: TestInstallation): Promise<{ recipient: string; link: string }[]> {
  const page = await ask(host, "GET", "/mailbox");
  return [...page.text.matchAll(/<article>.*?<p>(\S+) ·.*?href="([^"]+)".*?<\/article>/gs)].map(
    ([, recipient = "", link = ""]) => ({ recipient, link }),
  );
}

/** Mails of a local run as `/mailbox` shows them, newest first: heading, head, from where and by which number it went out, text, and the addresses of the files. */
export async function mailboxOf({ host, port }: Place) {
  const page = await ask(host, "GET", "/mailbox", port === undefined ? {} : { port });
  const articles = page.text.matchAll(
    /<article><h2>(.*?)<\/h2><p>(.*?) · <time>.*?<\/time> · (.*?)<\/p><pre>(.*?)<\/pre>((?:<p><a href=".*?">.*?<\/a><\/p>)*)/gs,
  );
  return [...articles].map(([, subject, head, posted, text, links = ""]) => {
    const files = [...links.matchAll(/href="(.*?)">(.*?)<\/a>/g)].map(([, at = "", name = ""]) => ({
      at: at.replaceAll("&amp;", "&"),
      name,
    }));
    return { subject, head, posted, text, files };
  });
}

/** What a POST made; anything but a 201 fails the test. */
export async function made(caller: Caller, path: string, body: object) {
  const answer = await caller("POST", path, { body });
  if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${answer.text}`);
  return answer.json().data;
}

/** What somebody is told whose call was refused. */
export const refusal = ({ status, json }: Answer) => ({ status, errors: json().errors });

let count = 0;

/** A client's fields: all that are needed, and those that matter to a test. */
export const aClient = (fields: object = {}) => {
  count += 1;
  return { name: `Klients ${count}`, short_name: `K${count}`, ...fields };
};

/** A project's fields for a client and a manager. */
export const aProject = <Fields extends { client: number; project_manager: number }>(fields: Fields) => {
  count += 1;
  return {
    name: `Projekts ${count}`,
    short_name: `P${count}`,
    startDate: "2026-11-02",
    dueDate: "2026-11-27",
    ...fields,
  };
};
