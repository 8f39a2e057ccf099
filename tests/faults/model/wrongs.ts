import type { Answer, Caller } from "#tests/support/installation.ts";

/** A product that is wrong in one way: what it does with a call instead. */
export interface Wrong {
  name: string;
  noun: "estimate" | "documents" | "projects" | "week";
  wrong: (right: Caller) => Caller;
}

const answering = (content: unknown, status = 200): Answer => ({
  status,
  headers: {},
  text: JSON.stringify(content),
  bytes: new Uint8Array(),
  json: () => content,
});

/** Does something else with some calls, and with all others what is right. */
const but =
  (isWrong: (method: string, path: string) => boolean, otherwise: (right: Caller) => Caller) =>
  (right: Caller): Caller =>
  (method, path, options) =>
    isWrong(method, path) ? otherwise(right)(method, path, options) : right(method, path, options);

/** The right answer with other data. */
const telling =
  (tell: (data: Record<string, unknown>) => Record<string, unknown>) =>
  (right: Caller): Caller =>
  async (...call) => {
    const answer = await right(...call);
    const { data } = answer.json();
    return data ? answering({ ...answer.json(), data: tell(data) }, answer.status) : answer;
  };

/** The same call with another body. */
const sending =
  (send: (body: Record<string, unknown>) => Record<string, unknown>) =>
  (right: Caller): Caller =>
  (method, path, options) =>
    right(method, path, { ...options, body: send(Object(options?.body)) });

export const wrongs: Wrong[] = [
  {
    name: "deletes in words only",
    noun: "estimate",
    wrong: but(
      (method) => method === "DELETE",
      () => async () => answering({ data: { id: 1, outcome: "deleted" } }),
    ),
  },
  {
    name: "forgets the lines of a copy",
    noun: "estimate",
    wrong: but(
      (_, path) => /^.positions.\d+.duplicate/.test(path),
      telling((data) => ({ ...data, position_items: [] })),
    ),
  },
  {
    name: "adds a cent to a price",
    noun: "estimate",
    wrong: but(
      (method, path) => method === "PATCH" && path.startsWith("/position_items/"),
      sending(({ price, ...body }) => ({
        ...body,
        ...(price ? { price: (Number(price) + 0.01).toFixed(2) } : {}),
      })),
    ),
  },
  {
    name: "turns an order round",
    noun: "estimate",
    wrong: but(
      (_, path) => path === "/estimate_stages_position_order",
      sending(({ stages }) => ({ stages: Array.isArray(stages) ? stages.toReversed() : stages })),
    ),
  },
  {
    name: "keeps a discount to itself",
    noun: "estimate",
    wrong: but(
      (method, path) => method === "PATCH" && path.startsWith("/estimates/"),
      sending(({ discount: _, ...body }) => body),
    ),
  },
  {
    name: "plans where somebody is",
    noun: "week",
    wrong: (right) => async (method, path, options) => {
      const answer = await right(method, path, options);
      return answer.status === 409 ? answering({ calendar_id: 0 }, method === "POST" ? 201 : 200) : answer;
    },
  },
  {
    name: "moves an entry by an hour",
    noun: "week",
    wrong: but(
      (method) => method === "PATCH",
      sending(({ start_time_id, ...body }) => ({
        ...body,
        ...(Number(start_time_id) > 8 ? { start_time_id: 8 } : {}),
      })),
    ),
  },
  {
    name: "loses a change of status",
    noun: "projects",
    wrong: but(
      (method) => method === "PATCH",
      sending(({ status_id: _, ...body }) => body),
    ),
  },
  {
    name: "gives a number twice",
    noun: "documents",
    wrong: but(
      (method, path) => method === "GET" && path.startsWith("/invoices/"),
      telling((data) => ({ ...data, ...(data.invoice_nr ? { invoice_nr: "RE-0000-0001" } : {}) })),
    ),
  },
  {
    name: "takes a cent of VAT that is another document's",
    noun: "documents",
    wrong: but(
      (method, path) => method === "POST" && path.endsWith("/invoices"),
      telling((data) => ({ ...data, total_cents: Number(data.total_cents) + 1 })),
    ),
  },
  {
    name: "loses a payment",
    noun: "documents",
    wrong: but(
      (method, path) => method === "POST" && path.endsWith("/payments"),
      () => async () => answering({ data: {} }, 201),
    ),
  },
  {
    name: "invoices a line twice",
    noun: "documents",
    wrong: (right) => async (method, path, options) => {
      const answer = await right(method, path, options);
      return answer.status === 409 ? answering({ data: { id: 0, net_cents: 0 } }, 201) : answer;
    },
  },
];
