import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { z } from "zod";
import { enter, signedOut } from "#app/loading/guard.ts";
import { isApiError } from "#model/answer/api-error.ts";
import type { ScreenId } from "#model/list/screens.ts";
import type { Flash } from "#model/page/context.ts";
import { passOver, streamedForm } from "./form.ts";

interface Taking<Shape extends z.ZodType> {
  screen: ScreenId;
  /** Where the API takes it. */
  path: string;
  answer: Shape;
  /** Where what was taken leads, and what is said there. */
  taken: (answer: z.output<Shape>) => { to: string; flash: Flash };
}

/** Why a file was not taken: as a whole, and at its field. */
export interface FileRefusal {
  message: string;
  file: string[];
}

/** Streams a form with one file on as it comes; leads to what was taken, or answers why it was not. */
export async function takeFile<Shape extends z.ZodType>(
  { request, context }: ActionFunctionArgs,
  { screen, path, answer, taken }: Taking<Shape>,
) {
  const streamed = await streamedForm(request);
  try {
    await enter(context, request, screen);
    const { to, flash } = taken(await context.api.upload(path, streamed, answer));
    context.session.flash(flash);
    throw redirect(to);
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) throw await signedOut(context, request);
    const { file = [] } = error.errors;
    return data<FileRefusal>({ message: error.message, file }, { status: error.status || 503 });
  } finally {
    await passOver(streamed);
  }
}
