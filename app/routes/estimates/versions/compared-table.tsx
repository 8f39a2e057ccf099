import type { Translate } from "#locales/texts.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { inLanguage, lineOf } from "#model/document/parts.ts";
import { vatText } from "#model/document/vat-text.ts";
import { isChosen } from "#model/estimate/choice.ts";
import type { Compared, ComparedLine } from "#model/estimate/compared.ts";
import type { PositionItem } from "#model/estimate/position-item.ts";
import { showMoney, showPercent } from "#model/money/show-money.ts";
import type { Language } from "#model/text/language.ts";
import { vatChoice } from "#model/vat/vat.ts";

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
      <td>{before ? <Said item={before} other={after} /> : "–"}</td>
      <td>{after ? <Said item={after} other={before} /> : "–"}</td>
      <td className="numeric">{signed(difference_cents, language)}</td>
    </tr>
  );
}

/** What a line says in one version; its VAT and what the client decides about it where the other version differs. */
function Said({ item, other }: { item: PositionItem; other: PositionItem | null }) {
  const { t, language } = useTranslation();
  const { quantity, price, total, choice } = lineOf(item, "", language);
  const vat = vatChoice(item.vat_category, item.vat_rate);
  const hasOtherVat = other !== null && vat !== vatChoice(other.vat_category, other.vat_rate);
  const hasOtherChoice = other !== null && (item.choice ?? "always") !== (other.choice ?? "always");
  const beside = [
    t("versions.each", { quantity, price }),
    hasOtherVat && ownVat(item, t, language),
    hasOtherChoice &&
      (choice
        ? t(choice.key, { ...choice.values, defaultValue: choice.key })
        : t("estimates.choices.always")),
    !isChosen(item) && t("versions.not_chosen"),
  ];
  return (
    <>
      <span className="numeric">{total}</span>
      {beside.map(
        (text) =>
          text && (
            <span key={text} className="numeric block text-xs text-grey-600">
              {text}
            </span>
          ),
      )}
    </>
  );
}

/** The VAT that a line has of its own, in the words of documents. */
function ownVat({ vat_category, vat_rate }: PositionItem, t: Translate, language: Language): string {
  if (!vat_category) return t("versions.usual_vat");
  const { key, values } = vatText(vat_category, vat_rate ?? "0", language);
  return t(key, { ...values, defaultValue: key });
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
