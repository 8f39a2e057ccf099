import { z } from "zod";
import { one, removal } from "#model/answer/answer.ts";
import { bank, bankInput, bankStatusInput } from "#model/bank/bank.ts";
import { bankStatus } from "#model/bank/bank-status.ts";
import { deleteBank, findBank, findBankBySwift, insertBank, listBanks, setBankStatus } from "../db/banks.ts";
import { bankIsUsed } from "../db/clients.ts";
import { noun } from "../operations/call.ts";
import { found, invalid } from "../operations/errors.ts";
import { matchesUncounted } from "../operations/etag.ts";
import { answers, body, created, idParam, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** Banks that clients' accounts are kept with (specification §7). */
export const banks = noun();

banks.openapi(
  operation("banks.list", {
    access: { roles: "office", modules: "always" },
    summary: "List banks",
    method: "get",
    path: "/banks",
    responses: answers(z.object({ data: z.array(bank) })),
  }),
  (c) => c.json({ data: listBanks(c.env.database) }, 200),
);

banks.openapi(
  operation("banks.create", {
    access: { roles: "office", modules: "always", audit: "bank" },
    summary: "Create a bank",
    method: "post",
    path: "/banks",
    request: body(bankInput),
    responses: created(one(bank)),
  }),
  (c) => {
    const input = c.req.valid("json");
    const data = write(c, bank, ({ database, audit }) => {
      if (findBankBySwift(database, input.swift)) throw invalid("swift", "errors.bank_exists");
      const after = insertBank(database, input);
      audit(after.id, { after });
      return after;
    });
    return c.json({ data }, 201);
  },
);

banks.openapi(
  operation("banks.update", {
    access: { roles: "office", modules: "always", audit: "bank" },
    summary: "Show or hide a bank",
    method: "patch",
    path: "/banks/{id}",
    refuses: [412],
    request: { ...idParam, ...body(bankStatusInput) },
    responses: answers(one(bank)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const { status } = c.req.valid("json");
    const data = write(c, bank, ({ database, audit }) => {
      const before = found(findBank(database, id));
      matchesUncounted(c, before);
      const after = setBankStatus(database, id, status);
      audit(id, { before, after });
      return after;
    });
    return c.json({ data }, 200);
  },
);

banks.openapi(
  operation("banks.delete", {
    access: { roles: "office", modules: "always", audit: "bank" },
    summary: "Delete a bank, or hide one that is in use",
    method: "delete",
    path: "/banks/{id}",
    refuses: [412],
    request: idParam,
    responses: answers(one(removal)),
  }),
  (c) => {
    const { id } = c.req.valid("param");
    const data = write(c, removal, ({ database, audit }) => {
      const before = found(findBank(database, id));
      matchesUncounted(c, before);
      // A bank that a client's account is kept with is hidden instead (domain H12).
      if (bankIsUsed(database, id)) {
        audit(id, { before, after: setBankStatus(database, id, bankStatus.hidden) });
        return { id, outcome: "archived" as const };
      }
      deleteBank(database, id);
      audit(id, { before });
      return { id, outcome: "deleted" as const };
    });
    return c.json({ data }, 200);
  },
);
