import { Paperclip } from "lucide-react";
import { useState } from "react";
import { signedEndings } from "#model/file/signed-rules.ts";
import { describedInForm, FieldFrame } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

interface SignedFileFieldProps {
  id: string;
  label: string;
  hint: string;
  isRequired?: boolean;
  /** What the button says that scripts show in place of the browser's own, and what stands beside it before a file is chosen. */
  choose: string;
  none: string;
  errors: string[] | undefined;
}

/** Where a document is chosen that was signed elsewhere. It stands last in its form: what comes before is read without it. */
export function SignedFileField(props: SignedFileFieldProps) {
  const { id, label, hint, isRequired = false, choose, none, errors } = props;
  const isHydrated = useHydrated();
  const [name, setName] = useState("");
  return (
    <FieldFrame {...{ id, label, hint, isRequired, errors }}>
      <div className="relative flex min-w-0 items-center gap-3">
        <input
          id={id}
          type="file"
          name="file"
          accept={signedEndings.join(",")}
          required={isRequired}
          className={isHydrated ? "peer sr-only" : native}
          onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name ?? "")}
          {...describedInForm(id, { hint, errors })}
        />
        {isHydrated && (
          <>
            {/* It is the button of the control, which has its own name. */}
            <label
              htmlFor={id}
              aria-hidden="true"
              className="inline-flex h-9 shrink-0 cursor-pointer items-center gap-2 rounded-control border border-grey-300 bg-surface px-3.5 font-medium hover:bg-grey-50 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2"
            >
              <Icon of={Paperclip} />
              {choose}
            </label>
            <span className="min-w-0 truncate text-grey-600" title={name || undefined}>
              {name || none}
            </span>
          </>
        )}
      </div>
    </FieldFrame>
  );
}

const native =
  "max-w-full file:mr-3 file:h-9 file:rounded-control file:border file:border-solid file:border-grey-300 file:bg-surface file:px-3.5 file:font-medium";
