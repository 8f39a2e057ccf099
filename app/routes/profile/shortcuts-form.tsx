import { useFetcher } from "@remix-run/react";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isOpen, screens } from "#model/list/screens.ts";
import { userRole } from "#model/user/role.ts";
import { Button } from "#ui/button.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Segments } from "#ui/segments.tsx";
import { places } from "../frame/pressed-key.ts";

/** The keys in their order (frame/pressed-key.ts), each with the name of its text. */
const keys = [
  ["/", "search"],
  ["Ctrl K", "palette"],
  ["n", "add"],
  ["j", "next"],
  ["k", "previous"],
  ["e", "edit"],
  ["x", "choose"],
  ["Shift X", "choose_range"],
  ["a", "act"],
  ["b", "book"],
  ["s", "set_aside"],
  ["u", "undo"],
  ["g m", "inbox"],
  ["g d", "dashboard"],
  ["g c", "calendar"],
  ["g p", "projects"],
  ["g e", "estimates"],
  ["g i", "invoices"],
  ["g k", "clients"],
  ["g s", "stock"],
  ["g u", "users"],
  ["g r", "reports"],
  ["g o", "settings"],
  ["?", "list"],
] as const;

/** Keys of the list of bank entries. */
const ofBank: readonly string[] = ["book", "set_aside", "undo"];

/** The keys that lead to something that the person may see. */
function useKeys() {
  const root = useRoot();
  if (!root?.user) return [];
  const who = { role: userRole(root.user), modules: root.modules };
  const hasInbox = root.user.inbox_unread !== undefined;
  return keys.filter(([key, name]) => {
    if (ofBank.includes(name)) return isOpen(screens.bank, who);
    const place = places[key.replace(/^g /, "")];
    if (place === "inbox" && !hasInbox) return false;
    return !key.startsWith("g ") || (place && isOpen(screens[place], who));
  });
}

/** Which single keys do something, and whether they do in this browser (WCAG 2.1.4). */
export function ShortcutsForm() {
  const { t } = useTranslation();
  const shortcuts = useFetcher();
  const isOn = useRoot()?.hasShortcuts ?? true;
  return (
    <shortcuts.Form
      id="shortcuts"
      method="post"
      action="/frame/shortcuts"
      preventScrollReset
      className="scroll-mt-24"
      onChange={({ currentTarget }) => shortcuts.submit(currentTarget, { preventScrollReset: true })}
    >
      <FieldGroup title={t("profile.shortcuts.title")} hint={t("profile.shortcuts.hint")}>
        <div className="flex flex-col gap-4 sm:col-span-2">
          <div className="flex flex-wrap items-end gap-3">
            <Segments
              field={{
                id: "shortcuts",
                name: "shortcuts",
                initialValue: isOn ? "on" : "off",
                errors: undefined,
              }}
              label={t("profile.shortcuts.label")}
              options={[
                { value: "on", label: t("profile.shortcuts.on") },
                { value: "off", label: t("profile.shortcuts.off") },
              ]}
            />
            <Button className="scripted:hidden!">{t("profile.use_theme")}</Button>
          </div>
          <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5">
            {useKeys().map(([key, name]) => (
              <div key={key} className="contents">
                <dt>
                  {key.split(" ").map((one) => (
                    <kbd
                      key={one}
                      className="mr-1 inline-block min-w-6 rounded-sm border border-grey-300 bg-grey-50 px-1.5 text-center font-sans text-xs"
                    >
                      {one}
                    </kbd>
                  ))}
                </dt>
                <dd className="text-grey-700">{t(`profile.shortcuts.keys.${name}`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </FieldGroup>
    </shortcuts.Form>
  );
}
