import { getFormProps } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import type { ChangeEvent, ReactNode } from "react";
import { EditBaseline } from "#app/forms/edit-baseline.tsx";
import { FormKey } from "#app/forms/form-key.tsx";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { nameOr, withKnown } from "#app/loading/known-row.ts";
import type { OptionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { hasBookkeeping } from "#model/user/bookkeeping.ts";
import { roleIds, roles } from "#model/user/role.ts";
import type { User } from "#model/user/user.ts";
import { Button } from "#ui/button.tsx";
import { DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { CheckField, type Control, FormErrors, TextField } from "#ui/field.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { userValues } from "./values.ts";

const rules = () => import("#model/user/user.ts").then(({ userForm }) => userForm);

/** Asks an administrator who gives the role up: saving again does it. */
export const stepDown = "users.step_down";

interface UserFormProps {
  /** The person to change; none makes a new one. */
  user?: User;
  /** The job positions of employees. */
  choices: OptionalData<{ stock_items: { id: number; name: string }[] }>;
  /** The modules that are on: what a user may hold goes by them. */
  modules: readonly string[];
  /** Whether it is oneself: one's keys to sign in are changed in one's own profile, with the current password. */
  isOwn?: boolean;
  idempotencyKey?: string;
  lastResult: Refusal | undefined;
  /** Buttons left of the main one. */
  children: ReactNode;
}

/** The form of a user in its dialog. What belongs to one role is shown for that role alone (specification 2.5, 4.5). */
export function UserForm({
  user,
  choices,
  modules,
  isOwn = false,
  idempotencyKey,
  lastResult,
  children,
}: UserFormProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const values = user && userValues(user);
  const [form, fields] = useSubmission(rules, {
    id: "user",
    lastResult,
    defaultValue: values ?? { is_active: "on" },
  });
  const isAsked = lastResult?.error?.[""]?.includes(stepDown) ?? false;
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        {idempotencyKey && <FormKey value={idempotencyKey} />}
        <EditBaseline
          form="user"
          row={user && values && { version: user.version, values }}
          lastResult={lastResult}
        >
          <input type="hidden" name="is_active" value={user?.is_active === false ? "" : "on"} />
          <TextField
            field={fields.name}
            label={t("users.name")}
            isRequired
            data-autofocus={!user || undefined}
          />
          <TextField
            field={fields.email}
            label={t("users.email")}
            type="email"
            isRequired
            readOnly={isOwn}
            hint={isOwn && t("users.own_keys")}
          />
          <RoleFields
            user={user}
            choices={choices}
            modules={modules}
            role={fields.role_id}
            position={fields.stock_item_id}
            calendar={fields.manage_calendar}
            books={fields.bookkeeping}
          />
          {!isOwn && (
            <TextField
              field={fields.password}
              label={t("users.password")}
              hint={t(user ? "users.new_password_hint" : "users.password_hint")}
              type="password"
              autoComplete="new-password"
              defaultValue=""
            />
          )}
          {isAsked && <input type="hidden" name="sure" value="yes" />}
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        {children}
        <Button
          tone={isAsked ? "danger" : "main"}
          isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}
        >
          {isAsked ? t("users.step_down_yes") : t(user ? "form.save" : "form.add")}
        </Button>
      </DialogFooter>
    </Form>
  );
}

interface RoleFieldsProps extends Pick<UserFormProps, "choices" | "modules"> {
  user: User | undefined;
  role: Control;
  position: Control;
  calendar: Control;
  books: Control;
}

/** The role of a user, the job position of an employee, and what else a user may do: the calendar, the books. */
function RoleFields({ user, choices, modules, role, position, calendar, books }: RoleFieldsProps) {
  const { t } = useTranslation();
  const options = withKnown(choices.data?.stock_items ?? [], user?.stock_item);

  /** Another role than employee has no position, an employee the first there is; only users hold permissions. */
  const roleChosen = ({ currentTarget: { form, value } }: ChangeEvent<HTMLSelectElement>) => {
    const select = form?.elements.namedItem(position.name);
    if (select instanceof HTMLSelectElement)
      select.value = value === String(roleIds.employee) ? String(options[0]?.id ?? "") : "";
    for (const { name } of [calendar, books]) {
      const tick = form?.elements.namedItem(name);
      if (tick instanceof HTMLInputElement && value !== String(roleIds.user)) tick.checked = false;
    }
  };

  return (
    <>
      <SelectField
        field={role}
        label={t("users.role")}
        options={roles.map((name) => ({ value: roleIds[name], label: t(`users.roles.${name}`) }))}
        none={t("users.choose_role")}
        isRequired
        onChange={roleChosen}
      />
      <div data-for-role={roleIds.employee}>
        <MissingPart problem={choices.problem} className="mb-2" />
        <SelectField
          field={position}
          label={t("users.position")}
          options={options.map(({ id, name }) => ({ value: id, label: nameOr(name, id) }))}
          none={t("users.no_position")}
          hint={choices.data && options.length === 0 && t("users.no_positions")}
        />
      </div>
      {modules.includes("calendar") && (
        <div data-for-role={roleIds.user}>
          <CheckField
            field={calendar}
            label={t("users.calendar_administrator")}
            hint={t("users.calendar_hint")}
          />
        </div>
      )}
      {hasBookkeeping(modules) && (
        <div data-for-role={roleIds.user}>
          <CheckField field={books} label={t("users.bookkeeping")} hint={t("users.bookkeeping_hint")} />
        </div>
      )}
    </>
  );
}
