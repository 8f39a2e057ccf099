import { Fragment, type ReactNode } from "react";
import { fillingOf } from "#app/forms/edit-baseline.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import type { PartProblem } from "#model/answer/api-error.ts";
import type { Company } from "#model/company/company.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import type { ShownPart, savePart } from "./company-part.ts";
import { Refused } from "./refused.tsx";
import { SettingsPage } from "./sections.tsx";

interface CompanyPartPageProps {
  title: string;
  /** Tells this form from those of other pages. */
  form: string;
  shown: ShownPart;
  /** What is missing of what the form offers. */
  problem?: PartProblem | null;
  children: (form: PartFormProps) => ReactNode;
}

/** What the form of a part is filled with. */
export interface PartFormProps {
  company: Company;
  lastResult: Refusal | undefined;
}

/** The page of a part of the company's details: its form, or why there is none. */
export function CompanyPartPage({ title, form, shown, problem = null, children }: CompanyPartPageProps) {
  const { details, isKnown } = shown;
  const absent = isKnown ? null : notOffered;
  return (
    <SettingsPage title={title}>
      <MissingPart problem={details.problem ?? absent ?? problem} className="m-4 max-w-[720px] sm:m-6" />
      {details.data && isKnown && (
        <Part form={form} shown={details.data}>
          {children}
        </Part>
      )}
    </SettingsPage>
  );
}

const notOffered = { message: "problems.not_offered", requestId: null };

interface PartProps extends Pick<CompanyPartPageProps, "form" | "children"> {
  shown: Company;
}

function Part({ form, shown, children }: PartProps) {
  const lastResult = useAnswer<typeof savePart>();
  const begun = useEditBaseline(shown, form, lastResult);
  return (
    <>
      <Fragment key={fillingOf(begun, lastResult)}>{children({ company: begun, lastResult })}</Fragment>
      <Refused lastResult={lastResult} />
    </>
  );
}
