import { type Addresses, screen } from "../support/landing.ts";

export const site: Addresses = {
  "/invoices/reminders": screen("/invoices/reminders"),
};
