import { one } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { contact } from "#model/client/contact.ts";
import type { Api } from "#model/page/context.ts";

/** What the address of a person names. */
interface Named {
  clientId?: string;
  contactId?: string;
}

const elsewhere = "problems.not_found.text";

/** Somebody who works for the client that the address names: a person of another client is not found there. */
export async function readContact(api: Api, { clientId, contactId }: Named) {
  const answer = await api.get(`/client_contacts/${contactId}`, one(contact));
  if (answer.data.client_id !== Number(clientId)) throw new ApiError(404, elsewhere);
  return answer;
}

/** Refuses a person of another client. One who is gone is nobody's: the deletion itself says that. */
export async function refuseOthers(api: Api, named: Named): Promise<void> {
  try {
    await readContact(api, named);
  } catch (error) {
    if (!isApiError(error) || error.status !== 404 || error.message === elsewhere) throw error;
  }
}
