import { type ChartProps, Figure } from "./figure.tsx";
import { roomsOf } from "./labels.ts";
import { scaleOf } from "./scale.ts";

interface ColumnChartProps extends ChartProps {
  /** Months, weeks or days: `label` stands below the columns where there is room, `name` is the full one. */
  steps: readonly { label: string; name: string }[];
}

/** Columns over time, side by side for each series, from nothing up, or down where a value is negative. */
export function ColumnChart({ steps, ...chart }: ColumnChartProps) {
  const { series, format, formatTick = format } = chart;
  const rooms = roomsOf(steps.length);
  const { ticks, placeOf, barOf } = scaleOf(series.flatMap(({ values }) => values));
  return (
    <Figure {...chart} names={steps.map(({ name }) => name)}>
      <div className="chart-columns" style={{ "--steps": steps.length, "--series": series.length }}>
        <div className="chart-ticks">
          {ticks.map((tick) => (
            <span key={tick} style={{ top: `${100 - placeOf(tick)}%` }}>
              {formatTick(tick)}
            </span>
          ))}
        </div>
        <div className="chart-plot">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="chart-rule"
              data-zero={tick === 0 || undefined}
              style={{ top: `${100 - placeOf(tick)}%` }}
            />
          ))}
          {steps.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: steps stand in the order of time and never move
            <div key={index} className="chart-step" title={spoken(name, index, chart)}>
              {series.map((own, at) => {
                const { start, size } = barOf(own.values[index] ?? 0);
                return (
                  <span
                    key={own.name}
                    className="chart-bar"
                    data-series={at}
                    data-empty={size === 0 || undefined}
                    style={{ top: `${100 - start - size}%`, height: `${size}%` }}
                  />
                );
              })}
            </div>
          ))}
        </div>
        <div className="chart-steps">
          {steps.map(({ label }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={index} data-room={rooms[index]}>
              {label}
            </span>
          ))}
        </div>
      </div>
    </Figure>
  );
}

/** A step and its values in words, for anyone who points at it. */
const spoken = (name: string, index: number, { series, format }: ChartProps) =>
  [name, ...series.map(({ name: own, values }) => `${own}: ${format(values[index] ?? 0)}`)].join("\n");
