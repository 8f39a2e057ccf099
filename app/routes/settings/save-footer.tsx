import { useNavigation } from "@remix-run/react";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";

/** The foot of a form of the settings: the button that saves it, which waits while it is sent. */
export function SaveFooter() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <footer className="flex items-center justify-end border-t border-grey-200 pt-4">
      <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
        {t("form.save")}
      </Button>
    </footer>
  );
}
