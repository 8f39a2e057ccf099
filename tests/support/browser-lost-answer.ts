import type { Page } from "@playwright/test";

/** What comes in place of an answer. */
export type Instead = "nothing" | "a gateway's page";

/** Has the answer to the page's next POST lost on its way: the backend carries out what was asked for. */
export const loseNextAnswer = (page: Page, instead: Instead = "nothing"): Promise<void> =>
  page.evaluate((instead) => {
    const send = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      if (asked[1]?.method !== "POST") return answer;
      window.fetch = send;
      if (instead === "nothing") throw new TypeError("The connection broke");
      return new Response("<h1>Bad Gateway</h1>", { status: 502 });
    };
  }, instead);
