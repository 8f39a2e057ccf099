import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { describe, expect, test } from "vitest";
import { detectLanguage } from "#locales/detection.ts";
import { isMenuCollapsed, action as setWidth } from "#routes/frame/menu-width.ts";
import { action as setTheme, themeOf } from "#routes/frame/theme.ts";
import { action as setLanguage } from "#routes/session/language.ts";

const nobody: ActionFunctionArgs["context"] = Object({ session: { token: null } });

/** What a form of one field sets at an address. */
async function setBy(action: (args: ActionFunctionArgs) => Promise<Response>, url: string, body: string) {
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
  };
  const request = new Request(url, { method: "POST", headers, body });
  const answer = await action({ request, context: nobody, params: {} });
  return answer.headers.get("set-cookie") ?? "";
}

const asking = (url: string, cookie: string) => new Request(url, { headers: { cookie } });
const pairIn = (cookie: string) => cookie.split(";")[0] ?? "";

describe("what a browser is asked to remember", () => {
  const acme = "https://acme.lv/login";
  const local = "http://localhost/login";

  test("is this host's alone under https, and never readable for scripts", async () => {
    const language = await setBy(setLanguage, acme, "language=en");
    const width = await setBy(setWidth, acme, "collapsed=yes");
    const theme = await setBy(setTheme, acme, "theme=dark");
    for (const cookie of [language, width, theme]) {
      expect(cookie).toMatch(/^__Host-\w+=/);
      for (const attribute of ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"])
        expect(cookie.split("; ")).toContain(attribute);
      expect(cookie).not.toContain("Domain");
    }
    expect(await detectLanguage(asking(acme, pairIn(language)))).toBe("en");
    expect(isMenuCollapsed(asking(acme, pairIn(width)))).toBe(true);
    expect(themeOf(asking(acme, `a=b; ${pairIn(theme)}; c=d`))).toBe("dark");
  });

  test("is remembered on this machine as well, where there is no https", async () => {
    const language = pairIn(await setBy(setLanguage, local, "language=en"));
    const width = pairIn(await setBy(setWidth, local, "collapsed=yes"));
    expect([language, width].join()).not.toContain("__Host-");
    expect(await detectLanguage(asking(local, language))).toBe("en");
    expect(isMenuCollapsed(asking(local, width))).toBe(true);
  });

  test("leads scripts nowhere, which may be at another page by then", async () => {
    const headers = { "sec-fetch-dest": "empty", referer: acme };
    const body = new URLSearchParams("collapsed=yes");
    const request = new Request("https://acme.lv/frame/menu", { method: "POST", headers, body });
    const answer = await setWidth({ request, context: nobody, params: {} });
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(answer.headers.get("set-cookie")).toContain("menu=collapsed");
  });

  test("is not believed under https without the prefix: a subdomain could have set it", async () => {
    const language = pairIn(await setBy(setLanguage, local, "language=en"));
    expect(await detectLanguage(asking(acme, language))).toBe("lv");
    expect(isMenuCollapsed(asking(acme, "menu=collapsed"))).toBe(false);
    expect(themeOf(asking(acme, "theme=dark"))).toBe("system");
  });

  test.each(["theme=pink", "theme=", "colour=dark"])("is a theme that there is: not %s", async (body) => {
    const theme = pairIn(await setBy(setTheme, local, body));
    expect(theme).toBe("theme=system");
    expect(themeOf(asking(local, "theme=pink"))).toBe("system");
  });
});
