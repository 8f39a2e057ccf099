import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { clientsFormOf, passOver, streamedForm, unreadable } from "#app/forms/form.ts";
import { keyOf } from "#app/forms/form-version.ts";
import { submit } from "#app/forms/submission.ts";
import { done, one } from "#model/answer/answer.ts";
import { ApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import {
  acceptanceInput,
  choiceInput,
  codeInput,
  codeSent,
  questionInput,
  refusalInput,
  signedFileInput,
} from "#model/online/document.ts";
import { collectChosen } from "./choices.ts";
import { fileRefused } from "./file-refused.ts";
import { pathOf } from "./read.ts";

/** What the forms of the page do, by what their button says. */
export const acts = ["choose", "code", "accept", "decline", "sign", "ask"] as const;
export type Act = (typeof acts)[number];

/** The field that says which form was sent. */
export const actField = "act";

interface Sent {
  request: Request;
  context: AppLoadContext;
}

/** Does what a form of the page asks for, and leads back to where its outcome is seen. */
export async function act({ request, context }: Sent, token: string | undefined) {
  // One with a file is streamed on: what stands before the file is read here.
  const streamed = await streamedForm(request);
  try {
    const form = await clientsFormOf(request);
    return await acted({ request, context, form, streamed }, token);
  } finally {
    if (streamed !== request) await passOver(streamed);
  }
}

interface Read extends Sent {
  form: FormData;
  streamed: Request;
}

function acted({ streamed, ...sent }: Read, token: string | undefined) {
  const { request, context, form } = sent;
  const { api } = context;
  const path = pathOf(token);
  const page = (query: Record<string, string>, at: string) => {
    const { searchParams } = new URL(request.url);
    const lang = searchParams.get("lang");
    const asked = new URLSearchParams(lang ? { ...query, lang } : query);
    return redirect(`/d/${encodeURIComponent(token ?? "")}?${asked}#${at}`);
  };
  // A reader's browser may be in another language than what they read.
  const said = { language: language.safeParse(form.get("lang")).data };
  const options = <Body>(body: Body) => ({ body, idempotencyKey: keyOf(form), ...said });
  const choose = (chosen: number[]) =>
    api.send("POST", `${path}/choice`, done, { body: { chosen }, ...said });
  switch (form.get(actField)) {
    case "choose":
      collectChosen(form);
      // Stays open: what is typed beside the choice stays typed.
      return submit(sent, choiceInput, async ({ chosen }) => {
        await choose(chosen);
        return { current: null };
      });
    case "code": {
      // Nobody accepts a sum that they have not seen.
      if (!collectChosen(form).isSeen)
        return submit(sent, choiceInput, async ({ chosen }) => {
          await choose(chosen);
          throw new ApiError(409, "online.choice_counted");
        });
      return submit(sent, codeInput, async (body) => {
        const { data } = await api.send("POST", `${path}/codes`, one(codeSent), options(body));
        return page({ request: data.request }, "answer");
      });
    }
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
    case "sign":
      // No page can put a file back.
      form.set("file", "");
      return submit(sent, signedFileInput, async () => {
        await api
          .upload(`${path}/signed_files`, streamed, done, { idempotencyKey: keyOf(form), ...said })
          .catch(fileRefused("online.file_refused"));
        return page({}, "answer");
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
