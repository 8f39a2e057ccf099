import type { Context } from "hono";
import { z } from "zod";
import type { Database } from "#backend/db/database.ts";
import {
  findDocumentMail,
  listDocumentMails,
  type MailedDocument,
  wasMailed,
} from "#backend/db/document-mails.ts";
import { type FileRow, listFiles } from "#backend/db/estimates/files.ts";
import { insertSnapshot, type Snapshot } from "#backend/db/online/snapshots.ts";
import { wordingOf } from "#backend/db/online/wording.ts";
import { findUser } from "#backend/db/users.ts";
import { fileKey } from "#backend/files/file-key.ts";
import { type MailedFile, mailedFileOf } from "#backend/files/mailed-file.ts";
import type { DraftedMail, Writer } from "#backend/mail/document-mail.ts";
import { copyFor, keepMail, queueKept } from "#backend/mail/kept-mail.ts";
import { type LinkPurpose, linkLines } from "#backend/mail/online-mail.ts";
import { senderOf } from "#backend/mail/sender.ts";
import type { Access } from "#backend/operations/access.ts";
import { type Call, noun } from "#backend/operations/call.ts";
import { found, invalid, Problem } from "#backend/operations/errors.ts";
import {
  actorOf,
  answers,
  body,
  created,
  idParam,
  listQuery,
  operation,
} from "#backend/operations/operation.ts";
import { write } from "#backend/operations/write.ts";
import { one } from "#model/answer/answer.ts";
import {
  documentMail,
  documentMailPage,
  type MailDraft,
  mailDraft,
  mailDraftQuery,
} from "#model/mail/document-mail.ts";
import type { FrozenDocument } from "#model/online/frozen-document.ts";
import type { Language } from "#model/text/language.ts";
import { pdfOf, sendLink } from "../online/freeze.ts";
import { type DocumentMailInput, documentMailInput } from "./input.ts";
import { checkRecipients, chosenFiles } from "./limits.ts";
import { withLinks } from "./with-link.ts";

/** What a kind of documents says of itself, so that it can be mailed. */
interface Mailable<Shown> {
  document: MailedDocument["document"];
  /** Where one is in the API, as `/invoices/{id}`. */
  path: string;
  /** What it is called in summaries, with its article. */
  called: string;
  /** The modules that it belongs to, where those are not the estimates alone. */
  modules?: Access["modules"];
  /** What an address names of it beside its id. */
  which?: z.ZodObject;
  /** What a call names of the document as it was seen, beside its `If-Match`. */
  seen?: { query: z.ZodObject };
  /** Reads one; a Problem (404) where there is none. */
  read: (c: Context<Call>, id: number) => Shown;
  /** Whose history has its mails. */
  wholeOf: (shown: Shown) => { entity: string; id: number };
  /** Throws a Problem where it cannot be mailed, or not as it was seen or as the PDF shows it. */
  check: (c: Context<Call>, shown: Shown, file: MailedFile | null) => void;
  draft: (c: Context<Call>, shown: Shown, writer: Writer, asked: Language | undefined) => DraftedMail;
  /** Whether its e-invoice can go along, and whether it is chosen to; of what has none it is not asked. */
  einvoiceOf?: (shown: Shown) => MailDraft["einvoice"];
  /** Of which estimate it is: files of that can be attached. Null of what is of none. */
  estimateOf: (shown: Shown) => number | null;
  /** What is kept of what it says, which a client can be shown at a link. */
  frozen?: {
    /** Whether it is kept with a link alone: an issued document is kept itself. */
    isForLink: boolean;
    /** Whether there can be a link today. */
    canLink: (shown: Shown) => boolean;
    /** To whom it is; null where nobody is named. */
    clientOf: (shown: Shown) => number | null;
    freeze: (
      c: Context<Call>,
      shown: Shown,
      sent: { language: Language; files: FileRow[]; einvoice: MailedFile["einvoice"] },
    ) => FrozenDocument;
    /** What it can be opened for. */
    purposeOf: (shown: Shown) => LinkPurpose;
  };
  /** The agency as the document names it; empty where it does not. */
  sellerOf: (shown: Shown) => string;
  /** What it is called in histories. */
  numberOf: (shown: Shown, file: MailedFile) => string;
}

/** What goes with a document. */
interface Along {
  files: FileRow[];
  file: MailedFile;
  input: DocumentMailInput;
}

/** A document that a mail opens at a link. */
interface Opening {
  mail_id: number;
  mailed: MailedDocument;
  snapshot: Snapshot;
  input: DocumentMailInput;
}

/** Who mails many documents asks for none to be mailed a second time. */
const mailing = z.object({ unless_mailed: z.literal("yes").optional() });

/** The e-invoice that goes along, where it is to. Throws a Problem (422) where the document has none. */
function einvoiceIn({ einvoice }: MailedFile, { with_einvoice }: DocumentMailInput) {
  if (with_einvoice && !einvoice) throw invalid("with_einvoice", "errors.einvoice_incomplete");
  return with_einvoice ? einvoice : undefined;
}

