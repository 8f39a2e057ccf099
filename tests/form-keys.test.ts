import { expect, test } from "vitest";
import { sources } from "./sources.ts";

/** What may come twice: it sets what is there, makes nothing, or is asked of nobody who is signed in. */
const free: Record<string, string> = {
  "app/routes/bank/aside-dialog.tsx": "sets entries aside, which are no longer open then",
  "app/routes/bank/certain-dialog.tsx": "books entries, which are no longer open then",
  "app/routes/bank/entry-dialog.tsx": "books an entry, which is no longer open then",
  "app/routes/bank/pressed.ts": "decides on an entry in the state that was seen",
  "app/routes/clients/bulk-acts.ts": "puts clients back who are back then",
  "app/routes/clients/restore.ts": "puts a client back who is back then",
  "app/routes/estimates/images-dialog.tsx": "sets ticks, to the version that they were made to",
  "app/routes/inbox/page.tsx": "notes that something was read",
  "app/routes/invoices/bulk-acts.ts": "issues drafts and closes what is open, of which nothing is left then",
  "app/routes/mails/mail-act.ts": "asks for nothing to be mailed twice; with scripts each row has a key",
  "app/routes/online/read.ts": "notes that a document was opened, once in half an hour",
  "app/routes/purchase-orders/page.tsx": "sends an order on from the state that was seen",
  "app/routes/reports/read.ts": "reads, by filters that are too long for an address",
  "app/routes/session/login.tsx": "signs in",
  "app/routes/session/renewal-request.tsx": "asks for a mail",
  "app/routes/settings/mail/page.tsx": "asks DNS what stands there now",
  "app/routes/settings/terms/page.tsx": "makes no version of the texts that stand there",
};

test("every form that makes something is one write, however often it is sent", () => {
  const making = sources(["app/routes"]).filter(({ text }) =>
    /api\s*\.send\(\s*(?!"(PATCH|DELETE)")\S/.test(text),
  );
  expect(making.length).toBeGreaterThan(20);
  const without = making.filter(({ text }) => !/idempotencyKey: key(Of|OfAct)\(/.test(text));
  expect(without.map(({ path }) => path)).toEqual(Object.keys(free));
});
