import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { unitList } from "#model/stock/unit.ts";
import { MissingPart } from "#ui/missing-part.tsx";
import { UnitEditor } from "../units/editor.tsx";
import { saveUnit } from "../units/save.ts";
import { SettingsPage } from "./sections.tsx";

export const handle = { title: (t) => t("units.title") } satisfies Titled;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const units = await reading(context, request, "unitSettings", () =>
    optionalData(context.api.get("/measure_units", unitList)),
  );
  return { ...units, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "unitSettings");
  return saveUnit({ request, context });
}

/** The measure units among the settings: the same as over the lists of the stock. */
export default function SettingsUnits() {
  const { t } = useTranslation();
  const { data, problem, key } = useLoaderData<typeof loader>();
  return (
    <SettingsPage title={t("units.title")}>
      <div className="flex max-w-[720px] flex-col gap-4 p-4 sm:p-6">
        <MissingPart problem={problem} />
        {data && <UnitEditor units={data} idempotencyKey={key} />}
      </div>
    </SettingsPage>
  );
}
