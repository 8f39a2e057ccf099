import { type ActionFunctionArgs, type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { strangersFormOf } from "#app/forms/form.ts";
import { safePath } from "#app/loading/guard.ts";
import { languageCookie } from "#locales/detection.ts";
import { isApiError } from "#model/answer/api-error.ts";
import { language } from "#model/answer/fields.ts";
import type { Language } from "#model/text/language.ts";

export const loader = () => redirect("/");

/** Changes the language: a signed-in person's own setting, a stranger's cookie (specification, head). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await strangersFormOf(request);
  const chosen = language.safeParse(form.get("language"));
  const to = form.get("to");
  const answer = redirect(safePath(typeof to === "string" ? to : null));
  if (!chosen.success) return answer;
  if (context.session.token) await setOwn(context, chosen.data);
  answer.headers.append("Set-Cookie", await languageCookie(request).serialize(chosen.data));
  return answer;
}

/** A session that ended meanwhile leads on to login; another refusal is said on the page, in the language as it was. */
async function setOwn({ api, session, viewer }: AppLoadContext, language: Language): Promise<void> {
  try {
    const { user } = await viewer();
    // Whole: the specification does not say that a backend takes a part (§7).
    const body = user ? { name: user.name, email: user.email, language } : { language };
    await api.send("PATCH", "/user/update-info", z.unknown(), { body });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 401) session.signOut();
    else session.flash({ kind: "error", key: error.message });
  }
}
