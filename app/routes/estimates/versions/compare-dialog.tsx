import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useParams, useSearchParams } from "@remix-run/react";
import { reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { CloseLink, Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { Link } from "#ui/link.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ComparedTable } from "./compared-table.tsx";
import { now, readCompared } from "./read-compared.ts";

export const handle = { title: (t) => t("versions.compare") } satisfies Titled;

export const loader = ({ request, params, context }: LoaderFunctionArgs) =>
  reading(context, request, "estimate", () => readCompared({ request, params, context }));

/** Two versions of an estimate side by side: what was added, dropped and changed, and what that comes to. */
export default function CompareVersions() {
  const { t } = useTranslation();
  const { estimateId } = useParams();
  const [params] = useSearchParams();
  const { from, to, versions, conditions, compared } = useLoaderData<typeof loader>();
  const called = (version: string) =>
    version === now ? t("versions.now") : t("versions.nth", { number: version });
  const options = [...versions.map(({ number }) => String(number)), now].map((value) => ({
    value,
    label: called(value),
  }));
  const isWhole = params.has("all");
  const closeTo = `/estimate/${estimateId}`;
  const other = new URLSearchParams(isWhole ? { from, to } : { from, to, all: "yes" });
  return (
    <Dialog title={t("versions.compare")} closeTo={closeTo} width="page">
      <DialogBody isText>
        <Form preventScrollReset replace className="flex flex-wrap items-end gap-3">
          {isWhole && <input type="hidden" name="all" value="yes" />}
          {(["from", "to"] as const).map((name) => (
            <SelectField
              key={name}
              field={{ id: name, name, errors: undefined, initialValue: name === "from" ? from : to }}
              label={t(`versions.${name}`)}
              options={options}
            />
          ))}
          <Button>{t("estimates.show")}</Button>
          <Link
            to={`?${other}`}
            preventScrollReset
            replace
            className="pb-2 text-primary-ink underline underline-offset-4"
          >
            {t(isWhole ? "versions.only_changes" : "versions.all_lines")}
          </Link>
        </Form>
        <ComparedTable
          compared={compared}
          conditions={conditions}
          from={called(from)}
          to={called(to)}
          isWhole={isWhole}
        />
      </DialogBody>
      <DialogFooter>
        <CloseLink to={closeTo} />
      </DialogFooter>
    </Dialog>
  );
}
