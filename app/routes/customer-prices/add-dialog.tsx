import { getFormProps } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@remix-run/cloudflare";
import { useLoaderData, useParams } from "@remix-run/react";
import { typedInto } from "#app/forms/called.ts";
import { EditBaseline, fillingOf } from "#app/forms/edit-baseline.tsx";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { FormKey } from "#app/forms/form-key.tsx";
import { keyOf, versionOf } from "#app/forms/form-version.ts";
import { keepRefused } from "#app/forms/lost-form.ts";
import { Form } from "#app/forms/own-form.tsx";
import { type Refusal, submit } from "#app/forms/submission.ts";
import { chosenBefore, completeChoice } from "#app/forms/typed-choice.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { useEditBaseline } from "#app/forms/use-edit-baseline.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { answered, enter, reading } from "#app/loading/guard.ts";
import { nameOr } from "#app/loading/known-row.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { done } from "#model/answer/answer.ts";
import {
  type CustomerPrice,
  type CustomerPriceInput,
  customerPriceInput,
} from "#model/client/customer-price.ts";
import { readDecimal, showUnitPrice } from "#model/money/decimal.ts";
import { stockItemPage } from "#model/stock/stock-item.ts";
import { ComboBox } from "#ui/combo-box.tsx";
import { Dialog, DialogBody } from "#ui/dialog.tsx";
import { FormErrors, TextField } from "#ui/field.tsx";
import { SendFooter } from "#ui/send-footer.tsx";
import { editedPrice } from "./edited.ts";
import { KnownPrices, knownAs, PriceMeanwhile, priceThere, toldIn, versionKnown } from "./known.tsx";
import { readPrices } from "./read.ts";
import { priceValues } from "./values.ts";

const rules = () =>
  import("#model/client/customer-price.ts").then(({ customerPriceInput }) => customerPriceInput);

/** With `item` the price that is to be changed. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const item = new URL(request.url).searchParams.get("item");
  const prices = await reading(context, request, "clients", () => readPrices(context.api, params.clientId));
  const price = prices.data.find((row) => String(row.stock_item_id) === item);
  return { price: price ?? null, known: prices.data.map(knownAs), key: crypto.randomUUID() };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "clients", editedPrice);
  const form = await formOf(request);
  keepRefused(context, typedInto(editedPrice, form));
  const completed = completeChoice(form, "stock_item_id", async (q) => {
    const query = new URLSearchParams({ q, active: "true", per_page: "20" });
    const { data } = await context.api.get(`/stock_items?${query}`, stockItemPage);
    return data;
  });
  await answered(completed, context, request);
  const save = async (body: CustomerPriceInput) => {
    const path = `/${params.clientId}/customer_stock_item_prices`;
    const version = form.has("version")
      ? versionOf(form)
      : await versionKnown(context.api, params.clientId, form);
    const options = { body, idempotencyKey: keyOf(form), version };
    await context.api.send("POST", path, done, options);
    context.session.flash({ kind: "success", key: "customer_prices.created" });
    return replace(`/clients/${params.clientId}/prices`);
  };
  const readOwner = () => context.api.get(`/customers/${params.clientId}`, done);
  const sent = {
    request,
    context,
    form,
    readSaved: () => priceThere(context.api, params.clientId, form),
  };
  return form.has("version")
    ? submitEdit(sent, editedPrice, save)
    : submit({ ...sent, called: editedPrice, readOwner }, customerPriceInput, save);
}

export default function AddCustomerPrice() {
  const { t } = useTranslation();
  const { price, known, key } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const begun = useEditBaseline(price, price?.stock_item_id ?? key, lastResult);
  const { clientId } = useParams();
  const closeTo = `/clients/${clientId}/prices`;
  return (
    <Dialog title={t("customer_prices.new")} closeTo={closeTo} first="control">
      <PriceForm
        key={begun ? fillingOf(begun, lastResult) : "new"}
        idempotencyKey={key}
        {...{ price: begun, known, closeTo, lastResult }}
      />
    </Dialog>
  );
}

interface PriceFormProps {
  /** The price that is changed; none makes a new one. */
  price: CustomerPrice | null;
  /** Prices that were there when the dialog was opened: to replace one of them is no surprise. */
  known: readonly string[];
  idempotencyKey: string;
  closeTo: string;
  lastResult: Refusal | undefined;
}

function PriceForm({ price, known, idempotencyKey, closeTo, lastResult }: PriceFormProps) {
  const { t, language } = useTranslation();
  const id = "customer-price";
  const item = price?.stock_item;
  const values = price ? priceValues(price, language) : {};
  const [form, fields] = useSubmission(rules, { id, lastResult, defaultValue: values });
  return (
    <Form method="post" className="contents" preventScrollReset {...getFormProps(form)}>
      <DialogBody>
        <FormKey value={idempotencyKey} />
        {!price && <KnownPrices known={known} lastResult={lastResult} />}
        <PriceMeanwhile lastResult={lastResult} />
        <EditBaseline
          form={id}
          row={price ? { version: price.version, values } : undefined}
          lastResult={lastResult}
        >
          {price ? (
            <div>
              <p className="font-medium">{nameOr(item?.name, price.stock_item_id)}</p>
              {item && (
                <p className="text-xs text-grey-600">
                  {t("customer_prices.usual")}: {showUnitPrice(readDecimal(item.price) ?? 0, language)}
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
          <FormErrors errors={toldIn(lastResult) ? [] : form.errors} fields={form.allErrors} />
        </EditBaseline>
      </DialogBody>
      <SendFooter closeTo={closeTo} send={t("form.save")} />
    </Form>
  );
}
