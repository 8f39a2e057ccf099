import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { clientsFormOf, unreadable } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { done, one } from "#model/answer/answer.ts";
import { acceptanceInput, codeInput, codeSent, questionInput, refusalInput } from "#model/online/document.ts";
import { pathOf } from "./read.ts";

/** What the forms of the page do, by what their button says. */
export const acts = ["code", "accept", "decline", "ask"] as const;
export type Act = (typeof acts)[number];

/** The field that says which form was sent. */
export const actField = "act";

interface Sent {
  request: Request;
  context: AppLoadContext;
}

/** Does what a form of the page asks for, and leads back to where its outcome is seen. */
export async function act({ request, context }: Sent, token: string | undefined) {
  const form = await clientsFormOf(request);
  const sent = { request, context, form };
  const { api } = context;
  const path = pathOf(token);
  const page = (query: Record<string, string>, at: string) => {
    const { searchParams } = new URL(request.url);
    const lang = searchParams.get("lang");
    const asked = new URLSearchParams(lang ? { ...query, lang } : query);
    return redirect(`/d/${encodeURIComponent(token ?? "")}?${asked}#${at}`);
  };
  const options = <Body>(body: Body) => ({ body, idempotencyKey: keyOf(form) });
  switch (form.get(actField)) {
    case "code":
      return submit(sent, codeInput, async (body) => {
        const { data } = await api.send("POST", `${path}/codes`, one(codeSent), options(body));
        return page({ request: data.request }, "answer");
      });
    case "accept":
      return submit(sent, acceptanceInput, async (body) => {
        await api.send("POST", `${path}/acceptance`, done, options(body));
        return page({}, "top");
      });
    case "decline":
      return submit(sent, refusalInput, async (body) => {
        await api.send("POST", `${path}/refusal`, done, options(body));
        return page({}, "top");
      });
    case "ask":
      return submit(sent, questionInput, async (body) => {
        await api.send("POST", `${path}/questions`, done, options(body));
        return page({ asked: "yes" }, "questions");
      });
    default:
      throw unreadable();
  }
}
