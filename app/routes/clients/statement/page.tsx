import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useOutletContext } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { one } from "#model/answer/answer.ts";
import { today } from "#model/date/dates.ts";
import { documentMailPage } from "#model/mail/document-mail.ts";
import { statement } from "#model/statement/statement.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { MailList } from "../../mails/list.tsx";
import type { ClientPage } from "../hub.tsx";
import { StatementHead } from "./head.tsx";
import { Movements } from "./movements.tsx";
import { OpenDocuments } from "./open-documents.tsx";
import { readPeriod, searchOf } from "./period.ts";

export const handle = {
  title: (t) => t("statement.title"),
  isTab: true,
} satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const asked = readPeriod(new URL(request.url).searchParams);
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

/** A mail that was refused as the statement has changed is written on beside the statement as it is by now. */
export const shouldRevalidate = revalidates;

/** How a client's account moved within a period, what is open, and who was sent it. */
export default function StatementOfClient() {
  const page = useLoaderData<typeof loader>();
  const hub = useOutletContext<ClientPage>();
  const { shown, mails } = page;
  return (
    <div className="statement">
      <StatementHead page={page} clientId={hub.client.id} />
      {shown.data ? (
        <>
          <Movements statement={shown.data} />
          <OpenDocuments statement={shown.data} />
        </>
      ) : (
        <MissingPart problem={shown.problem} className="mx-4 sm:mx-6" />
      )}
      <div className="statement-mails">
        <MailList of={`/customers/${hub.client.id}/statement`} mails={mails} />
      </div>
      <Outlet context={hub} />
    </div>
  );
}
