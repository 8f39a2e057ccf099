import { Outlet, useLoaderData, useOutletContext } from "@remix-run/react";
import { revalidates } from "#app/loading/revalidation.ts";
import type { Titled } from "#app/title.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { MailList } from "../../mails/list.tsx";
import type { ClientPage } from "../hub.tsx";
import { StatementHead } from "./head.tsx";
import { Movements } from "./movements.tsx";
import { OpenDocuments } from "./open-documents.tsx";
import { loader } from "./read-statement.ts";

export const handle = {
  title: (t) => t("statement.title"),
  isTab: true,
} satisfies Titled;

export { loader };

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
