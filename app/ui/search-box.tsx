import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { longestSearch } from "#model/list/longest-search.ts";
import { Icon } from "./icon.tsx";

/** Milliseconds after the last key until the list is searched (specification 2.4, §9). */
const pause = 1000;

/** Searches the list below; what is searched for stands in the address. Enter searches at once, also without scripts. */
export function SearchBox({ label, name = "q" }: { label: string; name?: string }) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  const waiting = useRef<number>();
  const searched = params.get(name) ?? "";
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  // "Clear filters" and the back button change the address without the box.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = searched;
  }, [searched]);
  const search = (form: HTMLFormElement) => {
    window.clearTimeout(waiting.current);
    const asked = new FormData(form);
    // Nothing to look for is no search: the address says nothing of one.
    if (asked.get(name) === "") asked.delete(name);
    submit(asked, { replace: true });
  };
  return (
    <Form
      role="search"
      replace
      className="relative grow max-sm:basis-full sm:w-64 sm:grow-0 lg:max-xl:w-52"
      onSubmit={(event) => {
        event.preventDefault();
        search(event.currentTarget);
      }}
    >
      <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-grey-500">
        <Icon of={Search} />
      </span>
      <input
        ref={input}
        type="search"
        name={name}
        maxLength={longestSearch}
        defaultValue={searched}
        aria-label={label}
        placeholder={label}
        className="h-9 w-full rounded-control border border-grey-300 bg-surface pr-3 pl-8 placeholder:text-grey-500 hover:border-grey-400 focus-visible:outline-offset-0"
        onChange={({ currentTarget: { form } }) => {
          window.clearTimeout(waiting.current);
          waiting.current = window.setTimeout(() => form && search(form), pause);
        }}
      />
      {/* Other filters stay; the page starts over (specification 4.5). */}
      {[...params].map(
        ([key, value]) =>
          key !== name && key !== "page" && <input key={key} type="hidden" name={key} value={value} />,
      )}
    </Form>
  );
}
