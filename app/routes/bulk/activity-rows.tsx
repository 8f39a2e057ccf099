import { useTranslation } from "#locales/use-translation.ts";
import { ActRow } from "./dialog.tsx";

/** The buttons that make the chosen rows active or not, with what that means for rows of this kind. */
export function ActivityRows({ of }: { of: "items" | "users" }) {
  const { t } = useTranslation();
  return (["activate", "deactivate"] as const).map((act) => (
    <ActRow key={act} act={act} name={t(`bulk.${act}`)}>
      {t(`bulk.${act}_${of}`)}
    </ActRow>
  ));
}
