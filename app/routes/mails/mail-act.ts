import { z } from "zod";
import { done, one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { type MailDraft, mailDraft } from "#model/mail/document-mail.ts";
import type { Api } from "#model/page/context.ts";
import { parsedJson } from "#model/text/parsed-json.ts";
import { type Act, askingNothing } from "../bulk/act-on-rows.ts";
import type { ChosenRow } from "../bulk/chosen-row.ts";

/** How a kind of documents is mailed from its list. */
interface Mailing {
  /** The document in the API. */
  path: (row: ChosenRow) => string;
  /** Throws an ApiError where it is not to be mailed, or is not as it was shown. */
  check: (api: Api, row: ChosenRow) => Promise<void>;
  /** What a call says of the document as it was seen. */
  seen: (row: ChosenRow) => { query?: Record<string, string>; version?: number | undefined };
  /** The version that the row has once it is mailed. */
  versionAfter: (api: Api, row: ChosenRow) => Promise<number | undefined>;
}

/** A mail as it is sent, and as a row says it so that one whose answer was lost is sent again with the same words. */
const mail = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  lang: z.string(),
  with_link: z.boolean().optional(),
  with_einvoice: z.boolean().optional(),
});

/** The same with what nobody has named: nobody can be asked whether that is meant, so that such a row waits to be sent by itself. */
const asked = mail.extend({ unnamed: z.array(z.string()).optional() });

/** As its own dialog would be sent unchanged: to those of the client who get such documents, in the words of the template. */
const unchanged = (draft: MailDraft): z.infer<typeof asked> => ({
  to: draft.people.filter(({ is_chosen }) => is_chosen).map(({ email }) => email),
  subject: draft.subject,
  text: draft.text,
  lang: draft.lang,
  with_link: draft.can_link || undefined,
  with_einvoice: draft.einvoice === "chosen" || undefined,
  unnamed: draft.unnamed,
});

/** Mails each document. What was mailed before is refused by the backend: nobody gets the same twice by a press too many. */
export function mailAct({ path, check, seen, versionAfter }: Mailing): Act {
  const drafted = async (api: Api, row: ChosenRow) =>
    unchanged((await api.get(`${path(row)}/mail_draft`, one(mailDraft))).data);
  return {
    input: askingNothing({
      run: async (api, row) => {
        if (!row.again) await check(api, row);
        const draft = asked.safeParse(parsedJson(row.way ?? "")).data ?? (await drafted(api, row));
        if (draft.to.length === 0) throw new ApiError(422, "bulk.no_recipient");
        if (draft.unnamed && draft.unnamed.length > 0)
          throw new ApiError(422, "bulk.unnamed", {
            errors: { unnamed: ["bulk.unnamed", draft.unnamed.join("; ")] },
          });
        const { query, version } = seen(row);
        const params = new URLSearchParams({ ...query, unless_mailed: "yes" });
        const options = { body: mail.parse(draft), version, idempotencyKey: row.key };
        await api.send("POST", `${path(row)}/mails?${params}`, done, options);
        return { version: await versionAfter(api, row) };
      },
      wayBack: async (api, row) => JSON.stringify(await drafted(api, row)),
    }),
  };
}
