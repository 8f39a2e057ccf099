import { z } from "zod";
import type { Api } from "~/context";
import { clientPage } from "~/model/client";
import type { Project } from "~/model/project";
import { fold } from "~/model/text-order";
import type { Refusal } from "~/submission";

const typed = z.object({ client: z.coerce.number().optional(), client_name: z.string().optional() });

/** What the client's field shows: what was typed into a refused form, else the project's client. */
export function typedClient(refusal: Refusal | undefined, project?: Project) {
  const { client, client_name } = typed.catch({}).parse(refusal?.initialValue ?? {});
  if (client && client_name) return { chosen: { id: client, name: client_name } };
  if (client_name) return { typedBefore: client_name };
  return { chosen: project?.customer ?? undefined };
}

/**
 * Finds the client that was typed and not picked from the list, as without scripts: the only one whose name holds the
 * words, or the one whose name is just them. Otherwise the field stays empty and the form says so.
 */
export async function completeClient(form: FormData | URLSearchParams, api: Api): Promise<void> {
  const name = form.get("client_name");
  if (form.get("client") || typeof name !== "string" || name.trim() === "") return;
  const { data } = await api.get(
    `/customers?${new URLSearchParams({ q: name, per_page: "20" })}`,
    clientPage,
  );
  const exact = data.filter((client) =>
    [client.name, client.short_name].some((text) => fold(text) === fold(name)),
  );
  const [found, another] = exact.length > 0 ? exact : data;
  if (found && !another) form.set("client", String(found.id));
}

/** The filters without the empty ones, and with the client that was typed by name. With "?" if any are left. */
export async function tidyFilters(filters: URLSearchParams, api: Api): Promise<string> {
  const tidy = new URLSearchParams(filters);
  await completeClient(tidy, api);
  tidy.delete("client_name");
  for (const [name, value] of [...tidy]) if (value === "") tidy.delete(name);
  return tidy.size > 0 ? `?${tidy}` : "";
}
