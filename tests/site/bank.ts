import { type Addresses, gone, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/bank": screen("/bank"),
  "/bank/add": screen("/bank/add"),
  "/bank/certain": screen("/bank/certain"),
  "/bank/:entryId": gone(screen("/bank/999999")),
  "/bank/aside": screen("/bank/aside"),
  "/bank/statements": screen("/bank/statements"),
  "/bank/statements/:statementId/delete": gone(screen("/bank/statements/999999/delete")),
};
