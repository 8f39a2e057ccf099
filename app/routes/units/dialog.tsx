import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { enter, reading } from "#app/loading/guard.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { unitList } from "#model/stock/unit.ts";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { MissingPart } from "#ui/missing-part.tsx";
import { UnitEditor } from "./editor.tsx";
import { saveUnit } from "./save.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const units = await reading(context, request, "stock", () =>
    optionalData(context.api.get("/measure_units", unitList)),
  );
  return { ...units, key: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  return saveUnit({ request, context });
}

/** The measure units over the list of items that asked for them. */
export default function Units() {
  const { t } = useTranslation();
  const { data, problem, key } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/units$/, "") + search;
  return (
    <Dialog title={t("units.title")} closeTo={closeTo} width="wide">
      <DialogBody>
        <MissingPart problem={problem} />
        {data && <UnitEditor units={data} idempotencyKey={key} />}
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}
