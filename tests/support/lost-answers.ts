import type { Page } from "./browser.ts";

/** Loses the answer of the so-many-th form that does something, or keeps it back for good: what was asked for is done. */
export async function loseAnswer(page: Page, how: "broken" | "late", wanted = 2): Promise<void> {
  await page.addInitScript(
    ({ how, wanted }) => {
      const send = window.fetch;
      let sent = 0;
      window.fetch = async (...asked) => {
        const [, { method, body } = {}] = asked;
        const answer = await send(...asked);
        if (method !== "POST" || String(body).includes("ways=yes")) return answer;
        sent += 1;
        if (sent !== wanted || sessionStorage.getItem("was lost")) return answer;
        sessionStorage.setItem("was lost", "yes");
        if (how === "broken") throw new TypeError("The connection broke");
        document.documentElement.dataset.isDone = "";
        return new Promise<Response>(() => undefined);
      };
    },
    { how, wanted },
  );
}
