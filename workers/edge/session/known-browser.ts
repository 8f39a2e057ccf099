import { z } from "zod";
import { cookieAttributes, hostCookie, readCookie, type Sealing, sealingOf } from "./sealing.ts";

/** Days that a browser is known after a person has signed in there. */
const knownDays = 180;
const day = 24 * 3600 * 1000;

/** People of one browser, at most: who signed in least lately is forgotten. */
const mostPeople = 10;

const contents = z.object({
  browser: z.string().regex(/^[\w-]{1,40}$/),
  /** Who has signed in here, and when last: milliseconds since 1970. */
  people: z.array(z.object({ email: z.string(), at: z.number() })),
});
type Contents = z.infer<typeof contents>;

/**
 * Who has signed in from this browser before (domain H27), in a sealed cookie of the tenant. It lets nobody in: guesses from
 * here at one of these people are counted apart from those of strangers.
 */
export class KnownBrowser {
  private readonly sealing: Sealing;
  private readonly name: string;
  private readonly attributes: string;
  private readonly cookie: string | undefined;
  private opened: Contents | null = null;
  private isChanged = false;
  private isVouchedFor = false;

  constructor(request: Request, secret: string, scope: string, secure: boolean) {
    this.sealing = sealingOf(secret, "known", scope);
    this.name = hostCookie("known", secure);
    this.attributes = cookieAttributes((knownDays * day) / 1000, secure);
    this.cookie = readCookie(request, this.name) ?? undefined;
  }

  /** What the cookie says. It is unsealed when somebody signs in: no other request asks. */
  private async open(): Promise<Contents> {
    if (this.opened) return this.opened;
    const read = this.cookie ? contents.safeParse(await this.sealing.unseal(this.cookie)) : null;
    const { browser, people } = read?.success ? read.data : { browser: crypto.randomUUID(), people: [] };
    this.opened = { browser, people: people.filter(({ at }) => at > Date.now() - knownDays * day) };
    return this.opened;
  }

  /** Tells the embedded backend in what follows which browser this is, where the person has signed in here before. */
  async vouchFor(email: string): Promise<void> {
    const { people } = await this.open();
    this.isVouchedFor = people.some((person) => person.email === email);
  }

  /** The browser's number, for the embedded backend's ears alone; null where nobody is vouched for. */
  get vouched(): string | null {
    return this.isVouchedFor ? (this.opened?.browser ?? null) : null;
  }

  /** Somebody has signed in here. */
  async remember(email: string): Promise<void> {
    const { browser, people } = await this.open();
    const others = people.filter((person) => person.email !== email);
    this.opened = { browser, people: [{ email, at: Date.now() }, ...others].slice(0, mostPeople) };
    this.isChanged = true;
  }

  /** Adds the cookie to an answer if anything changed. */
  async commit(headers: Headers): Promise<void> {
    if (!this.isChanged) return;
    const sealed = await this.sealing.seal(this.opened);
    headers.append("Set-Cookie", `${this.name}=${sealed}; ${this.attributes}`);
  }
}
