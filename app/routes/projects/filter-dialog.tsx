import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useOutletContext, useSearchParams } from "@remix-run/react";
import { chosenId, namedChoice } from "#app/lists/chosen-filter.ts";
import { sortingOptions } from "#app/lists/sorting-names.ts";
import { reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { one } from "#model/answer/answer.ts";
import { client } from "#model/client/client.ts";

import { unfoundIn } from "#model/list/typed-choice.ts";
import { projectStatus, projectStatuses } from "#model/project/status.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateFilters } from "#ui/date-filters.tsx";
import { FilterDialog, useFilterField } from "#ui/filter-dialog.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { columns } from "./columns.tsx";
import type { ProjectListContext } from "./list.tsx";
import { managersWith } from "./managers.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [clientId, managerId] = [chosenId(query, "client"), chosenId(query, "project_manager")];
  const [managers, chosen] = await reading(context, request, "projects", () =>
    Promise.all([
      managersWith(context.api, managerId),
      clientId === null ? null : optionalData(context.api.get(`/customers/${clientId}`, one(client))),
    ]),
  );
  return { managers, chosen: namedChoice(clientId, chosen?.data) };
}

export default function FilterProjects() {
  const { t } = useTranslation();
  const { managers, chosen } = useLoaderData<typeof loader>();
  const { sortings } = useOutletContext<ProjectListContext>();
  const [params] = useSearchParams();
  const field = useFilterField();
  const { id, name } = field("client");
  return (
    <FilterDialog list="/projects" search="project_name">
      <ComboBox
        {...{ id, name }}
        label={t("filters.client")}
        source="/choices/clients"
        minimum={1}
        chosen={chosen ?? undefined}
        {...unfoundIn(params, name)}
      />
      <MissingPart problem={managers.problem} name={t("filters.project_manager")} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          takesAny
          field={field("project_manager")}
          label={t("filters.project_manager")}
          options={(managers.data ?? []).map((person) => ({
            value: person.id,
            label: person.name,
          }))}
          none={t("filters.all")}
        />
        <SelectField
          takesAny
          field={field("status")}
          label={t("filters.status")}
          options={projectStatuses.map((status) => ({
            value: projectStatus[status],
            label: t(`projects.status.${status}`),
          }))}
          none={t("filters.all")}
        />
        <DateFilters label={(name) => t(`filters.${name}`)} />
        <SelectField
          takesAny
          field={field("sorting")}
          label={t("filters.sorting")}
          options={sortingOptions(t, columns, sortings)}
          none={t("filters.newest")}
        />
      </div>
    </FilterDialog>
  );
}
