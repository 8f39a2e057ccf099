import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { showDate } from "#model/date/dates.ts";
import type { Project } from "#model/project/project.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { FormErrors } from "#ui/field.tsx";
import { datesOf } from "../values.ts";
import { useFollowedVersion } from "./use-followed-version.ts";

const rules = () => import("#model/project/project.ts").then(({ projectDates }) => projectDates);

interface ProjectDatesProps {
  project: Project;
  /** What the form was refused with. */
  lastResult: Refusal | undefined;
}

/** When a project is planned to be done, changed in its place, and when it really began and ended. */
export function ProjectDates({ project, lastResult }: ProjectDatesProps) {
  const followed = useFollowedVersion(project.version, lastResult);
  const begun = useEditBaseline(project, `${project.id} ${followed}`, lastResult);
  const { t } = useTranslation();
  const { actual_start_date, actual_due_date } = project;
  const actual = [
    actual_start_date && t("project_hub.began", { date: showDate(actual_start_date) }),
    actual_due_date && t("project_hub.ended", { date: showDate(actual_due_date) }),
  ].filter(Boolean);
  return (
    <section className="hub-card">
      <header>
        <h2>{t("project_hub.dates")}</h2>
        {actual.length > 0 && <small className="numeric text-grey-600">{actual.join(" · ")}</small>}
      </header>
      <DatesForm key={fillingOf(begun, lastResult)} project={begun} lastResult={lastResult} />
    </section>
  );
}

function DatesForm({ project, lastResult }: ProjectDatesProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = datesOf(project);
  const [form, fields] = useSubmission(rules, { id: "dates", lastResult, defaultValue: values });
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-3 p-4" {...getFormProps(form)}>
      <EditBaseline form="dates" row={{ version: project.version, values }} lastResult={lastResult}>
        <FormErrors errors={form.errors} />
        <div className="grid grid-cols-2 gap-3">
          <DateField field={fields.startDate} label={t("projects.planned_start")} isRequired />
          <DateField field={fields.dueDate} label={t("projects.planned_due")} isRequired />
        </div>
        <Button
          className="self-end"
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {t("form.save")}
        </Button>
      </EditBaseline>
    </Form>
  );
}
