import { encoded, leadsToLogin, readable } from "./framework-answer.ts";

/**
 * Answers a page that is read again once its session has ended, while something is typed in it, with what it shows. The
 * framework would lead to the login page without asking anybody, and what was typed would be gone.
 *
 * @param isTyped whether something is typed and not saved
 */
export function answerSignedOut(isTyped: () => boolean): void {
  const read = window.fetch;
  window.fetch = async (asked, init) => {
    const answer = await read(asked, init);
    const isPage = asked instanceof URL && asked.pathname === `${window.location.pathname}.data`;
    if (!isPage || (init?.method ?? "GET") !== "GET" || !leadsToLogin(answer) || !isTyped()) return answer;
    const shown = Object.entries(window.__remixRouter?.state.loaderData ?? {});
    const data = Object.fromEntries(shown.map(([route, data]) => [route, { data }]));
    return new Response(encoded(data), { headers: { "Content-Type": readable } });
  };
}
