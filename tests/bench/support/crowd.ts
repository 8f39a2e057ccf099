import { type Answer, type Asked, send, type Target } from "./requests.ts";

/** Sends requests, so many under way at any moment, each on a connection that stays open. Answers in their order. */
export async function crowd(target: Target, asked: readonly Asked[], atOnce: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = asked.entries();
  const work = async () => {
    // All of them take from the same list until it is empty.
    for (const [index, one] of waiting) {
      const answer = await send(target, one, atOnce);
      if (answer.status >= 300)
        throw new Error(`${target.host}:${target.port} answered ${answer.status}: ${answer.body}`);
      answers[index] = answer;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
