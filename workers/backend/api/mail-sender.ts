import { one } from "#model/answer/answer.ts";
import { partOf } from "#model/answer/part-of.ts";
import { mailSender, mailSenderInput } from "#model/mail/mail-sender.ts";
import { domainOf, recordKinds } from "#model/mail/sender-domain.ts";
import { readMailSender, saveMailSender } from "../db/mail-sender.ts";
import { showMailSender } from "../mail/own-sender.ts";
import { noun } from "../operations/call.ts";
import { checked, invalid, Problem } from "../operations/errors.ts";
import { matches, tag } from "../operations/etag.ts";
import { foundRecordsOf } from "../operations/found-records.ts";
import { answers, body, operation } from "../operations/operation.ts";
import { write } from "../operations/write.ts";

/** The agency's own address that mails to clients are sent from (docs/decisions/084). */
export const mailSenders = noun();

mailSenders.openapi(
  operation("mail_sender.read", {
    access: { roles: "admin", modules: "always" },
    summary: "Read which address mails are sent from, and what its domain needs",
    method: "get",
    path: "/mail_sender",
    responses: answers(one(mailSender)),
  }),
  (c) => {
    const data = showMailSender(c.env.database, c.env.MAIL_FROM);
    tag(c, data);
    return c.json({ data }, 200);
  },
);

mailSenders.openapi(
  operation("mail_sender.update", {
    access: { roles: "admin", modules: "always", audit: "mail_sender" },
    summary: "Set the address that mails are sent from; it is used once its domain is checked",
    refuses: [412],
    method: "patch",
    path: "/mail_sender",
    request: body(partOf(mailSenderInput)),
    responses: answers(one(mailSender)),
  }),
  (c) => {
    const patch = c.req.valid("json");
    const data = write(c, mailSender, ({ database, audit }) => {
      const before = showMailSender(database, c.env.MAIL_FROM);
      matches(c, before);
      const { address } = checked(mailSenderInput, { address: before.address, ...patch });
      // The product's own is no agency's, and needs no proof of it to be believed.
      if (address !== "" && domainOf(address) === domainOf(c.env.MAIL_FROM))
        throw invalid("address", "errors.sender_of_portal");
      // What was found belongs to the domain before.
      if (address !== before.address)
        saveMailSender(database, { address, found: {}, checked_at: null, refused_at: null });
      const after = showMailSender(database, c.env.MAIL_FROM);
      audit(1, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);

mailSenders.openapi(
  operation("mail_sender.check", {
    access: { roles: "admin", modules: "always", audit: "mail_sender" },
    summary: "Check in DNS what the domain of the sender needs",
    refuses: [409],
    method: "post",
    path: "/mail_sender/checks",
    responses: answers(one(mailSender)),
  }),
  (c) => {
    const data = write(c, mailSender, ({ database, audit }) => {
      const before = showMailSender(database, c.env.MAIL_FROM);
      if (before.address === "") throw invalid("address", "errors.no_sender");
      const looked = foundRecordsOf(c);
      if (!looked) throw new Problem(503, "errors.dns");
      if (looked.address !== before.address) throw new Problem(409, "errors.changed_meanwhile");
      const checked_at = new Date().toISOString();
      // The post may know the domain by now as well: the next mail shows it.
      // Where DNS gives no answer, what it said before stands.
      const found = { ...readMailSender(database).found };
      for (const kind of recordKinds) found[kind] = looked.found[kind] ?? found[kind] ?? null;
      saveMailSender(database, { found, checked_at, refused_at: null });
      const after = showMailSender(database, c.env.MAIL_FROM);
      audit(1, { before, after });
      return after;
    });
    tag(c, data);
    return c.json({ data }, 200);
  },
);
