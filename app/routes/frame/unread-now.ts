import { one } from "#model/answer/answer.ts";
import { user } from "#model/user/user.ts";

/** What the backend says by now of how much waits unread. Throws where it does not answer. */
export async function unreadNow(): Promise<number | undefined> {
  const answer = await fetch("/api/user", { headers: { Accept: "application/json" } });
  return one(user).parse(await answer.json()).data.inbox_unread;
}
