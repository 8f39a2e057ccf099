import { Form, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { today } from "#model/date/dates.ts";
import type { FilterName } from "#model/report/filters.ts";
import type { Report } from "#model/report/report.ts";
import { Button } from "#ui/button.tsx";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateField } from "#ui/date-field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { TypedFilter } from "./filters.ts";
import type { LoadedReport } from "./load.ts";
import { ClearFilters, useIsFiltered } from "./no-report.tsx";

/** Where what is chosen by typing is looked for, and after how many letters (specification §5). */
const searched: Record<TypedFilter, { source: string; minimum: number }> = {
  customer_id: { source: "/choices/clients", minimum: 1 },
  project_id: { source: "/choices/projects", minimum: 2 },
  stock_item_id: { source: "/choices/stock-items", minimum: 2 },
};

/** The filters of a report, with what acts in them. Its form leads to the same screen, so that all of it is in the address. */
export function FilterForm({ report, loaded }: { report: Report; loaded: LoadedReport }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { filters, names, problem } = loaded;
  const wrong = report.filters.find((name) => problem?.errors[name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer leads to its first wrong field
  useEffect(() => {
    if (wrong) document.getElementById(`filter-${wrong}`)?.focus();
  }, [wrong, loaded]);
  const isFiltered = useIsFiltered(report);
  const field = (name: FilterName) => ({
    id: `filter-${name}`,
    name,
    errors: problem?.errors[name],
    initialValue: String(filters?.[name] ?? params.get(name) ?? ""),
  });
  const fields: Record<FilterName, () => React.ReactNode> = {
    from: () => <DateField field={field("from")} label={t("reports.filters.from")} />,
    to: () => <DateField field={field("to")} label={t("reports.filters.to")} />,
    year: () => (
      <SelectField
        takesAny
        field={field("year")}
        label={t("reports.filters.year")}
        options={yearsAround(filters?.year)}
      />
    ),
    project_manager: () => (
      <SelectField
        takesAny
        field={field("project_manager")}
        label={t("reports.filters.project_manager")}
        options={names.managers.data.map(({ id, name }) => ({ value: id, label: name }))}
        none={t("filters.all")}
      />
    ),
    customer_id: () => typed("customer_id"),
    project_id: () => typed("project_id"),
    stock_item_id: () => typed("stock_item_id"),
  };
  const typed = (name: TypedFilter) => (
    <ComboBox
      {...{ ...field(name), ...searched[name] }}
      label={t(`reports.filters.${name}`)}
      placeholder={t("filters.all")}
      chosen={names.chosen[name] ?? undefined}
      typedBefore={params.get(`${name}_name`) ?? undefined}
    />
  );
  return (
    <Form
      aria-label={t("filters.title")}
      preventScrollReset
      className="grid grid-cols-2 items-start gap-3 border-b border-grey-200 px-4 py-3 sm:flex sm:flex-wrap sm:px-6 print:hidden"
    >
      {["report", "sort", "dir"].map(
        (name) =>
          params.get(name) && <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} />,
      )}
      {report.filters.map((name) => (
        <div key={name} className={widths[name] ?? "sm:max-w-48 sm:grow sm:basis-32"}>
          {fields[name]()}
        </div>
      ))}
      <div className="col-span-2 flex gap-2 sm:pt-5">
        <Button tone="main">{t("filters.apply")}</Button>
        {isFiltered && <ClearFilters />}
      </div>
      {report.filters.includes("project_manager") && (
        <MissingPart
          problem={names.managers.problem}
          name={t("reports.filters.project_manager")}
          className="col-span-2 sm:basis-full"
        />
      )}
    </Form>
  );
}

const widths: Partial<Record<FilterName, string>> = { from: "sm:w-36", to: "sm:w-36", year: "sm:w-28" };

/** The years that one may want to see, with the one that is seen. */
function yearsAround(seen: number | undefined) {
  const now = Number(today().slice(0, 4));
  const years = Array.from({ length: 8 }, (_, index) => now + 1 - index);
  const all = seen && !years.includes(seen) ? [...years, seen] : years;
  return all.map((year) => ({ value: year, label: String(year) }));
}
