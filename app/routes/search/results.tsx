import { useNavigate } from "@remix-run/react";
import { type MutableRefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Link } from "#ui/link.tsx";
import { Named } from "./named.tsx";
import { inGroups, type Place } from "./places.ts";
import { recentOf, remember } from "./recent.ts";
import { Status } from "./status.tsx";
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
  const found = useFound(typed);
  const groups = useGroups(typed, found.rows, person);
  const places = groups.flatMap(([, members]) => members);
  const { current, isMoved, move } = useChosen(typed, places);
  const active = places[current] && `${id}-${current}`;
  useEffect(() => onActive(active), [onActive, active]);

  const go = (place: Place) => {
    remember(person, place);
    onClose();
    navigate(place.to);
  };
  const enter = useEnter(typed, found, () => places[0] && go(places[0]));
  useEffect(() => {
    press.current = (key) => {
      const place = places[current];
      if (key === "ArrowDown") move(1);
      else if (key === "ArrowUp") move(-1);
      else if (key === "Enter" && found.isSearching && !isMoved) enter();
      else if (key === "Enter" && place) go(place);
      else return false;
      return true;
    };
  });
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
      <Status found={found} count={places.length} />
    </>
  );
}

function useGroups(typed: string, rows: ReturnType<typeof useFound>["rows"], person: number): Group[] {
  const recent = typed.trim() === "" ? recentOf(person) : [];
  const others = usePlaces(typed, rows).filter(({ to }) => !recent.some((place) => place.to === to));
  return recent.length > 0 ? [["recent", recent], ...inGroups(others)] : inGroups(others);
}

/**
 * Which of the places is chosen: the first of what is typed, until the arrows go on; they go round. What they came to stays
 * chosen while answers put others before it.
 */
function useChosen(typed: string, places: readonly Place[]) {
  const [chosen, choose] = useState({ typed, to: "" });
  const at = chosen.typed === typed ? places.findIndex(({ to }) => to === chosen.to) : -1;
  const current = Math.max(at, 0);
  const move = (step: number) => {
    const next = places[(current + step + places.length) % Math.max(places.length, 1)];
    choose({ typed, to: next?.to ?? "" });
  };
  return { current, isMoved: current > 0, move };
}

/**
 * Enter while what is typed is still searched for: what stands there was found by other words, so that the first of what comes
 * is opened. Whoever types on has taken it back.
 */
function useEnter(typed: string, { isSearching, problem }: ReturnType<typeof useFound>, open: () => void) {
  const [entered, setEntered] = useState<string>();
  useEffect(() => {
    if (entered === undefined || (isSearching && entered === typed)) return;
    setEntered(undefined);
    if (entered === typed && !problem) open();
  });
  return () => setEntered(typed);
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
