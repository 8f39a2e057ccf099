import { useTranslation } from "#locales/use-translation.ts";
import { initials } from "#model/user/initials.ts";
import type { Visitor } from "#party/messages.ts";
import type { SheetShape } from "../sheet/shape.ts";
import { boxOf } from "../sheet/target.tsx";

/** Who else has the calendar open, and on which week (design §5). One person with two tabs is shown once. */
export function Colleagues({ visitors, week }: { visitors: readonly Visitor[]; week: string }) {
  const { t } = useTranslation();
  const people = [...new Map(visitors.map((visitor) => [visitor.user_id, visitor])).values()];
  if (people.length === 0) return null;
  return (
    <ul aria-label={t("calendar.colleagues")} className="colleagues">
      {people.slice(0, 6).map((person) => (
        <li
          key={person.user_id}
          title={t(person.week === week ? "calendar.here" : "calendar.elsewhere", { who: person.name })}
          data-elsewhere={person.week === week ? undefined : ""}
        >
          <span aria-hidden="true">{initials(person.name)}</span>
          <span className="sr-only">
            {t(person.week === week ? "calendar.here" : "calendar.elsewhere", { who: person.name })}
          </span>
        </li>
      ))}
      {people.length > 6 && <li className="numeric">+{people.length - 6}</li>}
    </ul>
  );
}

/** Where what a colleague holds would go, with their initials; and which entry it is. */
export function HeldByColleagues({ visitors, shape }: { visitors: readonly Visitor[]; shape: SheetShape }) {
  return (
    <>
      {visitors.map(({ connection, name, holding }) => {
        const box = holding?.over && boxOf(shape, holding.over);
        if (!box) return null;
        return (
          <div key={connection} className="colleague-target" style={box}>
            <span>
              {initials(name)} {holding.label}
            </span>
          </div>
        );
      })}
    </>
  );
}
