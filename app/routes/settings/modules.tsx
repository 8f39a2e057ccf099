import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useFetcher, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { isFetched, pressedIn } from "#app/forms/form.ts";
import { enter } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { type Config, config, type ModuleKey, moduleKeys } from "#model/branding/config.ts";
import { lackingFor } from "#model/branding/needed-modules.ts";
import type { Api } from "#model/page/context.ts";
import { Sender } from "#ui/sender.tsx";
import { isOn, Switch } from "#ui/switch.tsx";
import { saveSetting } from "./saved.ts";
import { SettingsPage } from "./sections.tsx";

export const handle = { title: (t) => t("modules.title") } satisfies Titled;

const path = "/settings/modules";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "settings");
  return { modules: (await context.viewer()).config.modules };
}

const pressed = z.partialRecord(z.enum(moduleKeys), z.enum(["yes", "no"]));

/** Times that a module is switched, where colleagues change the configuration at the same moment. */
const attempts = 4;

/** Switches modules; what a colleague switched meanwhile stays as they left it. */
async function switchModules(
  api: Api,
  { modules, version }: Config,
  wanted: z.output<typeof pressed>,
  attempt = 1,
): Promise<void> {
  const isWanted = (key: ModuleKey) => (wanted[key] ?? (modules.includes(key) ? "yes" : "no")) === "yes";
  const body = { modules: moduleKeys.filter(isWanted) };
  try {
    await api.send("PATCH", "/modules/", done, { body, version: version || undefined });
  } catch (error) {
    const now = isApiError(error) && error.status === 412 ? config.safeParse(error.current).data : undefined;
    if (!now || attempt >= attempts) throw error;
    await switchModules(api, now, wanted, attempt + 1);
  }
}

/** Switches the module whose button was pressed. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const wanted = await pressedIn(request, pressed);
  const { config: known } = await context.viewer();
  await saveSetting({ request, context }, () => switchModules(context.api, known, wanted));
  return isFetched(request) ? null : replace(path);
}

const groups = [
  { name: "work", keys: ["calendar", "position_estimate", "product_estimate", "productionCosts", "bank"] },
  { name: "reports", keys: ["margin", "books", "hoursReport", "stockOrderReport", "incomeReport"] },
  { name: "dashboard", keys: ["incomeForecast", "incomeProgress"] },
] as const satisfies { name: string; keys: ModuleKey[] }[];

/** Which parts of the product this installation has (specification §1). */
export default function Modules() {
  const { t } = useTranslation();
  const { modules } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("modules.title")}>
      <div className="flex max-w-[720px] flex-col gap-8 p-4 sm:p-6">
        <p className="text-grey-700">{t("modules.hint")}</p>
        {groups.map(({ name, keys }) => (
          <section key={name} aria-labelledby={`modules-${name}`}>
            <h2 id={`modules-${name}`} className="mb-3 text-base font-semibold text-heading">
              {t(`modules.groups.${name}`)}
            </h2>
            <ul className="divide-y divide-grey-200 rounded-card border border-grey-200 bg-surface">
              {keys.map((key) => (
                <ModuleSwitch key={key} name={key} modules={modules} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SettingsPage>
  );
}

interface ModuleSwitchProps {
  name: ModuleKey;
  /** Those that are switched on. */
  modules: readonly string[];
}

function ModuleSwitch({ name, modules }: ModuleSwitchProps) {
  const { t } = useTranslation();
  const fetcher = useFetcher();
  const isShownOn = isOn(fetcher.formData?.get(name), modules.includes(name));
  const [lacking] = lackingFor(name, modules);
  return (
    <li className="px-4 py-3">
      <fetcher.Form method="post" action={path} className="flex items-start justify-between gap-4">
        <Sender />
        <div className="min-w-0">
          <p className="font-medium">{t(`modules.names.${name}`)}</p>
          <p className="mt-0.5 text-xs text-grey-600">{t(`modules.hints.${name}`)}</p>
          {isShownOn && lacking && (
            <p role="status" className="mt-0.5 text-xs text-warning">
              {t("modules.lacks", { names: lacking.map((key) => t(`modules.names.${key}`)).join(" / ") })}
            </p>
          )}
        </div>
        <span className="shrink-0">
          <Switch
            to={path}
            name={name}
            isOn={isShownOn}
            label={t(`modules.names.${name}`)}
            state={t(isShownOn ? "modules.on" : "modules.off")}
          />
        </span>
      </fetcher.Form>
    </li>
  );
}
