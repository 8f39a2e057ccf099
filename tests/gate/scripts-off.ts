import { CookieJar } from "../support/cookie-jar.ts";
import { type Answer, ask, type TestInstallation } from "../support/installation.ts";
import { formType, signIn } from "./browser.ts";

const entities: Record<string, string> = { quot: '"', amp: "&", lt: "<", gt: ">", "#x27": "'" };
const plain = (html: string) => html.replace(/&([#\w]+);/g, (_, name: string) => entities[name] ?? "");

/** What is there to be read in a page. */
export const wordsIn = ({ text }: Answer): string =>
  plain(text.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");

const attribute = (tag: string, name: string) =>
  tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1] ?? (tag.includes(` ${name}`) ? "" : undefined);

/** What a browser sends of a form that nobody touched, without its buttons. */
function fieldsOf(form: string): [string, string][] {
  const controls = form.match(/<input\b[^>]*>|<textarea\b.*?<\/textarea>|<select\b.*?<\/select>/gs) ?? [];
  return controls.flatMap((control): [string, string][] => {
    const tag = control.slice(0, control.indexOf(">") + 1);
    const name = attribute(tag, "name");
    const type = attribute(tag, "type") ?? "";
    const isOff = /checkbox|radio/.test(type) && attribute(tag, "checked") === undefined;
    if (!name || isOff || /submit|file/.test(type)) return [];
    if (tag.startsWith("<input")) return [[name, plain(attribute(tag, "value") ?? "")]];
    if (tag.startsWith("<textarea")) return [[name, plain(control.slice(tag.length, -"</textarea>".length))]];
    const options = control.match(/<option\b[^>]*>/g) ?? [];
    const chosen = options.find((option) => attribute(option, "selected") !== undefined) ?? options[0] ?? "";
    return [[name, plain(attribute(chosen, "value") ?? "")]];
  });
}

/** A browser without scripts in which somebody has signed in. */
export async function scriptsOff(installation: TestInstallation, email?: string) {
  const { host, origin } = installation;
  const jar = new CookieJar();
  jar.keep(await signIn(installation, email));

  /** The page that an answer leads to. */
  async function followed(answer: Answer): Promise<Answer> {
    const to = answer.headers.location;
    return typeof to === "string" ? visit(to.replace(origin, "")) : answer;
  }
  async function visit(path: string): Promise<Answer> {
    return followed(jar.keep(await ask(host, "GET", path, { headers: jar.header })));
  }
  async function post(path: string, body: string | Uint8Array, headers = formType): Promise<Answer> {
    const sent = { ...headers, ...jar.header, Origin: origin, Referer: origin + path };
    return followed(jar.keep(await ask(host, "POST", path, { headers: sent, body })));
  }
  /** The form of a page that has this field: to be sent with what is typed, for the page that then comes. */
  function formIn({ text }: Answer, path: string, field: string) {
    const form = text.match(/<form\b.*?<\/form>/gs)?.find((one) => one.includes(`name="${field}"`));
    if (!form) throw new Error(`${path} has no form with ${field}`);
    const fields = fieldsOf(form);
    return (typed: Record<string, string>) => {
      const kept = fields.filter(([name]) => typed[name] === undefined);
      return post(path, new URLSearchParams([...kept, ...Object.entries(typed)]).toString());
    };
  }
  return {
    visit,
    post,
    formIn,
    open: async (path: string, field: string) => formIn(await visit(path), path, field),
    /** Signs in again after the session had ended; the page is the one that the login page leads to. */
    signInAgain: (to: string) =>
      signIn(installation, email, undefined, jar.header).then(async (answer) => {
        jar.keep(answer);
        return visit(to);
      }),
    endSession: () => jar.clear("session"),
  };
}