/** The operations that mail documents of a kind to clients, and tell what was mailed (docs/decisions/070). */
export function mailsOf<Shown>(kind: Mailable<Shown>) {
  const { document, path, called, which = z.object({}), modules = "estimates" } = kind;
  const mails = noun();
  const query = mailing.extend(which.shape).extend(kind.seen?.query.shape ?? {});

  mails.openapi(
    operation(`${document}_mails.list`, {
      access: { roles: "office", modules },
      summary: `List the mails that ${called} was sent with`,
      method: "get",
      path: `${path}/mails`,
      request: { ...idParam, query: listQuery.omit({ q: true }) },
      responses: answers(documentMailPage),
    }),
    (c) => {
      const { id } = c.req.valid("param");
      kind.read(c, id);
      const asked = { ...c.req.valid("query"), document, document_id: id };
      const { data, ...page } = listDocumentMails(c.env.database, asked);
      return c.json({ ...page, data: withLinks(c.env.database, data) }, 200);
    },
  );

  mails.openapi(
    operation(`${document}_mails.draft`, {
      access: { roles: "office", modules },
      summary: `Read what a mail with ${called} would begin with`,
      method: "get",
      path: `${path}/mail_draft`,
      request: { ...idParam, query: mailDraftQuery.extend(which.shape) },
      responses: answers(one(mailDraft)),
    }),
    (c) => {
      const { database } = c.env;
      const shown = kind.read(c, c.req.valid("param").id);
      const user = found(findUser(database, actorOf(c).id));
      const writer = { user, seller: kind.sellerOf(shown) || senderOf(c).title };
      const files = filesBeside(database, shown).map(({ id, name, size }) => ({ id, name, size }));
      const { lang } = mailDraftQuery.parse(c.req.query());
      const drafted = kind.draft(c, shown, writer, lang);
      const can_link = kind.frozen?.canLink(shown) ?? false;
      const einvoice = kind.einvoiceOf?.(shown) ?? ("none" as const);
      return c.json({ data: { ...drafted, files, can_link, einvoice } }, 200);
    },
  );

  mails.openapi(
    operation(`${document}_mails.create`, {
      access: { roles: "office", modules, audit: "document_mail" },
      summary: `Mail ${called} to whom it is for, as PDF`,
      refuses: [409, 412, 429],
      method: "post",
      path: `${path}/mails`,
      request: { ...idParam, query, ...body(documentMailInput) },
      responses: created(one(documentMail)),
    }),
    (c) => {
      const { id } = c.req.valid("param");
      const input = c.req.valid("json");
      const data = write(c, documentMail, ({ database, audit }) => {
        const shown = kind.read(c, id);
        const file = mailedFileOf(c);
        kind.check(c, shown, file);
        const mailed = { document, document_id: id };
        const { unless_mailed } = mailing.parse(c.req.query());
        if (unless_mailed && wasMailed(database, mailed)) throw new Problem(409, "errors.mailed_before");
        checkRecipients(database, input);
        const sender = found(findUser(database, actorOf(c).id));
        if (!file) throw new Problem(503, "errors.document_not_attached");
        const title = kind.sellerOf(shown) || senderOf(c).title;
        const einvoice = einvoiceIn(file, input);
        const size = file.size + (einvoice?.size ?? 0);
        const files = chosenFiles(filesBeside(database, shown), input.files, size);
        const others = files.map(({ file: name, ...of }) => ({ key: fileKey(c, name), name: of.name }));
        const attached = einvoice ? [{ key: einvoice.key, name: einvoice.name }, ...others] : others;
        const snapshot = snapshotOf(c, shown, { files, file, input });
        const { to, cc, subject, text } = input;
        const copy_to = copyFor(sender, input);
        const snapshot_id = snapshot?.id ?? null;
        const texts = { to, cc, copy_to, subject, text, title, sender };
        const has_einvoice = einvoice !== undefined;
        const mail = { ...texts, mailed, file, attached, has_einvoice, snapshot_id };
        const mail_id = keepMail(database, mail);
        const link = snapshot && linkTo(c, shown, { mail_id, mailed, snapshot, input });
        queueKept(database, mail_id, mail, link?.lines ?? "");
        const [after] = withLinks(database, [found(findDocumentMail(database, mail_id))]);
        const name = kind.numberOf(shown, file);
        const hashes = { ...link?.hashes, ...(einvoice && { einvoice_sha256: einvoice.sha256 }) };
        audit(mail_id, { after: { name, ...after, ...hashes }, partOf: kind.wholeOf(shown) });
        return found(after);
      });
      return c.json({ data }, 201);
    },
  );

  /** Files that can go along. */
  function filesBeside(database: Database, shown: Shown): FileRow[] {
    const estimateId = kind.estimateOf(shown);
    return estimateId === null ? [] : listFiles(database, estimateId);
  }

  /** Opens what is mailed at a link, where one goes along: the lines that bring it, and the hashes of what it shows. */
  function linkTo(c: Context<Call>, shown: Shown, { input, ...sent }: Opening) {
    const { frozen } = kind;
    if (!input.with_link || !frozen) return null;
    const { database } = c.env;
    const client_id = frozen.clientOf(shown);
    const { address, until, hashes } = sendLink(c, database, { ...sent, client_id });
    const purpose = frozen.purposeOf(shown);
    return { hashes, lines: linkLines(database, { purpose, language: input.lang, link: address, until }) };
  }

  /** What is mailed, frozen. Throws a Problem (422) for a link to what has none, or holds no longer. */
  function snapshotOf(c: Context<Call>, shown: Shown, { files, file, input }: Along): Snapshot | null {
    const { frozen } = kind;
    if (input.with_link && !frozen) throw invalid("with_link", "errors.not_taken");
    if (input.with_link && !frozen?.canLink(shown)) throw invalid("with_link", "errors.validity_over");
    if (!frozen || (frozen.isForLink && !input.with_link)) return null;
    const { einvoice } = file;
    const content = frozen.freeze(c, shown, { language: input.lang, files, einvoice });
    return insertSnapshot(c.env.database, {
      shown: content,
      wording_sha256: wordingOf(c.env.database, content),
      revision: file.revision ?? 0,
      pdf: pdfOf(file),
      einvoice: einvoice && pdfOf(einvoice),
    });
  }

  return mails;
}
