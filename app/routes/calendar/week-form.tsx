import { Form, useSearchParams, useSubmit } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { orders } from "#model/calendar/people.ts";
import { readDate } from "#model/date/dates.ts";
import { longestSearch } from "#model/list/longest-search.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { everybody, isForEverybody } from "./everybody.tsx";
import type { Week } from "./read-week.ts";

/** Milliseconds after the last key until people are searched (specification §9). */
const pause = 1000;

/**
 * Another week by one of its days, the projects of one manager, and whose rows are shown in which order; sent as soon as it
 * is changed. All of it stands in the address.
 */
export function WeekForm({ data: { shown, manager, managers, sought, order, view } }: { data: Week }) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const [params] = useSearchParams();
  const waiting = useRef<number>();
  const people = useRef<HTMLInputElement>(null);
  // The link that shows everybody again changes the address without the field.
  useEffect(() => {
    if (people.current && document.activeElement !== people.current) people.current.value = sought;
  }, [sought]);
  const send = (form: HTMLFormElement) => {
    window.clearTimeout(waiting.current);
    const asked = new FormData(form);
    for (const name of ["who", "order"]) if (asked.get(name) === "") asked.delete(name);
    submit(asked, { replace: true });
  };
  const changed = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    window.clearTimeout(waiting.current);
    if (target === people.current) waiting.current = window.setTimeout(() => send(currentTarget), pause);
    else if (!(target instanceof HTMLInputElement) || readDate(target.value)) send(currentTarget);
  };
  return (
    <Form
      replace
      className="week-form"
      onChange={changed}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      <input
        ref={people}
        type="search"
        name="who"
        maxLength={longestSearch}
        defaultValue={sought}
        aria-label={t("calendar.search_people")}
        placeholder={t("calendar.search_people")}
        className="h-9 w-44 rounded-control border border-grey-300 bg-surface px-3 placeholder:text-grey-500 max-sm:w-full"
      />
      <Choice name="order" label={t("calendar.order_people")} value={order ?? ""} className="w-44">
        <option value="">{t("calendar.order.name")}</option>
        {orders.map((one) => (
          <option key={one} value={one}>
            {t(`calendar.order.${one}`)}
          </option>
        ))}
      </Choice>
      <DateField
        field={{ id: "calendar-date", name: "date", errors: undefined, initialValue: shown[0] ?? "" }}
        key={shown[0]}
        label={t("calendar.go_to_date")}
        isLabelHidden
        className="w-36 max-sm:w-full"
      />
      <Choice name="project_manager" label={t("calendar.manager")} value={manager} className="w-40">
        <option value={0}>{t("calendar.all_managers")}</option>
        {managers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      {view && <input type="hidden" name="view" value={view} />}
      {isForEverybody(params) && <input type="hidden" {...everybody} />}
      <noscript>
        <Button>{t("calendar.show")}</Button>
      </noscript>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string | number;
  className: string;
  children: ReactNode;
}

/** The key makes a new field where the address says another value, as after the back button. */
function Choice({ name, label, value, className, children }: ChoiceProps) {
  return (
    <select
      key={value}
      name={name}
      aria-label={label}
      defaultValue={value}
      className={`${className} h-9 appearance-none rounded-control border border-grey-300 select-arrow pr-8 pl-3 max-sm:w-full`}
    >
      {children}
    </select>
  );
}
