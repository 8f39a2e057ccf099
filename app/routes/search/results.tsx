import { useNavigate } from "@remix-run/react";
import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Link } from "#ui/link.tsx";
import { Named } from "./named.tsx";
import { inGroups, type Place } from "./places.ts";
import { recentOf, remember } from "./recent.ts";
import { useFound } from "./use-found.ts";
import { usePlaces } from "./use-places.ts";

interface ResultsProps {
  id: string;
  typed: string;
  person: number;
  /** Is set to what takes the keys of the field. */
  press: MutableRefObject<(key: string) => boolean>;
  /** Told the id of the option that Enter opens. */
  onActive: (id: string | undefined) => void;
  onClose: () => void;
}

type Group = [group: Place["group"] | "recent", members: Place[]];

/** What stands under the field of the palette: where one was last, what the typed words find, and what can be done. */
export default function Results({ id, typed, person, press, onActive, onClose }: ResultsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { rows, typed: answered, hasFailed, isSearching } = useFound(typed);
  const groups = useGroups(typed, rows, person);
  const places = groups.flatMap(([, members]) => members);
  const { current, move } = useChosen(typed, places.length);
  const active = places[current] && `${id}-${current}`;
  useEffect(() => onActive(active), [onActive, active]);

  const go = (place: Place) => {
    remember(person, place);
    onClose();
    navigate(place.to);
  };
  useEffect(() => {
    press.current = (key) => {
      const place = places[current];
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Enter" && place) go(place);
      else return false;
      return true;
    };
  });
  const nothing = !isSearching && !hasFailed && places.length === 0;
  return (
    <>
      <div id={id} role="listbox" aria-label={t("search.title")} className="palette-list">
        {groups.map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is none of a listbox's
          <div key={group} role="group" aria-label={t(groupKey(group))}>
            <p aria-hidden="true">{t(groupKey(group))}</p>
            {members.map((place) => (
              <Option
                key={place.to}
                id={`${id}-${places.indexOf(place)}`}
                place={place}
                isChosen={place === places[current]}
                onGo={() => go(place)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={nothing || hasFailed || rows === null ? "palette-status" : "sr-only"}>
        {hasFailed && t("search.failed")}
        {nothing && t("search.nothing", { typed: answered })}
        {rows === null && t("search.not_offered")}
        {rows && !nothing && !hasFailed && !isSearching && t("search.count", { count: places.length })}
      </p>
    </>
  );
}

function useGroups(typed: string, rows: ReturnType<typeof useFound>["rows"], person: number): Group[] {
  const recent = typed.trim() === "" ? recentOf(person) : [];
  const others = usePlaces(typed, rows).filter(({ to }) => !recent.some((place) => place.to === to));
  return recent.length > 0 ? [["recent", recent], ...inGroups(others)] : inGroups(others);
}

/** Which of so many is chosen: the first, whenever something else is typed; the arrows go round. */
function useChosen(typed: string, count: number) {
  const [chosen, choose] = useState({ typed, index: 0 });
  const current = chosen.typed === typed ? Math.min(chosen.index, count - 1) : 0;
  const move = (step: number) => choose({ typed, index: (current + step + count) % Math.max(count, 1) });
  return { current, move };
}

const groupKey = (group: Group[0]) =>
  group === "recent" ? "search.recent" : (`search.group.${group}` as const);

interface OptionProps {
  id: string;
  place: Place;
  isChosen: boolean;
  onGo: () => void;
}

function Option({ id, place, isChosen, onGo }: OptionProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <Link
      ref={ref}
      id={id}
      to={place.to}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className="found"
      onClick={(event) => {
        // Another tab is the browser's own.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onGo();
      }}
    >
      <Named {...place} />
    </Link>
  );
}
