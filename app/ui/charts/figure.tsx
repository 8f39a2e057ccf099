import { type ReactNode, useId } from "react";
import { useTranslation } from "#locales/use-translation.ts";

/** One value for each step or row; the first series is the one that is spoken of, the others are compared with it. */
export interface Series {
  name: string;
  values: readonly number[];
}

export interface ChartProps {
  title: string;
  /** A sentence that says what the picture shows, for anyone who does not see it. */
  summary: string;
  /** One to three: more cannot be told apart without colour. */
  series: readonly Series[];
  format: (value: number) => string;
  /** Short, along the axis; as the values where it is left out. */
  formatTick?: (value: number) => string;
  /** What steps or rows are called in the table's head. */
  heading: string;
  /** The table on the page that has the same figures; without one the chart has its own. */
  describedBy?: string;
}

/** A column of words in the table. */
export interface Notes {
  name: string;
  values: readonly string[];
}

interface FigureProps extends ChartProps {
  /** The names of all steps or rows, in the order of the values. */
  names: readonly string[];
  notes?: Notes | undefined;
  /** What the picture leaves out, in words. */
  rest?: string | undefined;
  children: ReactNode;
}

/** A picture of figures: its title, what its series look like, and the figures themselves. */
export function Figure({ title, summary, series, describedBy, rest, children, ...table }: FigureProps) {
  const id = useId();
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <h2 id={id}>{title}</h2>
        {series.length > 1 && (
          <ul className="chart-legend">
            {series.map(({ name }, index) => (
              <li key={name}>
                <span className="chart-bar" data-series={index} />
                {name}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
      <div role="img" aria-label={summary} aria-describedby={describedBy}>
        {children}
      </div>
      {rest && <p className="chart-rest">{rest}</p>}
      {!describedBy && <FigureTable {...table} title={title} series={series} />}
    </figure>
  );
}

type TableProps = Pick<FigureProps, "title" | "series" | "heading" | "names" | "notes" | "format">;

function FigureTable({ title, series, heading, names, notes, format }: TableProps) {
  const { t } = useTranslation();
  return (
    <details className="chart-table">
      <summary>{t("charts.table")}</summary>
      <table>
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {notes && <th scope="col">{notes.name}</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be called alike, and none ever moves
            <tr key={index}>
              <th scope="row">{name}</th>
              {series.map(({ name: own, values }) => (
                <td key={own}>{format(values[index] ?? 0)}</td>
              ))}
              {notes && <td>{notes.values[index]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
