import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formOf } from "~/form";
import { enter, reading } from "~/guard";
import { nameOr } from "~/known-row";
import { done } from "~/model/answer";
import { customerPriceInput } from "~/model/customer-price";
import { readDecimal, showUnitPrice, typeDecimal } from "~/model/decimal";
import { stockItemPage } from "~/model/stock-item";
import { keyOf, submit } from "~/submission";
import { chosenBefore, completeChoice } from "~/typed-choice";
import { Button, ButtonLink } from "~/ui/button";
import { ComboBox } from "~/ui/combo-box";
import { Dialog, DialogBody, DialogFooter } from "~/ui/dialog";
import { FormErrors, TextField } from "~/ui/field";
import { useSubmission } from "~/use-submission";
import { readPrices } from "./read";

/** With `item` the price that is to be changed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = new URL(request.url).searchParams.get("item");
  const prices = await reading(context, request, "clients", () => readPrices(context.api, params.clientId));
  const price = prices.data.find((row) => String(row.stock_item_id) === item);
  return { price: price ?? null, key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients");
  const form = await formOf(request);
  await completeChoice(form, "stock_item_id", async (q) => {
    const query = new URLSearchParams({ q, active: "true", per_page: "20" });
    const { data } = await context.api.get(`/stock_items?${query}`, stockItemPage);
    return data;
  });
  return submit({ request, context, form }, customerPriceInput, async (body) => {
    const path = `/${params.clientId}/customer_stock_item_prices`;
    await context.api.send("POST", path, done, { body, idempotencyKey: keyOf(form) });
    context.session.flash({ kind: "success", key: "customer_prices.created" });
    return replace(`/clients/${params.clientId}`);
  });
}

export default function AddCustomerPrice() {
  const { t, i18n } = useTranslation();
  const { price, key } = useLoaderData<typeof loader>();
  const { clientId } = useParams();
  const navigation = useNavigation();
  const lastResult = useActionData<typeof action>();
  const closeTo = `/clients/${clientId}`;
  const item = price?.stock_item;
  const typed = (text: string) => typeDecimal(readDecimal(text) ?? 0, i18n.language);
  const [form, fields] = useSubmission(customerPriceInput, {
    id: "customer-price",
    lastResult,
    defaultValue: price ? { stock_item_id: String(price.stock_item_id), price: typed(price.price) } : {},
  });
  return (
    <Dialog title={t("customer_prices.new")} closeTo={closeTo} first="control">
      <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
        <DialogBody>
          <input type="hidden" name="key" value={key} />
          {price ? (
            <div>
              <p className="font-medium">{nameOr(item?.name, price.stock_item_id)}</p>
              {item && (
                <p className="text-xs text-grey-600">
                  {t("customer_prices.usual")}: {showUnitPrice(readDecimal(item.price) ?? 0, i18n.language)}
                </p>
              )}
              <input type="hidden" name={fields.stock_item_id.name} value={price.stock_item_id} />
            </div>
          ) : (
            <ComboBox
              name={fields.stock_item_id.name}
              id={fields.stock_item_id.id}
              errors={fields.stock_item_id.errors}
              label={t("customer_prices.item")}
              hint={t("customer_prices.replaces")}
              isRequired
              source="/choices/stock-items"
              minimum={2}
              {...chosenBefore(lastResult, fields.stock_item_id.name)}
            />
          )}
          <TextField
            field={fields.price}
            label={t("customer_prices.price")}
            hint={t("customer_prices.hint")}
            isRequired
            inputMode="decimal"
            autoComplete="off"
            suffix={t("form.currency")}
            data-autofocus={price ? true : undefined}
          />
          <FormErrors errors={form.errors} fields={form.allErrors} />
        </DialogBody>
        <DialogFooter>
          <ButtonLink to={closeTo} preventScrollReset>
            {t("form.cancel")}
          </ButtonLink>
          <Button tone="main" isPending={navigation.state !== "idle" && navigation.formMethod === "POST"}>
            {t("form.save")}
          </Button>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
