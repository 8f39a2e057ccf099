import { Form } from "@remix-run/react";
import { LogOut } from "lucide-react";
import { useTranslation } from "#locales/use-translation.ts";
import { Icon } from "#ui/icon.tsx";

interface LeaveProps {
  className: string;
  isCollapsed?: boolean;
}

/** The way out. What this tab remembers of lists and forms is forgotten at once, whether or not the server hears of it. */
export function Leave({ className, isCollapsed = false }: LeaveProps) {
  const { t } = useTranslation();
  return (
    <Form method="post" action="/logout" onSubmit={() => window.sessionStorage.clear()}>
      <button type="submit" title={isCollapsed ? t("menu.logout") : undefined} className={className}>
        <Icon of={LogOut} />
        <span className={isCollapsed ? "sr-only" : "truncate"}>{t("menu.logout")}</span>
      </button>
    </Form>
  );
}
