import { useFormAction, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Form } from "#app/forms/own-form.tsx";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CancelLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { described, FieldFrame, FormErrors } from "#ui/field.tsx";
import { useSentBy } from "#ui/sent-by.ts";

interface FileDialogProps {
  title: string;
  closeTo: string;
  /** What the file is. */
  label: string;
  /** What may be chosen, in words. */
  hint: string;
  accept: readonly string[];
  /** Why it was not taken the last time, as a whole. */
  message: string | undefined;
  /** The same of the file itself. */
  errors: string[] | undefined;
  /** What stands below the field. */
  children?: ReactNode;
}

/** Asks for one file, which the dialog's own address takes as it comes. */
export function FileDialog(props: FileDialogProps) {
  const { title, closeTo, label, hint, accept, message, errors, children } = props;
  const { t } = useTranslation();
  const address = useSentBy(useFormAction());
  const navigation = useNavigation();
  return (
    <Dialog title={title} closeTo={closeTo}>
      <Form method="post" action={address} encType="multipart/form-data" reloadDocument className="contents">
        <DialogBody>
          {message && !errors && <FormErrors errors={[message]} />}
          <FieldFrame id="file" label={label} isRequired errors={errors}>
            <input
              type="file"
              id="file"
              name="file"
              required
              accept={accept.join(",")}
              {...described("file", { errors })}
              className="max-w-full file:mr-3 file:h-9 file:rounded-control file:border file:border-solid file:border-grey-300 file:bg-surface file:px-3.5 file:font-medium"
            />
          </FieldFrame>
          {children}
          <p className="text-grey-700">{hint}</p>
        </DialogBody>
        <DialogFooter>
          <CancelLink to={closeTo} />
          <Button tone="main" isPending={navigation.formMethod === "POST"}>
            {t("form.add")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
