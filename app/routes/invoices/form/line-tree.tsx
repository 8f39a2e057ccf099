import { memo, type ReactNode, useMemo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import type { LinePart } from "#model/invoice/line-parts.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { Line } from "./line.tsx";
import type { TypedQuantity } from "./quantities.ts";
import { useRests } from "./rests.ts";
import { branchesOf, linesIn, positionKey, takenIn } from "./tree.ts";

interface LineTreeProps {
  choices: InvoiceChoices;
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
  isPayable: boolean;
  /** Quantities as they are typed, and those that the form came with. */
  quantities: readonly TypedQuantity[];
  begun: readonly TypedQuantity[];
  /** What is wrong with quantities, by the lines. */
  errors: ReadonlyMap<number, string[]>;
  /** Lines of which the document has a part, as it is typed. */
  parts: readonly LinePart[];
}

/** The lines of the estimate with their positions and stages; what another document has cannot be chosen. */
export const LineTree = memo(function LineTree({ choices, ...tree }: LineTreeProps) {
  const { chosen, choose, isPayable, quantities, begun, errors, parts } = tree;
  const { t } = useTranslation();
  const branches = useMemo(() => branchesOf(choices.estimate), [choices.estimate]);
  const taken = useMemo(() => takenIn(choices), [choices]);
  const restsOf = useRests(choices, isPayable);
  const isFree = ({ id }: PositionItem) => !isPayable || !taken.has(id);
  const toggle = (lines: readonly PositionItem[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const { id } of lines.filter(isFree)) isOn ? next.add(id) : next.delete(id);
    choose(next);
  };
  const group = (key: string, name: string, lines: PositionItem[]) => {
    const free = lines.filter(isFree);
    const on = free.filter(({ id }) => chosen.has(id)).length;
    return (
      <Group
        value={key}
        level={key.startsWith("position") ? "position" : "stage"}
        isDisabled={free.length === 0}
        isOn={on > 0 && on === free.length}
        isPartly={on > 0 && on < free.length}
        onToggle={(isOn) => toggle(free, isOn)}
      >
        {name}
      </Group>
    );
  };
  return (
    <ul>
      {branches.map(({ key, section, name, positions }) => (
        <li key={key}>
          {group(key, name || t(`invoice.additional.${section}`), linesIn(positions))}
          <ul>
            {positions.map((position) => (
              <li key={position.id}>
                {group(positionKey(position), position.name, position.position_items)}
                <ul>
                  {position.position_items.map((item) => (
                    <li key={item.id}>
                      <Line
                        item={item}
                        rest={restsOf(item)}
                        takenBy={isFree(item) ? undefined : taken.get(item.id)}
                        isOn={isFree(item) && chosen.has(item.id)}
                        typed={quantities.find(({ id }) => id === item.id)}
                        begun={begun.find(({ id }) => id === item.id)}
                        errors={errors.get(item.id)}
                        part={parts.find((part) => part.position_item_id === item.id)}
                        onToggle={(isOn) => toggle([item], isOn)}
                      />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
});

interface GroupProps {
  value: string;
  level: "stage" | "position";
  isDisabled: boolean;
  isOn: boolean;
  isPartly: boolean;
  onToggle: (isOn: boolean) => void;
  children: ReactNode;
}

/** A stage or a position: with scripts it chooses its lines, without them it is sent itself. */
function Group({ value, level, isDisabled, isOn, isPartly, onToggle, children }: GroupProps) {
  const isHydrated = useHydrated();
  return (
    <label className="invoice-line" data-level={level}>
      <input
        type="checkbox"
        name={isHydrated ? undefined : "groups"}
        value={value}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        // Without scripts a box that came ticked would bring lines back that were taken out of it.
        checked={isHydrated && isOn}
        disabled={isDisabled}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className="size-4 shrink-0 accent-primary-ink"
      />
      <span>{children}</span>
    </label>
  );
}
