"use client";

import { CalendarCheck, CalendarPlus } from "lucide-react";
import { useOptimistic } from "react";
import { Icon } from "../../page/icon.jsx";
import { changePlanning } from "./actions.js";

/** Takes a project into planning or out of it, at once. */
export function Planning({ id, name, isPlanned }) {
  const [inPlanning, show] = useOptimistic(isPlanned);
  const change = async () => {
    show(!inPlanning);
    await changePlanning(id);
  };
  return (
    <form action={change} className="relative inline-flex">
      <button
        type="submit"
        aria-pressed={inPlanning}
        aria-label={`Plānošanā: ${name}`}
        title={inPlanning ? "Plānošanā" : "Nav plānošanā"}
        className="inline-flex size-8 items-center justify-center rounded-control text-grey-500 hover:bg-grey-100 hover:text-grey-900 aria-pressed:text-primary-ink"
      >
        <Icon of={inPlanning ? CalendarCheck : CalendarPlus} />
      </button>
    </form>
  );
}
