import { useLocation } from "@remix-run/react";
import { RotateCw } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import type { PartProblem } from "#model/answer/api-error.ts";
import { useMessage } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

interface MissingPartProps {
  /** Nothing is shown where there is none. */
  problem: PartProblem | null;
  /** What is missing, where no heading above it says so. */
  name?: string;
  className?: string;
}

/** What stands in the place of a part that could not be read: why, the request's number, and a way to try again. */
export function MissingPart({ problem, name, className = "" }: MissingPartProps) {
  const { t } = useTranslation();
  const message = useMessage();
  const { pathname, search } = useLocation();
  if (!problem) return null;
  const isFault = problem.requestId !== null;
  return (
    <div
      role="status"
      data-missing={isFault ? "fault" : "absent"}
      className={`flex flex-col items-start gap-1 rounded-control px-3 py-2 ${isFault ? "bg-warning-soft" : "bg-grey-100 text-grey-700"} ${className}`}
    >
      <p>
        {name && <b className="font-medium">{name}: </b>}
        {isFault && `${t("problems.part")} `}
        {message(problem.message)}
      </p>
      {problem.requestId && (
        <p className="text-xs text-grey-700">{t("problems.request", { id: problem.requestId })}</p>
      )}
      {isFault && (
        // The same address again: what is missing is read again, and with scripts nothing that was typed is lost.
        <Link
          to={pathname + search}
          replace
          preventScrollReset
          className="inline-flex items-center gap-1 underline underline-offset-4"
        >
          <Icon of={RotateCw} />
          {t("problems.again")}
        </Link>
      )}
    </div>
  );
}
