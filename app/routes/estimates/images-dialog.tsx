import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { z } from "zod";
import { enter, reading } from "#app/guard.ts";
import { Form } from "#app/own-form.tsx";
import { submit, versionOf } from "#app/submission.ts";
import type { Titled } from "#app/title.ts";
import { useEditBaseline } from "#app/use-edit-baseline.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done, one } from "#model/answer/answer.ts";
import { itemsOf } from "#model/estimate/counted-estimate.ts";
import { estimate } from "#model/estimate/estimate.ts";
import { imageChoice } from "#model/estimate/position-item.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog, DialogBody, DialogFooter } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/field.tsx";

export const handle = { title: (t) => t("estimates.images") } satisfies Titled;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { data } = await reading(context, request, "estimate", () =>
    context.api.get(`/estimates/${params.estimateId}`, one(estimate)),
  );
  const item = itemsOf(data).find(({ id }) => id === Number(params.itemId));
  if (!item?.product) throw new Response(null, { status: 404 });
  const { id, name, version, product } = item;
  return { estimateId: data.id, isLocked: data.is_approved, id, name, version, images: product.images };
}

/** None is a choice as well: a form without a ticked box sends nothing of them. */
const chosen = z.object({ images: imageChoice.shape.images.default([]) });

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "estimate");
  return submit({ request, context }, chosen, async (body, form) => {
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
  const { t } = useTranslation();
  const shown = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { estimateId, isLocked, name, version, images } = useEditBaseline(shown, shown.id, refused);
  const navigation = useNavigation();
  const closeTo = `/estimate/${estimateId}`;
  return (
    <Dialog title={name} closeTo={closeTo} width="wide">
      <Form method="post" className="contents" preventScrollReset>
        <DialogBody>
          <input type="hidden" name="version" value={version} />
          <FormErrors errors={refused?.error?.[""] ?? undefined} />
          {images.length === 0 ? (
            <p className="text-grey-600">{t("estimates.no_images")}</p>
          ) : (
            <fieldset disabled={isLocked}>
              <legend className="mb-3">{t("estimates.images")}</legend>
              <div className="grid grid-cols-[repeat(auto-fill,8rem)] gap-3">
                {images.map(({ id, url, is_selected }, index) => (
                  <label key={id} className="image-choice">
                    <input type="checkbox" name="images" value={id} defaultChecked={is_selected} />
                    <img src={url} alt={t("products.image", { position: index + 1, total: images.length })} />
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} preventScrollReset>
            {t("form.close")}
          </ButtonLink>
          {images.length > 0 && !isLocked && (
            <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
              {t("form.save")}
            </Button>
          )}
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
