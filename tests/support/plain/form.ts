import { multipart, type Part } from "../multipart.ts";
import { isTag } from "./elements.ts";
import type { PlainPage } from "./page.ts";

/** What goes to the server beside the address. */
export interface Sending {
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

/** What a browser sends of a form by one of its buttons, by the rules of HTML; it sends nothing that it finds wrong itself. */
export function sendingOf(
  page: PlainPage,
  form: HTMLFormElement,
  button: HTMLElement | null,
): Sending & { method: string; path: string } {
  if (!form.noValidate && !button?.hasAttribute("formnovalidate") && !form.checkValidity())
    throw new Error(`A browser does not send the form: ${wrongIn(form).join(", ")}`);
  const said = (name: string) => button?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  const method = (said("method") ?? "get").toUpperCase();
  const path = said("action") || page.url();
  const entries = entriesOf(page, form, button);
  const texts = new URLSearchParams(entries.map(({ name, content }) => [name, String(content)]));
  if (method === "GET") return { method, path: withQuery(path, page, texts), headers: {}, body: undefined };
  if (said("enctype") === "multipart/form-data") return { method, path, ...multipart(entries) };
  return {
    method,
    path,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: texts.toString(),
  };
}

const wrongIn = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) =>
    field.matches(":invalid") ? [field.getAttribute("name") ?? ""] : [],
  );

function withQuery(path: string, page: PlainPage, texts: URLSearchParams): string {
  const address = new URL(path, page.url());
  return `${address.pathname}?${texts}`;
}

function entriesOf(page: PlainPage, form: HTMLFormElement, button: HTMLElement | null): Part[] {
  const view = form.ownerDocument.defaultView;
  if (!view) throw new Error("The form is on a page that was left");
  const texts = [...new view.FormData(form, button)].flatMap(([name, value]) =>
    typeof value === "string" ? [{ name, content: value.replace(/\r?\n/g, "\r\n") }] : [],
  );
  // An input may belong to a form that it does not stand in.
  const files = [...form.elements].flatMap((field) =>
    isTag(field, "input") && field.type === "file" ? filesOf(page, field) : [],
  );
  return [...texts, ...files];
}

/** A browser sends an empty file for an input in which none was chosen. */
function filesOf(page: PlainPage, input: HTMLInputElement): Part[] {
  const none = { name: "", mimeType: "application/octet-stream", buffer: new Uint8Array() };
  return (page.files.get(input) ?? [none]).map(({ name, mimeType, buffer }) => ({
    name: input.name,
    filename: name,
    type: mimeType,
    content: buffer,
  }));
}
