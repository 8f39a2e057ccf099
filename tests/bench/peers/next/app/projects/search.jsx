"use client";

import { Search as Glass } from "lucide-react";
import { useRouter } from "next/navigation";
import { useRef } from "react";
import { Icon } from "../../page/icon.jsx";

/** Searches a second after the last key; Enter searches at once. */
export function Search({ query }) {
  const router = useRouter();
  const waiting = useRef();
  const search = (form) => router.replace(`?${new URLSearchParams(new FormData(form))}`);
  return (
    <form
      className="relative grow sm:w-64 sm:grow-0"
      onSubmit={(event) => {
        event.preventDefault();
        clearTimeout(waiting.current);
        search(event.currentTarget);
      }}
    >
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
        onChange={({ currentTarget: { form } }) => {
          clearTimeout(waiting.current);
          waiting.current = setTimeout(() => search(form), 1000);
        }}
      />
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
