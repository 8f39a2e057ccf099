import { useNavigation } from "@remix-run/react";
import { Form } from "#app/forms/own-form.tsx";
import { useRoot } from "#app/use-root.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { isEnabled, screens } from "#model/list/screens.ts";
import type { Sample } from "#model/setup/setup.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

interface SampleProps {
  sample: Sample | null;
  idempotencyKey: string;
}

/** A project to look at: made and removed in one go. */
export function SampleProject({ sample, idempotencyKey }: SampleProps) {
  const { t } = useTranslation();
  const canMake = isEnabled(screens.projects, useRoot()?.modules ?? []);
  if (!sample && !canMake) return null;
  return (
    <section
      aria-labelledby="setup-sample"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-grey-200 bg-surface px-4 py-3"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id="setup-sample" className="font-semibold text-heading">
          {t("setup.sample.name")}
        </h2>
        <p className="text-grey-600">{t("setup.sample.why")}</p>
      </div>
      {sample ? <There sample={sample} canOpen={canMake} /> : <Make idempotencyKey={idempotencyKey} />}
    </section>
  );
}

function There({ sample, canOpen }: { sample: Sample; canOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to="/setup/sample/remove" preventScrollReset>
        {t("setup.sample.remove")}
      </ButtonLink>
      {sample.project && canOpen && (
        <ButtonLink to={`/projects/${sample.project.id}`}>{t("setup.sample.open")}</ButtonLink>
      )}
    </div>
  );
}

function Make({ idempotencyKey }: Pick<SampleProps, "idempotencyKey">) {
  const { t } = useTranslation();
  const isPending = useNavigation().formData?.get("act") === "sample";
  return (
    <Form method="post" action="/setup">
      <input type="hidden" name="key" value={idempotencyKey} />
      <Button name="act" value="sample" isPending={isPending}>
        {t("setup.sample.make")}
      </Button>
    </Form>
  );
}
