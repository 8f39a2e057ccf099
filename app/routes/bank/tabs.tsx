import { tabAt } from "#app/lists/tab-address.ts";
import { useTranslation } from "#locales/use-translation.ts";
import type { EntryPage } from "#model/bank-entry/bank-entry.ts";
import { entryStates } from "#model/bank-entry/entry-states.ts";
import { Tabs } from "#ui/tabs.tsx";
import { stateIn } from "./state-in.ts";

/** The states of entries, with how many there are of each. */
export function States({ params, summary }: { params: URLSearchParams; summary: EntryPage["summary"] }) {
  const { t, language } = useTranslation();
  const current = stateIn(params);
  return (
    <Tabs
      label={t("bank_entries.state")}
      tabs={entryStates.map((state) => ({
        to: tabAt("/bank", params, ["state"], state === "open" ? {} : { state }),
        name: params.has("statement")
          ? t(`bank_entries.states.${state}`)
          : `${t(`bank_entries.states.${state}`)} ${summary[state].toLocaleString(language)}`,
        isCurrent: state === current,
      }))}
    />
  );
}

/** The agency's accounts, where it has several. */
export function Accounts({ params, accounts }: { params: URLSearchParams; accounts: readonly string[] }) {
  const { t } = useTranslation();
  const at = (chosen?: Record<string, string>) => tabAt("/bank", params, ["account"], chosen);
  return (
    <Tabs
      label={t("bank_entries.accounts")}
      tabs={[
        { to: at(), name: t("bank_entries.all_accounts"), isCurrent: !params.has("account") },
        ...accounts.map((account) => ({
          to: at({ account }),
          name: account,
          isCurrent: params.get("account") === account,
        })),
      ]}
    />
  );
}
