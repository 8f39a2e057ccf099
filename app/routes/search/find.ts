import type { AppLoadContext } from "@remix-run/cloudflare";
import { ifOffered } from "#app/missing-operations.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { isOpen, screens } from "#model/list/screens.ts";
import { type Found, foundList } from "#model/search/found.ts";
import { userRole } from "#model/user/role.ts";

/** What is found, which is nothing for who may open none of it; null where the backend has no such search. */
export async function find({ api, viewer }: AppLoadContext, typed: string): Promise<Found[] | null> {
  const { user, config } = await viewer();
  const isOffice = user && isOpen(screens.clients, { role: userRole(user), modules: config.modules });
  if (!isOffice || typed.trim() === "") return [];
  const query = new URLSearchParams({ q: typed.slice(0, longestSearch) });
  return (await ifOffered(api.get(`/search?${query}`, foundList)))?.data ?? null;
}
