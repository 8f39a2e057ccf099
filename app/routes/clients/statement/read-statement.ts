import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readPeriod, searchOf } from "#app/lists/read-period.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";
import { statementPeriod } from "#model/statement/period.ts";
import { statement } from "#model/statement/statement.ts";

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = readPeriod(statementPeriod, new URL(request.url).searchParams);
  const at = `/customers/${params.clientId}/statement`;
  const [shown, mails] = await reading(context, request, "invoices", () =>
    Promise.all([
      optionalData(context.api.get(at + searchOf(asked.period), one(statement))),
      optionalData(context.api.get(`${at}/mails?per_page=100`, documentMailPage)),
    ]),
  );
  return { ...asked, shown, mails, today: today() };
}

export type StatementPage = Awaited<ReturnType<typeof loader>>;
