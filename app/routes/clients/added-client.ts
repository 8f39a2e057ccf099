import { one, refusalIn } from "#model/answer/answer.ts";
import { client, clientFields } from "#model/client/client.ts";
import { shortNameOf } from "#model/client/short-name.ts";
import { callApi } from "#ui/call-api.ts";
import type { Choice } from "#ui/choices.ts";

/** What else a client has is as the backend has it of one that says nothing of it. */
const named = clientFields.pick({ name: true, short_name: true });

/**
 * Adds a client by its name alone. Answers with the client, or with the reason of a refusal: a text key, or the backend's words.
 * Rejects without a network, and where nobody can read the answer.
 */
export async function addClient(
  name: string,
  { language, key }: { language: string; key: string },
): Promise<Choice | { refused: string }> {
  const input = named.safeParse({ name, short_name: shortNameOf(name) });
  if (!input.success) return { refused: input.error.issues[0]?.message ?? "errors.fault" };
  const { status, answer } = await callApi("POST", "/customers", { language, key, body: input.data });
  if (status === 401) return { refused: "errors.signed_out" };
  if (status >= 400) {
    const { message, errors = {} } = refusalIn(answer);
    return { refused: Object.values(errors).flat()[0] ?? message ?? "errors.fault" };
  }
  const { data } = one(client).parse(answer);
  return { id: data.id, name: data.name };
}
