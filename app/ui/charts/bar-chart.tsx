import { useTranslation } from "#locales/use-translation.ts";
import { type ChartProps, Figure, type Notes } from "./figure.tsx";
import { scaleOf } from "./scale.ts";

interface BarChartProps extends ChartProps {
  /** The name of each row; its values stand at the same place in every series. */
  names: readonly string[];
  /** Rows in the picture at most, those with the largest bars; the others are in the table. */
  most?: number;
  /** A few words on each row, beside its name. */
  notes?: Notes;
  /** What the scale reaches at least, such as a hundred percent. */
  reach?: number;
}

/** Bars beside names, the largest first, each with its value written out. */
export function BarChart({ names, notes, most = 10, reach = 0, ...chart }: BarChartProps) {
  const { t } = useTranslation();
  const { series, format } = chart;
  const sizeOf = (index: number) => Math.max(...series.map(({ values }) => values[index] ?? 0));
  const shown = names
    .map((name, index) => ({ name, index }))
    .sort((one, other) => sizeOf(other.index) - sizeOf(one.index))
    .slice(0, most);
  const valuesOf = (index: number) => series.map(({ values }) => values[index] ?? 0);
  const { barOf, placeOf } = scaleOf(
    shown.flatMap(({ index }) => valuesOf(index)),
    reach,
  );
  const left = names.length - shown.length;
  const widest = {
    "--name": widthOf(shown.map(({ name, index }) => `${name} ${notes?.values[index] ?? ""}`)),
    "--value": widthOf(shown.flatMap(({ index }) => valuesOf(index).map(format))),
  };
  return (
    <Figure
      {...chart}
      names={names}
      notes={notes}
      rest={left > 0 ? t("charts.rest", { count: left }) : undefined}
    >
      <div className="chart-rows" style={widest}>
        {shown.map(({ name, index }) => (
          <div key={index} className="chart-row" style={{ "--lines": series.length }}>
            <span title={name}>
              {name}
              {notes && <small>{notes.values[index]}</small>}
            </span>
            {valuesOf(index).map((value, at) => {
              const { start, size } = barOf(value);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the series of a chart never move
                <div key={at} className="chart-line">
                  <div
                    className="chart-track"
                    data-reach={reach > 0 || undefined}
                    style={{ "--zero": `${placeOf(0)}%`, "--reach": `${placeOf(reach)}%` }}
                  >
                    <span
                      className="chart-bar"
                      data-series={at}
                      style={{ left: `${start}%`, width: `${size}%` }}
                    />
                  </div>
                  <span>{format(value)}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </Figure>
  );
}

/** The width of the longest text, in digits: most letters are narrower. */
const widthOf = (texts: readonly string[]) => `${Math.max(0, ...texts.map(({ length }) => length))}ch`;
