import type { DocumentMail } from "#model/mail/document-mail.ts";

/** What can become of mails, as a text: two that differ are news. */
export const newsIn = (mails: readonly DocumentMail[]): string =>
  JSON.stringify(
    mails.map(({ id, state, link }) => [
      id,
      state,
      link && [
        link.state,
        link.version,
        link.last_opened_at,
        link.downloaded_at,
        link.last_wrote_at,
        link.choice?.at,
        link.answer?.at,
      ],
    ]),
  );
