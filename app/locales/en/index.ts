import everyday from "./everyday.ts";
import lists from "./lists.ts";
import mail from "./mail.json" with { type: "json" };
import refusals from "./refusals.json" with { type: "json" };
import rest from "./rest.ts";

/** Every text in this language, by feature. No browser fetches those of mails, and what the API alone refuses with. */
export default {
  ...everyday,
  ...lists,
  ...rest,
  errors: { ...everyday.errors, ...refusals },
  mail,
};
