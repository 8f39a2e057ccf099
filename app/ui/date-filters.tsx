import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { dateProblem } from "#model/date/dates.ts";
import { wrongDates } from "#model/list/list-filters.ts";
import { DateField } from "./date-field.tsx";

/** The earliest and the latest date of a list's filters, as they stand in the address; what is no date says so. */
export function DateFilters({ label }: { label: (name: "date" | "dueDate") => string }) {
  const [params] = useSearchParams();
  const wrong = wrongDates(params);
  const [first] = wrong;
  useEffect(() => {
    if (first) document.getElementById(`filter-${first}`)?.focus();
  }, [first]);
  return (["date", "dueDate"] as const).map((name) => (
    <DateField
      key={name}
      field={{
        id: `filter-${name}`,
        name,
        errors: wrong.includes(name) ? [dateProblem(params.get(name) ?? "")] : undefined,
        initialValue: params.get(name) ?? "",
      }}
      label={label(name)}
    />
  ));
}
