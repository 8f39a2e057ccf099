import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { InboxItemOf } from "#model/inbox/inbox.ts";
import { sendDecimal } from "#model/money/decimal.ts";
import { showQuantity } from "#model/money/show-money.ts";
import { Item } from "./item.tsx";

/** People that are named at most, those with the least planned; the calendar shows the others. */
const named = 6;

/** A coming week in which too little is planned. */
export function Week({ item }: { item: InboxItemOf<"week"> }) {
  const { t, language } = useTranslation();
  const hours = (value: number) => showQuantity(sendDecimal(value), language);
  const ofAll = ({ planned_hours, capacity_hours }: Load) =>
    t("inbox.of_all", { planned: hours(planned_hours), all: hours(capacity_hours) });
  const { from, to, people } = item;
  const others = people.length - named;
  return (
    <Item
      item={item}
      name={t("inbox.week", { from: showDate(from), to: showDate(to) })}
      to={`/calendar?date=${from}`}
      end={t("inbox.planned", { hours: ofAll(item) })}
    >
      {people.length > 1 && (
        <ul className="flex flex-wrap gap-x-4">
          {people
            .toSorted((one, other) => one.planned_hours - other.planned_hours)
            .slice(0, named)
            .map((person) => (
              <li key={person.id}>{`${person.name} ${ofAll(person)}`}</li>
            ))}
          {others > 0 && <li>{t("inbox.people_more", { count: others })}</li>}
        </ul>
      )}
    </Item>
  );
}
type Load = Pick<InboxItemOf<"week">, "planned_hours" | "capacity_hours">;
