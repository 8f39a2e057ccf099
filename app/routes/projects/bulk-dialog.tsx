import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useRouteLoaderData, useSearchParams } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { projectChoices } from "#model/project/project.ts";
import { projectStatus, projectStatuses } from "#model/project/status.ts";
import { SelectField } from "#ui/select-field.tsx";
import { actOnRows } from "../bulk/act-on-rows.ts";
import { chosenOf, withoutChoice } from "../bulk/chosen-row.ts";
import { ActRow, BulkDialog } from "../bulk/dialog.tsx";
import { projectActs } from "./bulk-acts.ts";
import type { loader as listLoader } from "./list.tsx";

export const handle = { title: (t) => t("filters.act") } satisfies Titled;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  reading(context, request, "projects", () =>
    optionalData(context.api.get("/projects/create", projectChoices)),
  );

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "projects");
  return actOnRows({ request, context }, projectActs);
}

/** Status, manager and planning of the chosen projects. */
export default function BulkProjects() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const list = useRouteLoaderData<typeof listLoader>("routes/projects/list");
  const { data: choices } = useLoaderData<typeof loader>();
  const root = useRoot();
  return (
    <BulkDialog
      closeTo={withoutChoice("/projects", params)}
      rows={chosenOf(list?.data ?? [], params).map(({ id, name, version }) => ({ id, name, version }))}
      file={list?.files?.chosen}
      hrefOf={(id) => `/projects/${id}`}
    >
      {(field) => (
        <>
          <ActRow act="status" name={t("bulk.change")}>
            <SelectField
              field={field("status_id", "")}
              label={t("projects.status_label")}
              options={projectStatuses.map((name) => ({
                value: projectStatus[name],
                label: t(`projects.status.${name}`),
              }))}
            />
          </ActRow>
          {choices && (
            <ActRow act="manager" name={t("bulk.change")}>
              <SelectField
                field={field("project_manager", String(root?.user?.id ?? ""))}
                label={t("projects.manager")}
                options={choices.users.map(({ id, name }) => ({ value: id, label: name }))}
              />
            </ActRow>
          )}
          {root?.modules.includes("calendar") && (
            <>
              <ActRow act="plan" name={t("bulk.plan")}>
                {t("bulk.plan_hint")}
              </ActRow>
              <ActRow act="unplan" name={t("bulk.unplan")}>
                {t("bulk.unplan_hint")}
              </ActRow>
            </>
          )}
        </>
      )}
    </BulkDialog>
  );
}
