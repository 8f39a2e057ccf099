import { type Addresses, gone, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/bank": toAdmin("/bank"),
  "/bank/add": toAdmin("/bank/add"),
  "/bank/certain": toAdmin("/bank/certain"),
  "/bank/:entryId": gone(toAdmin("/bank/999999")),
  "/bank/aside": toAdmin("/bank/aside"),
  "/bank/statements": toAdmin("/bank/statements"),
  "/bank/statements/:statementId/delete": gone(toAdmin("/bank/statements/999999/delete")),
};
