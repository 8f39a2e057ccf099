import { getFormProps, getInputProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { Form } from "#app/forms/own-form.tsx";
import type { Refusal } from "#app/forms/submission.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";
import { editedImages } from "./edited-images.ts";

const rules = async () => editedImages.input;

export const handle = { title: (t) => t("estimates.images") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  return reading(context, request, "estimate", async () => {
    const { data } = await context.api.get(`/estimates/${params.estimateId}`, one(estimate));
    const item = itemsOf(data).find(({ id }) => id === Number(params.itemId));
    if (!item?.product) throw new ApiError(404, "problems.not_found.text");
    return { estimateId: data.id, isLocked: data.is_approved, item };
  });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate", editedImages);
  return submitEdit({ request, context }, editedImages, async (body, form) => {
    await context.api.send("POST", `/position_items/${params.itemId}/images`, done, {
      body,
      version: versionOf(form),
    });
    context.session.flash({ kind: "success", key: "estimates.images_saved" });
    return redirect(`/estimate/${params.estimateId}`);
  });
}

/** Which images of a product stand in the offer (specification 2.7). */
export default function ItemImages() {
  const shown = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(shown, shown.item.id, lastResult);
  return (
    <Dialog title={begun.item.name} closeTo={`/estimate/${begun.estimateId}`} width="wide">
      <ImagesForm key={fillingOf(begun.item, lastResult)} {...begun} lastResult={lastResult} />
    </Dialog>
  );
}

interface ImagesFormProps extends ReturnType<typeof useLoaderData<typeof loader>> {
  lastResult: Refusal | undefined;
}

function ImagesForm({ estimateId, isLocked, item, lastResult }: ImagesFormProps) {
  const { t, language } = useTranslation();
  const navigation = useNavigation();
  const id = "images";
  const values = editedImages.valuesOf(item, language);
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  const ticks = fields.images.getFieldset();
  const images = item.product?.images ?? [];
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <EditBaseline form={id} row={{ version: item.version, values }} lastResult={lastResult}>
          <FormErrors errors={form.errors} fields={form.allErrors} />
          {images.length === 0 ? (
            <p className="text-grey-600">{t("estimates.no_images")}</p>
          ) : (
            <fieldset disabled={isLocked}>
              <legend className="mb-3">{t("estimates.images")}</legend>
              <div className="grid grid-cols-[repeat(auto-fill,8rem)] gap-3">
                {images.map(({ id, url }, index) => {
                  const tick = ticks[id];
                  return (
                    tick && (
                      <label key={id} className="image-choice">
                        <input {...getInputProps(tick, { type: "checkbox" })} />
                        <img
                          src={url}
                          alt={t("products.image", { position: index + 1, total: images.length })}
                        />
                      </label>
                    )
                  );
                })}
              </div>
            </fieldset>
          )}
        </EditBaseline>
      </DialogBody>
      <DialogFooter>
        <ButtonLink to={`/estimate/${estimateId}`} preventScrollReset>
          {t("form.close")}
        </ButtonLink>
        {images.length > 0 && !isLocked && (
          <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            {t("form.save")}
          </Button>
        )}
      </DialogFooter>
    </Form>
  );
}
