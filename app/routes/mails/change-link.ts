import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { pressInRow } from "#app/forms/submission.ts";
import { one } from "#model/answer/answer.ts";
import { showDate, today } from "#model/date/dates.ts";
import { addDays } from "#model/date/week.ts";
import { validDays } from "#model/estimate/validity.ts";
import { documentLink } from "#model/online/document.ts";

/** The button, and until when the link was to hold. */
const pressed = z.object({ link: z.enum(["revoke", "renew"]), until: z.string().default("") });

/** Takes a client's link back, or has it hold again for thirty days at least: at the address that the client has. */
export async function changeLink(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { linkId, page }: { linkId: string | undefined; page: string },
) {
  const form = await formOf(request);
  const { data } = pressed.safeParse(Object.fromEntries(form));
  return pressInRow({ request, context }, page, async () => {
    if (!data) return context.session.flash({ kind: "error", key: "errors.choice" });
    const [until = ""] = [data.until, addDays(today(), validDays)].sort().reverse();
    const isRenewed = data.link === "renew";
    await context.api.send("PATCH", `/document_links/${linkId}`, one(documentLink), {
      body: isRenewed ? { is_revoked: false, valid_until: until } : { is_revoked: true },
      version: versionOf(form),
    });
    context.session.flash({
      kind: "success",
      key: isRenewed ? "mails.link_renewed" : "mails.link_revoked",
      values: { date: showDate(until) },
    });
  });
}
