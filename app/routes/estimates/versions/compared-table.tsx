import { useTranslation } from "#locales/use-translation.ts";
import { inLanguage, lineOf } from "#model/document/parts.ts";
import { isChosen } from "#model/estimate/choice.ts";
import type { Compared, ComparedLine } from "#model/estimate/compared.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { showMoney, showPercent } from "#model/money/show-money.ts";

interface ComparedTableProps {
  compared: Compared;
  /** What differs of what they were sent with. */
  conditions: readonly ("terms_version" | "advance_percentage")[];
  /** What the two versions are called. */
  from: string;
  to: string;
  /** Lines that did not change are shown as well. */
  isWhole: boolean;
}

/** What two versions of an estimate say, line by line. A change is told in words, never by its colour alone. */
export function ComparedTable({ compared, conditions, from, to, isWhole }: ComparedTableProps) {
  const { t } = useTranslation();
  const others = [...compared.others, ...conditions].map((field) => t(`versions.fields.${field}`));
  const positions = compared.positions
    .map((position) => ({
      ...position,
      lines: position.lines.filter(({ change }) => isWhole || change !== "same"),
    }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <>
      {others.length > 0 && <p>{t("versions.others", { fields: others.join(", ") })}</p>}
      {positions.length === 0 && <p>{t("versions.no_lines")}</p>}
      <table className="compared" aria-label={t("versions.compare")}>
        <thead>
          <tr>
            <th scope="col">{t("estimates.fields.name")}</th>
            <th scope="col">{from}</th>
            <th scope="col">{to}</th>
            <th scope="col">{t("versions.difference")}</th>
          </tr>
        </thead>
        {positions.map(({ id, name, lines }) => (
          <tbody key={id}>
            <tr data-level="position">
              <th scope="rowgroup" colSpan={4}>
                {name}
              </th>
            </tr>
            {lines.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </tbody>
        ))}
        <Sums compared={compared} />
      </table>
    </>
  );
}

function Line({ line: { change, before, after, difference_cents } }: { line: ComparedLine }) {
  const { t, language } = useTranslation();
  const shown = after ?? before;
  const name = shown ? inLanguage(language, shown.name, shown.name_en) : "";
  const was = before ? inLanguage(language, before.name, before.name_en) : name;
  return (
    <tr data-change={change}>
      <th scope="row">
        {name}
        {was !== name && <span className="block text-xs">{t("versions.was_called", { name: was })}</span>}
        {change !== "same" && <span className="change">{t(`versions.changes.${change}`)}</span>}
      </th>
      <td>{before ? <Said item={before} /> : "–"}</td>
      <td>{after ? <Said item={after} /> : "–"}</td>
      <td className="numeric">{signed(difference_cents, language)}</td>
    </tr>
  );
}

/** What a line says in one version. */
function Said({ item }: { item: PositionItem }) {
  const { t, language } = useTranslation();
  const { quantity, price, total } = lineOf(item, "", language);
  return (
    <>
      <span className="numeric">{total}</span>
      <span className="numeric block text-xs text-grey-600">{t("versions.each", { quantity, price })}</span>
      {!isChosen(item) && <span className="block text-xs text-grey-600">{t("versions.not_chosen")}</span>}
    </>
  );
}

function Sums({ compared: { discount, net_cents, total_cents } }: { compared: Compared }) {
  const { t, language } = useTranslation();
  const [before, after] = discount;
  const sums = [
    ["versions.net", net_cents],
    ["versions.total", total_cents],
  ] as const;
  return (
    <tfoot>
      {before !== after && (
        <tr>
          <th scope="row">{t("estimates.fields.discount")}</th>
          <td className="numeric">{showPercent(before, language)}</td>
          <td className="numeric">{showPercent(after, language)}</td>
          <td />
        </tr>
      )}
      {sums.map(([key, [earlier, later]]) => (
        <tr key={key}>
          <th scope="row">{t(key)}</th>
          <td className="numeric">{showMoney(earlier, language)}</td>
          <td className="numeric">{showMoney(later, language)}</td>
          <td className="numeric">{signed(later - earlier, language)}</td>
        </tr>
      ))}
    </tfoot>
  );
}

/** A difference with its sign; a dash where there is none. */
function signed(cents: number, language: string): string {
  if (cents === 0) return "–";
  return cents > 0 ? `+${showMoney(cents, language)}` : showMoney(cents, language);
}
