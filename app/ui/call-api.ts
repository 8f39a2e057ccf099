import { senderHeader } from "#model/answer/kept-form.ts";
import { senderHere } from "./sender-here.ts";

interface Call {
  /** What the screen is shown in: the answer's words are as well. */
  language: string;
  body?: object | undefined;
  /** The version that a change was made to; nothing for whatever is there. */
  version?: number | undefined;
  /** Makes a POST that is sent twice one write; each has its own otherwise. */
  key?: string | undefined;
  /** What the call says beside that. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * A change that scripts send to the backend's own address, and what it answered. Nothing is read again for it, as a page's
 * action would. Rejects without a network, and where nobody can read the answer.
 */
export async function callApi(
  method: string,
  path: string,
  { language, body, version, key, headers }: Call,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: {
      Accept: "application/json",
      "Accept-Language": language,
      ...(body && { "Content-Type": "application/json" }),
      ...(version !== undefined && { "If-Match": `"${version}"` }),
      ...(method === "POST" && { "Idempotency-Key": key ?? crypto.randomUUID() }),
      [senderHeader]: senderHere(),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // A success without a word is one; whatever else is no JSON nobody can read.
  return { status: response.status, answer: response.ok && text === "" ? null : JSON.parse(text) };
}
