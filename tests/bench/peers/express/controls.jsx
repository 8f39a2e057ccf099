import { CalendarCheck, CalendarPlus, Search as Glass } from "lucide-react";
import { Icon } from "./page/icon.jsx";

/** Works without scripts, as the product's does. */
export const Search = ({ query }) => (
  <form method="get" className="relative grow sm:w-64 sm:grow-0">
    <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-grey-500">
      <Icon of={Glass} />
    </span>
    <input
      type="search"
      name="project_name"
      defaultValue=""
      aria-label="Meklēt projektu"
      placeholder="Meklēt"
      className="h-9 w-full rounded-control border border-grey-300 bg-white pr-3 pl-8 placeholder:text-grey-500 hover:border-grey-400 focus-visible:outline-offset-0"
    />
    {Object.entries(query).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
);

export const Planning = ({ id, name, isPlanned }) => (
  <form method="post" action={`/projects/${id}/planning`} className="relative inline-flex">
    <button
      type="submit"
      aria-pressed={isPlanned}
      aria-label={`Plānošanā: ${name}`}
      title={isPlanned ? "Plānošanā" : "Nav plānošanā"}
      className="inline-flex size-8 items-center justify-center rounded-control text-grey-500 hover:bg-grey-100 hover:text-grey-900 aria-pressed:text-primary-ink"
    >
      <Icon of={isPlanned ? CalendarCheck : CalendarPlus} />
    </button>
  </form>
);
