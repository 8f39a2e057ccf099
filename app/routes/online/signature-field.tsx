import { useTranslation } from "#locales/use-translation.ts";
import { signatureField } from "#model/online/signature.ts";
import { type Control, FormErrors } from "#ui/field.tsx";
import { drawSignature } from "./draw-signature.ts";
import { OwnScript } from "./own-script.tsx";

const { width, height, most } = signatureField;

/** Where a client may draw a signature. It takes the page's script: without it there is nothing to draw in, and nobody has to. */
export function SignatureField({ field: { name, initialValue, errors } }: { field: Control }) {
  const { t } = useTranslation();
  return (
    <>
      <FormErrors errors={errors} />
      <div id="signature" className="online-signature" hidden>
        <p>
          <span id="signature-label">{t("online.signature")}</span>
          <button type="button" hidden>
            {t("online.signature_clear")}
          </button>
        </p>
        <input type="hidden" name={name} defaultValue={String(initialValue ?? "")} />
        <svg
          viewBox={`0 0 ${width} ${height}`}
          data-most={most}
          role="img"
          aria-label={t("online.signature_field")}
          aria-describedby="signature-hint"
        >
          <path />
        </svg>
        <p id="signature-hint" className="online-hint">
          {t("online.signature_hint")}
        </p>
      </div>
      <OwnScript run={drawSignature} />
    </>
  );
}
