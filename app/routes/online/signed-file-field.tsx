import { signedEndings } from "#model/file/signed-rules.ts";
import { describedInForm, FieldFrame } from "#ui/field.tsx";

interface SignedFileFieldProps {
  id: string;
  label: string;
  hint: string;
  errors: string[] | undefined;
  isRequired?: boolean;
}

/** Where a document is chosen that was signed elsewhere. It stands last in its form: what comes before is read without it. */
export function SignedFileField({ id, label, hint, errors, isRequired }: SignedFileFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, errors }} {...(isRequired && { isRequired })}>
      <input
        id={id}
        type="file"
        name="file"
        accept={signedEndings.join(",")}
        className="max-w-full file:mr-3 file:h-9 file:rounded-control file:border file:border-solid file:border-grey-300 file:bg-surface file:px-3.5 file:font-medium"
        {...describedInForm(id, { hint, errors })}
      />
    </FieldFrame>
  );
}
