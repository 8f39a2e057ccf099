import { Check, TriangleAlert } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { useMessage } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import type { ChosenRow } from "./chosen-row.ts";
import { isDone, type Outcome } from "./outcome.ts";
import { type Progress, saidOf } from "./progress.ts";

interface RowsWithOutcomesProps {
  rows: readonly ChosenRow[];
  /** What came of them so far; nothing before the first act. */
  progress: Progress | null;
  isRunning: boolean;
  hrefOf: (id: number) => string;
}

/** The chosen rows by name, with what came of each as soon as it is known, and how far it has come. */
export function RowsWithOutcomes({ rows, progress, isRunning, hrefOf }: RowsWithOutcomesProps) {
  const { t } = useTranslation();
  const answer = progress?.answer;
  const said = progress ? saidOf(progress, isRunning) : [];
  const outcomes = new Map(said.map((outcome) => [outcome.row.id, outcome]));
  const done = answer?.outcomes.filter(isDone).length ?? 0;
  return (
    <>
      <ul className="flex max-h-64 flex-col overflow-y-auto rounded-control border border-grey-200 px-3 py-1">
        {rows.map(({ id, name }) => (
          <li key={id} className="flex min-h-8 flex-wrap items-center gap-x-2 py-1">
            <Link to={hrefOf(id)} className="min-w-0 truncate hover:underline">
              {name}
            </Link>
            <WhatCame outcome={outcomes.get(id)} />
          </li>
        ))}
      </ul>
      <div role="status" aria-live="polite" data-stays={isRunning ? "" : undefined} className="empty:hidden">
        {answer && (
          <>
            {isRunning && (
              <progress className="h-1 w-full" value={answer.outcomes.length} max={answer.total} />
            )}
            <p>
              {t(answer.isUndone ? "bulk.undone" : "bulk.done", {
                number: done,
                of: answer.total,
              })}
            </p>
          </>
        )}
      </div>
    </>
  );
}

function WhatCame({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation();
  const message = useMessage();
  if (!outcome) return null;
  if (outcome.problems.length > 0)
    return (
      <span className="flex w-full items-start gap-1 text-xs text-danger">
        <Icon of={TriangleAlert} />
        {outcome.problems.map((problem) => message(problem)).join(" ")}
      </span>
    );
  return (
    <span className="ml-auto text-success">
      <Icon of={Check} />
      <span className="sr-only">{t("bulk.row_done")}</span>
    </span>
  );
}
