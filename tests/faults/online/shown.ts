import { type Answer, ask } from "#tests/support/installation.ts";

/**
 * Everything that whoever has a link is shown, by its address: the page in both languages, what loaders and the API answer,
 * the PDF, and every file and picture that any of them mentions.
 */
export async function shownAt({ host }: { host: string }, token: string): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>();
  const read = async (path: string) => found.set(path, await ask(host, "GET", path));
  const [page, api] = [`/d/${token}`, `/api/online_documents/${token}`];
  for (const path of [page, `${page}?lang=en`, `${page}.data`, `${page}.data?lang=en`, api, `${api}/pdf`])
    await read(path);
  const texts = [...found.values()].map(({ text }) => text).join("\n");
  const own = texts.matchAll(/\/api\/online_documents\/[\w-]+\/files\/[\w.-]+|\/api\/images\/[\w.-]+/g);
  const kept = texts.matchAll(/"file":"([\w.-]+)"|"\/api\/files\/([\w.-]+)"/g);
  const files = [...kept].map(([, file, picture]) => `${api}/files/${file ?? picture}`);
  for (const path of new Set([...[...own].map(([path]) => path), ...files])) await read(path);
  return found;
}
