import { useFetcher } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { themes } from "#model/page/theme.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Segments } from "#ui/segments.tsx";

/** How the interface looks in this browser: it changes as one chooses, without scripts by a button. */
export function ThemeForm() {
  const { t } = useTranslation();
  const theme = useFetcher();
  const root = useRoot();
  return (
    <theme.Form
      method="post"
      action="/frame/theme"
      preventScrollReset
      onChange={({ currentTarget }) => theme.submit(currentTarget, { preventScrollReset: true })}
    >
      <FieldGroup title={t("profile.looks")} hint={t("profile.looks_hint")}>
        <div className="flex flex-wrap items-end gap-3 sm:col-span-2">
          <Segments
            field={{ id: "theme", name: "theme", initialValue: root?.theme ?? "system", errors: undefined }}
            label={t("profile.theme")}
            options={themes.map((name) => ({ value: name, label: t(`profile.themes.${name}`) }))}
          />
          <Button className="scripted:hidden!">{t("profile.use_theme")}</Button>
        </div>
      </FieldGroup>
    </theme.Form>
  );
}
