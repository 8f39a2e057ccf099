import { opened } from "#tests/api/arrange.ts";
import { cookieAt } from "#tests/gate/browser.ts";
import { enter, type Person, type Screen, signIn } from "#tests/party/screen.ts";
import { newInstallation } from "#tests/support/installation.ts";
import { port } from "#tests/support/ports.ts";
import { fillEveryText } from "../every-text.ts";

/** Who asks: with a token as programs do, or with a browser's cookie. */
type Credentials = Record<string, string>;

/** An installation in which every text holds one word. */
export interface Cage {
  host: string;
  word: string;
  /** The addresses of its files, for anyone who guesses them. */
  files: string[];
  /** Of its administrator, its user and its employee, each as program and as browser. */
  credentials: Credentials[];
  admin: Person;
  screen: Screen;
}

/** Fills an installation with a word. Its rows have the same ids as those of every other cage. */
export async function cage(word: string): Promise<Cage> {
  const office = await opened(await newInstallation({ title: `Birojs ${word}` }));
  const files = await fillEveryText(office, (field, longest) => `${word} ${field}`.slice(0, longest));
  const { installation } = office;
  const people = ["anna@test.lv", "user@test.lv", "employee@test.lv"];
  const signedIn = await Promise.all(people.map((email) => signIn(installation, email)));
  const cookies = await Promise.all(people.map((email) => cookieAt(installation, email)));
  const [admin] = signedIn;
  if (!admin) throw new Error("Nobody is there");
  return {
    host: installation.host,
    word,
    files,
    admin,
    screen: await enter(admin),
    credentials: [
      ...signedIn.map(({ token }) => ({ Authorization: `Bearer ${token}` })),
      ...cookies.map((cookie) => ({ Cookie: cookie, Origin: `http://${installation.host}:${port}` })),
    ],
  };
}
