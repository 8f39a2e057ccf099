import { z } from "zod";
import { one } from "#model/answer/answer.ts";
import { type CalendarEntry, calendarEvent, calendarWeek, datedIn } from "#model/calendar/entry.ts";
import { weekOf } from "#model/date/week.ts";
import type { News } from "#party/relayed.ts";
import { bearerIn } from "#protocol/bearer.ts";
import { tabIn } from "#protocol/tab.ts";
import type { Asking, Backend } from "../proxy/backend-fetch.ts";
import { hasTooManyRows } from "../proxy/read-answer.ts";
import { readText } from "../proxy/read-text.ts";
import { sessionNumber } from "./session-number.ts";

type Method = "POST" | "PATCH" | "DELETE";
interface Write {
  method: Method;
  /** The row that the address names; 0 where it names none. */
  id: number;
  answer: unknown;
  /** Reads an entry as it is now; null where that is not to be had. */
  entry: (id: number) => Promise<CalendarEntry | null>;
}

const made = z.union([
  z.object({ calendar_id: z.coerce.number() }),
  z.object({ data: z.object({ calendar_id: z.coerce.number() }) }).transform(({ data }) => data),
]);

const listsChanged = async ({ method, id }: Write): Promise<News> => ({
  events: [{ updated: "projects", method, calendar: { id } }],
});
const configured = async (): Promise<News> => ({ configured: Date.now() });

/** What screens are told after a write to these addresses (specification §7) has succeeded. */
const consequences: [path: RegExp, told: (write: Write) => Promise<News>][] = [
  [/^\/api\/calendar(?:\/(\d+)(?:\/duplicate)?)?\/?$/, entryChanged],
  [/^\/api\/projects(?:\/(\d+)(?:\/toggle-planning)?)?\/?$/, listsChanged],
  [/^\/api\/(?:work-types|customers)(?:\/(\d+))?\/?$/, listsChanged],
  [/^\/api\/register\/?$/, listsChanged],
  [
    /^\/api\/users\/(\d+)\/?$/,
    async (write) => ({ ...(await listsChanged(write)), changed_users: [write.id] }),
  ],
  [/^\/api\/user\/update-info\/?$/, listsChanged],
  [/^\/api\/(?:companies|languages)\/(\d+)\/?$/, configured],
  [/^\/api\/modules\/?$/, configured],
];

/** An entry as it is now; where the backend does not say how, the lists are to be read again. */
async function entryChanged(write: Write): Promise<News> {
  const { method, answer, entry } = write;
  const id = method === "POST" ? (made.safeParse(answer).data?.calendar_id ?? 0) : write.id;
  if (method === "DELETE")
    return { events: [{ updated: "calendar", method, calendar: { calendar_id: id }, previous: null }] };
  const calendar = id > 0 ? await entry(id) : null;
  if (!calendar) return listsChanged({ ...write, id });
  return { events: [{ updated: "calendar", method, calendar, previous: null }] };
}

/**
 * A backend of an agency's own whose writes, as they pass, are told to the installation's screens, and whose word that a
 * session is over closes them. `notify` has to see for itself that it gets done: the answer does not wait for it.
 */
export function relaying(backend: Backend, notify: (news: Promise<News>) => void): Backend {
  return async (path, asking) => {
    const answer = await backend(path, asking);
    const news = newsOfCall(path, asking, answer, backend);
    if (news) notify(news);
    return answer;
  };
}

function newsOfCall(path: string, asked: Asking, answer: Response, backend: Backend): Promise<News> | null {
  const { headers = new Headers() } = asked;
  const [pathname = ""] = path.split("?");
  const token = bearerIn(headers);
  if (token && (answer.status === 401 || (answer.ok && /^\/api\/logout\/?$/.test(pathname))))
    return Promise.resolve({ ended: [sessionNumber(token)] });
  const method = writing.safeParse(asked.method).data;
  if (!method || !answer.ok) return null;
  for (const [address, told] of consequences) {
    const match = address.exec(pathname);
    if (match) return newsOf({ method, id: Number(match[1] ?? 0) }, told, { headers, answer, backend });
  }
  return null;
}

const writing = z.enum(["POST", "PATCH", "DELETE"]);

async function newsOf(
  write: Pick<Write, "method" | "id">,
  told: (write: Write) => Promise<News>,
  { headers, answer, backend }: { headers: Headers; answer: Response; backend: Backend },
): Promise<News> {
  // The tab that caused it knows it already.
  const origin = tabIn(headers.get("x-tab-id"));
  const content = told === entryChanged && write.method === "POST" ? await read(answer.clone()) : null;
  const news = await told({ ...write, answer: content, entry: (id) => readEntry(id, headers, backend) });
  return { ...news, ...(news.events && { events: news.events.map((event) => ({ ...event, origin })) }) };
}

/**
 * The event detail of the specification names an entry's project without its id (§3), and a sheet cannot do without that:
 * such an entry is looked up in its week.
 */
async function readEntry(id: number, sent: Headers, backend: Backend): Promise<CalendarEntry | null> {
  const detail = one(calendarEvent).safeParse(await readNow(`/api/calendar/${id}`, sent, backend)).data?.data;
  if (!detail) return null;
  if (!detail.project || detail.project_id) return detail;
  const week = await readNow(`/api/calendar?date=${detail.date}`, sent, backend);
  const entries = datedIn(calendarWeek.safeParse(week).data?.data ?? [], weekOf(detail.date));
  return entries.find(({ calendar_id }) => calendar_id === id) ?? null;
}

/** What a path of the backend says, to anyone who has just written; null where nothing can be read. */
async function readNow(path: string, sent: Headers, backend: Backend): Promise<unknown> {
  const headers = new Headers({ Accept: "application/json" });
  for (const name of ["authorization", "accept-language", "x-request-id"]) {
    const value = sent.get(name);
    if (value) headers.set(name, value);
  }
  const signal = AbortSignal.timeout(timeout);
  const init = { method: "GET", headers, redirect: "manual", signal } as const;
  const answer = await backend(path, init).catch(() => null);
  return answer?.ok ? read(answer) : null;
}

/** An answer's JSON; null for what is none, or far larger than a week of entries. */
async function read({ body }: Response): Promise<unknown> {
  try {
    const answer: unknown = JSON.parse((await readText(body, 2 ** 20)) ?? "null");
    return hasTooManyRows(answer) ? null : answer;
  } catch {
    return null;
  }
}

/** Milliseconds. */
const timeout = 10_000;
