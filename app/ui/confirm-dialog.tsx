import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Dialog, DialogBody, DialogFooter } from "./dialog.tsx";
import { FormErrors } from "./field.tsx";
import { Sender } from "./sender.tsx";

interface ConfirmDialogProps {
  closeTo: string;
  /** Defaults to "are you sure?" (specification 2.5). */
  title?: string;
  /** Defaults to the consent to deleting data. */
  children?: ReactNode;
  /** Why it was refused the last time. */
  errors?: string[] | undefined;
  /** Sent along with Yes. */
  fields?: Record<string, string | number>;
}

/** Asks before something is done that cannot be undone. Yes posts to the dialog's own address. */
export function ConfirmDialog({ closeTo, title, children, errors, fields = {} }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Dialog title={title ?? t("dialog.sure")} closeTo={closeTo}>
      <Form method="post" className="contents" preventScrollReset>
        <Sender />
        <DialogBody>
          <FormErrors errors={errors} />
          <div>{children ?? t("dialog.delete_consent")}</div>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} preventScrollReset>
            {t("dialog.no")}
          </ButtonLink>
          <Button tone="danger" isPending={navigation.state !== "idle" && navigation.formData !== undefined}>
            {t("dialog.yes")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
