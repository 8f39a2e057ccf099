import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { actOnRows } from "../../bulk/act-on-rows.ts";
import { chosenOf, withoutChoice } from "../../bulk/chosen-row.ts";
import { ActRow, BulkDialog } from "../../bulk/dialog.tsx";
import { mailsFromList } from "../../mails/can-mail.ts";
import { estimateActs } from "./bulk-acts.ts";
import type { loader as listLoader } from "./page.tsx";
import { calledInList } from "./table.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "estimates");
  return { canMail: await mailsFromList(context, request, "/estimates") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "estimates");
  return actOnRows({ request, context }, estimateActs);
}

/** The chosen estimates are mailed or approved, or an approval is taken back. */
export default function BulkEstimates() {
  const { t } = useTranslation();
  const { canMail } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/estimates/list/page");
  return (
    <BulkDialog
      closeTo={withoutChoice("/estimates", params)}
      rows={chosenOf(list?.page?.data ?? [], params).map((row) => ({
        id: row.id,
        name: calledInList(row),
        version: row.revision || undefined,
      }))}
      file={list?.files?.chosen}
      hrefOf={(id) => `/estimate/${id}`}
    >
      {() => (
        <>
          {canMail && (
            <ActRow act="mail" name={t("bulk.mail")}>
              {t("bulk.mail_hint")}
            </ActRow>
          )}
          <ActRow act="approve" name={t("estimates.approve")}>
            {t("bulk.approve_hint")}
          </ActRow>
          <ActRow act="reopen" name={t("estimates.reopen")}>
            {t("bulk.reopen_hint")}
          </ActRow>
        </>
      )}
    </BulkDialog>
  );
}
