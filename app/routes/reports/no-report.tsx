import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Empty } from "#ui/empty.tsx";
import { useMessage } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { isFileOnly, type NoReport } from "./read.ts";

/** Why there is no report, and the way on; what is wrong with a filter stands at its field. */
export function Problem({ problem }: { problem: NoReport }) {
  const { t } = useTranslation();
  const message = useMessage();
  if (problem.fault) return <MissingPart problem={problem.fault} className="m-4 sm:m-6" />;
  const said = problem.kind === "wrong" ? Object.values(problem.errors).flat() : [];
  return (
    <div role={problem.kind === "missing" ? undefined : "alert"}>
      <Empty
        text={[
          t(`reports.problems.${problem.kind === "fault" ? "wrong" : problem.kind}`),
          ...said.map((one) => `${message(one)}.`),
        ].join(" ")}
      >
        {problem.kind !== "missing" && !isFileOnly(problem) && <ClearFilters />}
      </Empty>
    </div>
  );
}

/** Nothing was counted for these filters. */
export function NoRows() {
  const { t } = useTranslation();
  return (
    <Empty text={t("reports.empty")}>
      <ClearFilters />
    </Empty>
  );
}

export function ClearFilters({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <ButtonLink to={useUnfiltered()} preventScrollReset className={className ?? ""}>
      {t("filters.clear")}
    </ButtonLink>
  );
}

/** The same report of all, of this year. */
function useUnfiltered(): string {
  const [params] = useSearchParams();
  const report = params.get("report");
  return report ? `?${new URLSearchParams({ report })}` : "?";
}
