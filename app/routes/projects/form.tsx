import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { nameOr, withKnown } from "#app/loading/known-row.ts";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { Project } from "#model/project/project.ts";
import { projectStatus, projectStatuses } from "#model/project/status.ts";
import { AtBottom } from "#ui/bars.tsx";
import { Button } from "#ui/button.tsx";
import { ComboBox } from "#ui/combo-box.tsx";
import { DateField } from "#ui/date-field.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { CheckField, type Control, FormErrors, TextField } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SaveBar, type useSaving } from "#ui/save-bar.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { useAddsClient } from "../clients/use-adds-client.ts";
import { showActualDates } from "./actual-dates.ts";
import { typedClient } from "./typed-client.ts";
import { projectValues } from "./values.ts";

const rules = () => import("#model/project/project.ts").then(({ projectForm }) => projectForm);

interface ProjectFormProps {
  /** The project to change; none makes a new one. */
  project?: Project | undefined;
  /** Whom a new one is for, where that is known. */
  client?: { id: number; name: string } | null;
  /** Who may manage it. */
  choices: OptionalData<{ users: { id: number; name: string }[] }>;
  /** Who manages a new project unless somebody else is chosen (specification 4.5). */
  ownId: number;
  hasCalendar: boolean;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Of a page of its own: how saving goes. Without it the form stands in a dialog. */
  saving?: ReturnType<typeof useSaving>;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of a project: a new one in its dialog (specification 2.5), a known one on its page. */
export function ProjectForm({
  project,
  client = project?.customer ?? null,
  choices,
  ownId,
  hasCalendar,
  idempotencyKey,
  lastResult,
  saving,
  children,
}: ProjectFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = project && projectValues(project);
  const [form, fields] = useSubmission(rules, {
    id: "project",
    lastResult,
    defaultValue: values ?? { project_manager: text(ownId) },
  });
  const typed = typedClient(lastResult, client);
  const addsClient = useAddsClient();
  const Frame = saving ? OnPage : InDialog;
  const buttons = (
    <>
      {children}
      <Button
        tone="main"
        isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        isBlocked={saving?.isBlocked}
      >
        {t(project ? "form.save" : "form.create")}
      </Button>
    </>
  );
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <Frame buttons={buttons}>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="project"
          row={project && values && { version: project.version, values }}
          lastResult={lastResult}
        >
          <TextField
            field={fields.name}
            label={t("projects.name")}
            isRequired
            data-autofocus={!project || undefined}
          />
          <TextField field={fields.short_name} label={t("projects.short_name")} isRequired />
          <ComboBox
            {...{ name: fields.client.name, id: fields.client.id, errors: fields.client.errors, ...typed }}
            label={t("projects.client")}
            isRequired
            source="/choices/clients"
            adds={addsClient}
            minimum={1}
          />
          <MissingPart problem={choices.problem} name={t("projects.manager")} />
          <div className="grid gap-4 sm:grid-cols-2">
            <ManagerFields
              project={project}
              users={choices.data?.users ?? []}
              manager={fields.project_manager}
              assistant={fields.second_user_id}
            />
            <DateField field={fields.startDate} label={t("projects.planned_start")} isRequired />
            <DateField field={fields.dueDate} label={t("projects.planned_due")} isRequired />
            {project && (
              <StatusFields
                project={project}
                status={fields.status_id}
                start={fields.actual_start_date}
                due={fields.actual_due_date}
              />
            )}
          </div>
          {hasCalendar && <CheckField field={fields.in_planning} label={t("projects.in_planning")} />}
        </EditBaseline>
        <FormErrors errors={form.errors} fields={form.allErrors} />
      </Frame>
      {saving && (
        <AtBottom as="notice">
          <SaveBar state={saving.state} />
        </AtBottom>
      )}
    </Form>
  );
}

const InDialog = ({ buttons, children }: { buttons: ReactNode; children: ReactNode }) => (
  <>
    <DialogBody>{children}</DialogBody>
    <DialogFooter>{buttons}</DialogFooter>
  </>
);

const OnPage = ({ buttons, children }: { buttons: ReactNode; children: ReactNode }) => (
  <div className="flex max-w-[720px] flex-col gap-4 p-4 sm:p-6">
    {children}
    <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-grey-200 pt-4">
      {buttons}
    </footer>
  </div>
);

interface ManagerFieldsProps {
  project: Project | undefined;
  users: { id: number; name: string }[];
  manager: Control;
  assistant: Control;
}

/** Who manages a project and who assists, somebody who has left among them. */
function ManagerFields({ project, users, manager, assistant }: ManagerFieldsProps) {
  const { t } = useTranslation();
  const people = withKnown(
    withKnown(users, personOf(project?.project_manager, project?.project_manager_name)),
    personOf(project?.second_user_id, project?.second_user_name),
  ).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField field={manager} label={t("projects.manager")} options={people} isRequired />
      <SelectField
        field={assistant}
        label={t("projects.assistant")}
        options={people}
        none={t("projects.no_assistant")}
      />
    </>
  );
}

interface StatusFieldsProps {
  project: Project;
  status: Control;
  start: Control;
  due: Control;
}

/** The status of a project that is there, and when it really began and ended. */
function StatusFields({ project, status, start, due }: StatusFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        field={status}
        label={t("projects.status_label")}
        options={projectStatuses.map((name) => ({
          value: projectStatus[name],
          label: t(`projects.status.${name}`),
        }))}
        hint={t("project_form.status_hint")}
        className="sm:col-span-2"
        onChange={({ currentTarget }) => showActualDates(currentTarget, project)}
      />
      <DateField field={start} label={t("projects.actual_start")} />
      <DateField field={due} label={t("projects.actual_due")} />
    </>
  );
}

const text = (id: number | null | undefined) => (id ? String(id) : "");

/** Somebody who is named beside a project; by the id where a backend gives no name. */
const personOf = (id: number | null | undefined, name = "") => (id ? { id, name: nameOr(name, id) } : null);
