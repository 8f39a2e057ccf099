import type { AppLoadContext } from "@remix-run/cloudflare";
import { ifOffered } from "#app/loading/missing-operations.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { type Found, foundList } from "#model/search/found.ts";
import { userRole } from "#model/user/role.ts";
import { mayFind } from "./may-find.ts";

/** What is found, which is nothing for who may open none of it; null where the backend has no such search. */
export async function find({ api, viewer }: AppLoadContext, typed: string): Promise<Found[] | null> {
  const { user, config } = await viewer();
  if (!user || !mayFind({ role: userRole(user), modules: config.modules }) || typed.trim() === "") return [];
  const query = new URLSearchParams({ q: typed.slice(0, longestSearch) });
  return (await ifOffered(api.get(`/search?${query}`, foundList)))?.data ?? null;
}
