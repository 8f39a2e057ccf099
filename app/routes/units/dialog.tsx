import { getFormProps } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  replace,
} from "@remix-run/cloudflare";
import { Form, useActionData, useFetcher, useLoaderData, useLocation, useNavigation } from "@remix-run/react";
import { Check, Trash2 } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { enter, reading } from "~/guard";
import { one, removal } from "~/model/answer";
import { defaultUnitId, type Unit, unit, unitCodes, unitInput, unitList } from "~/model/unit";
import { press, type Refusal, submit } from "~/submission";
import { Button, ButtonLink, IconButton } from "~/ui/button";
import { Dialog, DialogBody, DialogFooter } from "~/ui/dialog";
import { FormErrors, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { useSubmission } from "~/use-submission";

export async function loader({ request, context }: LoaderFunctionArgs) {
  return reading(context, request, "stock", () => context.api.get("/measure_units", unitList));
}

/** Of a unit that is there already: its id, and whether its delete button was pressed. */
const known = z.object({ id: z.coerce.number(), delete: z.string().optional() });

/** Adds a unit, changes one, or deletes one: the button that was pressed says which. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "stock");
  const { pathname, search } = new URL(request.url);
  const form = await request.formData();
  const row = known.safeParse(Object.fromEntries(form)).data;
  if (row?.delete !== undefined) {
    await press({ request, context }, () => remove(context, row.id));
    return replace(pathname + search);
  }
  return submit({ request, context, form }, unitInput, async (body) => {
    if (row) await context.api.send("PATCH", `/measure_units/${row.id}`, one(unit), { body });
    else await context.api.send("POST", "/measure_units", one(unit), { body });
    context.session.flash({ kind: "success", key: row ? "units.saved" : "units.created" });
    return replace(pathname + search);
  });
}

async function remove({ api, session }: AppLoadContext, id: number): Promise<void> {
  await api.send("DELETE", `/measure_units/${id}`, one(removal));
  session.flash({ kind: "success", key: "units.was_deleted" });
}

/** The measure units with their UN/ECE codes (domain §4), over the list of items that asked for them. */
export default function Units() {
  const { t } = useTranslation();
  const { data } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const closeTo = pathname.replace(/\/units$/, "") + search;
  const codes = useId();
  return (
    <Dialog title={t("units.title")} closeTo={closeTo} width="wide">
      <DialogBody>
        <datalist id={codes}>
          {unitCodes.map(([code, name]) => (
            <option key={code} value={code}>
              {t(`units.codes.${name}`)}
            </option>
          ))}
        </datalist>
        <AddUnit key={data.length} codes={codes} />
        <ul className="flex flex-col gap-2 border-t border-grey-200 pt-4">
          {data.map((row) => (
            <UnitRow key={`${row.id} ${row.short_name} ${row.code}`} unit={row} codes={codes} />
          ))}
        </ul>
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={closeTo} preventScrollReset>
          {t("dialog.close")}
        </ButtonLink>
      </DialogFooter>
    </Dialog>
  );
}

const columns = "grid items-start gap-2 sm:gap-3 sm:grid-cols-[1fr_1fr_7rem_auto]";

function AddUnit({ codes }: { codes: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const lastResult = useActionData<typeof action>();
  const own = rowOf(lastResult) === null ? lastResult : undefined;
  const [form, fields] = useSubmission(unitInput, { id: "unit", lastResult: own });
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2" {...getFormProps(form)}>
      <FormErrors errors={form.errors} />
      <div className={`grid-cols-2 ${columns}`}>
        <TextField field={fields.short_name} label={t("units.name")} isRequired data-autofocus />
        <TextField field={fields.short_name_en} label={t("units.name_en")} />
        <TextField
          field={fields.code}
          label={t("units.code")}
          hint={t("units.code_hint")}
          list={codes}
          isRequired
          spellCheck={false}
        />
        <Button tone="main" className="sm:mt-5" isPending={navigation.state !== "idle"}>
          {t("units.add")}
        </Button>
      </div>
    </Form>
  );
}

function UnitRow({ unit: row, codes }: { unit: Unit; codes: string }) {
  const { t } = useTranslation();
  const fetcher = useFetcher<typeof action>();
  const withoutScripts = useActionData<typeof action>();
  const lastResult = fetcher.data ?? (rowOf(withoutScripts) === String(row.id) ? withoutScripts : undefined);
  const [form, fields] = useSubmission(unitInput, {
    id: `unit-${row.id}`,
    lastResult,
    defaultValue: row,
  });
  const name = row.short_name;
  const isDefault = row.id === defaultUnitId;
  return (
    <li>
      <fetcher.Form method="post" {...getFormProps(form)}>
        <input type="hidden" name="id" value={row.id} />
        <FormErrors errors={form.errors} />
        <div className={`grid-cols-[1fr_1fr_4.5rem_auto] ${columns}`}>
          <TextField field={fields.short_name} aria-label={`${t("units.name")}: ${name}`} />
          <TextField field={fields.short_name_en} aria-label={`${t("units.name_en")}: ${name}`} />
          <TextField
            field={fields.code}
            aria-label={`${t("units.code")}: ${name}`}
            list={codes}
            spellCheck={false}
          />
          <span className="flex items-center">
            <IconButton
              label={t("units.save", { name })}
              icon={<Icon of={Check} />}
              aria-disabled={fetcher.state !== "idle" || undefined}
            />
            <IconButton
              name="delete"
              value="yes"
              formNoValidate
              label={t("units.delete", { name })}
              title={isDefault ? t("units.default") : t("units.delete", { name })}
              disabled={isDefault}
              className={isDefault ? "opacity-40" : ""}
              icon={<Icon of={Trash2} />}
            />
          </span>
        </div>
      </fetcher.Form>
    </li>
  );
}

/** The row that a refused form belongs to; null for the form that adds. */
function rowOf(refusal: Refusal | undefined): string | null {
  const id = refusal?.initialValue?.id;
  return typeof id === "string" ? id : null;
}
