import { memo, type ReactNode, useMemo } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import type { InvoiceChoices } from "#model/invoice/invoice.ts";
import { showMoney, showQuantity } from "#model/money/show-money.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { branchesOf, linesIn, positionKey, takenIn } from "./tree.ts";

interface LineTreeProps {
  choices: InvoiceChoices;
  chosen: ReadonlySet<number>;
  choose: (chosen: ReadonlySet<number>) => void;
  isPayable: boolean;
}

/** The lines of the estimate with their positions and stages; what another document has cannot be chosen. */
export const LineTree = memo(function LineTree({ choices, chosen, choose, isPayable }: LineTreeProps) {
  const { t } = useTranslation();
  const branches = useMemo(() => branchesOf(choices.estimate), [choices.estimate]);
  const taken = useMemo(() => takenIn(choices), [choices]);
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
                        takenBy={isFree(item) ? undefined : taken.get(item.id)}
                        isOn={isFree(item) && chosen.has(item.id)}
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

interface LineProps {
  item: PositionItem;
  /** The number of the document that it is in, empty for a draft. */
  takenBy: string | undefined;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

function Line({ item, takenBy, isOn, onToggle }: LineProps) {
  const { t, language } = useTranslation();
  const unit = item.measure_unit?.short_name ?? "";
  return (
    <label className="invoice-line" data-level="item">
      <input
        type="checkbox"
        name="position_items"
        value={item.id}
        checked={isOn}
        disabled={takenBy !== undefined}
        onChange={(event) => onToggle(event.currentTarget.checked)}
        className="size-4 shrink-0 accent-primary-ink"
      />
      <span>
        {item.name}
        <span className="whitespace-nowrap text-grey-600 max-sm:hidden">
          {` · ${showQuantity(item.quantity, language)} ${unit}`.trimEnd()}
        </span>
      </span>
      {takenBy === undefined ? (
        <data value={item.total_cents}>{showMoney(item.total_cents, language)}</data>
      ) : (
        <data>{takenBy || t("invoice.in_draft")}</data>
      )}
    </label>
  );
}
