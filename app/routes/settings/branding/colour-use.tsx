import { useTranslation } from "#locales/use-translation.ts";
import type { uses } from "#model/branding/branding.ts";

/**
 * How a colour will be used beside how it was chosen: letters on it, and letters in it on white. Said in words where text
 * had to give way (domain H15). Drawn, since the content security policy takes no styles from the server.
 */
export function ColourUse({ samples, isDarkOn, darker }: ReturnType<typeof uses>["text1_color"]) {
  const { t } = useTranslation();
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
      {samples.map(({ ground, text }) => (
        <svg key={ground} aria-hidden="true" width="40" height="22" className="shrink-0">
          <rect x="0.5" y="0.5" width="39" height="21" rx="4" fill={ground} className="stroke-grey-300" />
          <text x="20" y="15.5" textAnchor="middle" fontSize="12" fontWeight="600" fill={text}>
            {t("branding.sample")}
          </text>
        </svg>
      ))}
      {(isDarkOn || darker) && (
        <p role="status" className="text-xs text-grey-600">
          {isDarkOn && t("branding.dark_on")}{" "}
          {darker && t("branding.darker", { colour: darker.toUpperCase() })}
        </p>
      )}
    </div>
  );
}
