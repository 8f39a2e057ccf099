import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { ActRow, BulkDialog } from "../bulk/dialog.tsx";
import { clientActs } from "./bulk-acts.ts";
import type { loader as listLoader } from "./list.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "clients");
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  return actOnRows({ request, context }, clientActs);
}

/** The chosen clients are archived, or those of the archive brought back. */
export default function BulkClients() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/clients/list");
  const act = params.get("archived") === "true" ? "restore" : "archive";
  return (
    <BulkDialog
      closeTo={withoutChoice("/clients", params)}
      rows={chosenOf(list?.data ?? [], params).map(({ id, name, version }) => ({ id, name, version }))}
      file={list?.files?.chosen}
      hrefOf={(id) => `/clients/${id}`}
    >
      {() => (
        <ActRow act={act} name={t(`bulk.${act}`)}>
          {t(`bulk.${act}_hint`)}
        </ActRow>
      )}
    </BulkDialog>
  );
}
