import type { AppLoadContext } from "@remix-run/cloudflare";
import { type CalledForm, typedInto } from "#app/forms/called.ts";
import { keepRefused } from "#app/forms/lost-form.ts";
import type { Refusal } from "#app/forms/submission.ts";
import { chosenBefore, completeChoice } from "#app/forms/typed-choice.ts";
import { filteredList, leaveOutEmpty } from "#app/lists/filtered-list.ts";
import { answered } from "#app/loading/guard.ts";
import { clientPage } from "#model/client/client.ts";
import type { Api } from "#model/page/context.ts";

/** What the client's field shows: what was typed into a refused form, else the client that it begins with. */
export function typedClient(refusal: Refusal | undefined, client: { id: number; name: string } | null) {
  const before = chosenBefore(refusal, "client");
  return Object.keys(before).length > 0 ? before : { chosen: client ?? undefined };
}

/** Finds the client that was typed and not picked from the list. */
export const completeClient = (form: FormData | URLSearchParams, api: Api, field = "client"): Promise<void> =>
  completeChoice(form, field, async (q) => {
    const { data } = await api.get(`/customers?${new URLSearchParams({ q, per_page: "20" })}`, clientPage);
    return data;
  });

interface Sent {
  request: Request;
  context: AppLoadContext;
  form: FormData;
  /** What was typed into the form is to be read on the page that comes where the clients cannot be searched. */
  called: CalledForm;
}

/** The same in a form that was sent. */
export async function completeClientIn(
  { request, context, form, called }: Sent,
  field?: string,
): Promise<void> {
  keepRefused(context, typedInto(called, form));
  await answered(completeClient(form, context.api, field), context, request);
}

/** Where the projects are shown with filters as a form has sent them: the client by its id, and none that says nothing. */
export async function tidyList(filters: URLSearchParams, api: Api): Promise<string> {
  const tidy = new URLSearchParams(filters);
  await completeClient(tidy, api);
  leaveOutEmpty(tidy);
  return filteredList("/projects", tidy, ["client"]);
}
