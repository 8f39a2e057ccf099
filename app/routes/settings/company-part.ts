import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { type Edited, submitEdit } from "#app/forms/edited.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { optionalData } from "#app/loading/optional-data.ts";
import { done, one, sentOrNull } from "#model/answer/answer.ts";
import { ApiError, isApiError } from "#model/answer/api-error.ts";
import { type Company, company } from "#model/company/company.ts";
import type { ScreenId } from "#model/list/screens.ts";
import type { Api } from "#model/page/context.ts";
import { stays } from "./saved.ts";

/** Null of a backend that knows nothing of them. */
const parts = {
  interest: sentOrNull(company.shape.interest),
  internal_rates: sentOrNull(company.shape.internal_rates),
  closing: sentOrNull(company.shape.closing),
  bank_booking: sentOrNull(company.shape.bank_booking),
  accounting: sentOrNull(company.shape.accounting),
};
const asSent = company.extend(parts);

/** A part of the company's details that has a page of its own, with a form that changes that part alone. */
export interface CompanyPart {
  name: keyof typeof parts;
  screen: ScreenId;
  path: string;
}

const path = "/companies/1/details";

/** What the page of a part shows: the details, and whether the backend has such a part at all. */
export interface ShownPart {
  details: Awaited<ReturnType<typeof optionalData<Company>>>;
  isKnown: boolean;
}

/** Reads the details for the page of a part of them. */
export async function shownPart(api: Api, { name }: CompanyPart): Promise<ShownPart> {
  const { data, problem } = await optionalData(api.get(path, one(asSent)));
  if (!data) return { details: { data, problem }, isKnown: true };
  return { details: { data: company.parse(data), problem }, isKnown: data[name] !== null };
}

/** Saves the form of a part for somebody who may, and leads back to its page. */
export function savePart<Fields extends Record<string, z.ZodType>>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  part: CompanyPart,
  edited: Edited<Company, Fields>,
) {
  return submitEdit({ request, context }, edited, async (value, form) => {
    const body = { [part.name]: value };
    const sent = context.api.send("PATCH", path, done, { body, version: versionOf(form) });
    await sent.catch((error: unknown) => {
      throw isApiError(error) ? atOwnFields(error, `${part.name}.`) : error;
    });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return redirect(part.path);
  });
}

/** A refusal by what the form of a part calls its fields: the backend names them within the details. */
function atOwnFields(refusal: ApiError, within: string): ApiError {
  const { status, message, requestId, retryAfter, current } = refusal;
  const own = Object.entries(refusal.errors).map(([field, keys]) => [
    field.startsWith(within) ? field.slice(within.length) : field,
    keys,
  ]);
  const errors = Object.fromEntries(own);
  return new ApiError(status, message, { errors, requestId, retryAfter, current });
}
