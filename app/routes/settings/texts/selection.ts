import { type Language, languages } from "#model/text/language.ts";

/** What the address asks for: language (the reader's own where it says nothing), words, changed ones only, page. */
export function selectionOf(request: Request, otherwise: Language) {
  const query = new URL(request.url).searchParams;
  const page = Number(query.get("page"));
  return {
    language: languages.find((code) => code === query.get("lang")) ?? otherwise,
    q: query.get("q")?.slice(0, 200) ?? "",
    isChangedOnly: query.has("changed"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}
