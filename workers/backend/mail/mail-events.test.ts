import { expect, test, vi } from "vitest";
import { takeFromQueue } from "./mail-events.ts";
import { keepReceipt } from "./receipts.ts";

/** A store and an installation that notes what it is told, or cannot be reached. */
function backendWith({ isReached = true } = {}) {
  const stored = new Map<string, { customMetadata: Record<string, string> }>();
  const told: unknown[] = [];
  const env = {
    BACKUPS: {
      put: async (
        key: string,
        _content: string,
        { customMetadata }: { customMetadata: Record<string, string> },
      ) => void stored.set(key, { customMetadata }),
      head: async (key: string) => stored.get(key) ?? null,
    },
    INSTALLATIONS: {
      idFromString: (id: string) => id,
      get: (id: unknown) => ({
        noteReturned: async (mail: number, { to, kind }: { to: string; kind: string }) => {
          if (!isReached) throw new Error("The installation is away");
          told.push({ id, mail, to, kind });
        },
      }),
    },
  };
  return { env, told };
}

const messageWith = (body: unknown, attempts = 1) => ({ body, attempts, ack: vi.fn(), retry: vi.fn() });
const bounced = {
  type: "cf.email.sending.message.bounced",
  payload: { messageId: "m-1", recipient: "anna@klients.lv", bounce: { reason: "550" } },
  metadata: { eventTimestamp: "2026-06-01T02:48:57.132Z" },
};
type Backend = ReturnType<typeof backendWith>["env"];
const take = (env: Backend, messages: ReturnType<typeof messageWith>[]) => takeFromQueue({ messages }, env);

test("what the queue brings is told to the installation whose mail it is", async () => {
  const { env, told } = backendWith();
  await keepReceipt(env, "m-1", { installation: "abc", mail: 7 });
  const known = messageWith(bounced);
  const stranger = { ...bounced, payload: { ...bounced.payload, messageId: "m-2" } };
  const [early, unknown] = [messageWith(stranger), messageWith(stranger, 3)];
  await take(env, [known, early, unknown]);
  expect(told).toEqual([{ id: "abc", mail: 7, to: "anna@klients.lv", kind: "undelivered" }]);
  expect([known.ack, unknown.ack].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  // Its receipt may not be there yet.
  expect([early.ack, early.retry].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test("what cannot be told is brought again, and what nobody can read is not", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { env } = backendWith({ isReached: false });
  await keepReceipt(env, "m-1", { installation: "abc", mail: 7 });
  const [known, unreadable] = [messageWith(bounced), messageWith("{")];
  await take(env, [known, unreadable]);
  expect(known.retry).toHaveBeenCalledOnce();
  expect(known.ack).not.toHaveBeenCalled();
  expect(unreadable.ack).toHaveBeenCalledOnce();
  log.mockRestore();
});
