import type { Answer } from "./installation.ts";

/** What a browser keeps of the cookies that answers set. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  keep<Given extends Answer>(answer: Given): Given {
    for (const line of [answer.headers["set-cookie"] ?? []].flat()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; *max-age=0/i.test(line) || value === "") this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** Forgets the cookie of a name, or all. */
  clear(name?: string): void {
    if (name === undefined) this.cookies.clear();
    else this.cookies.delete(name);
  }

  /** What it sends with a request. */
  get header(): { Cookie?: string } {
    if (this.cookies.size === 0) return {};
    return { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }
}
