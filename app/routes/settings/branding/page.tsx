import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
  replace,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { submitEdit } from "#app/forms/edited.ts";
import { formOf } from "#app/forms/form.ts";
import { versionOf } from "#app/forms/form-version.ts";
import { useAnswer } from "#app/forms/use-answer.ts";
import { enter, reading } from "#app/loading/guard.ts";
import type { Titled } from "#app/title.ts";
import { useTranslation } from "#locales/use-translation.ts";
import { imageKinds, sentLook } from "#model/answer/address-look.ts";
import { done, one } from "#model/answer/answer.ts";
import { areSame, defaultColours } from "#model/branding/branding.ts";
import { Refused } from "../refused.tsx";
import { saveSetting, stays } from "../saved.ts";
import { SettingsPage } from "../sections.tsx";
import { AddressChoice } from "./addresses.tsx";
import { brandingAt } from "./at.ts";
import { ColourSettings } from "./colours.tsx";
import { editedColours } from "./edited.ts";
import { ImageSettings } from "./images.tsx";
import { versionWith } from "./seen-image.ts";

export const handle = { title: (t) => t("branding.title") } satisfies Titled;

/** The address that a request is about, as far as it is one of the installation's; null for all of them. */
async function askedFor(request: Request, context: AppLoadContext) {
  const asked = new URL(request.url).searchParams.get("address");
  const addresses = await context.tenant.addresses();
  const host = addresses.find((address) => address.host === asked)?.host ?? null;
  if (asked !== null && host === null) throw redirect(brandingAt(null));
  const query = host === null ? "" : `?address=${encodeURIComponent(host)}`;
  return { addresses, host, path: `/companies/1${query}` };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  await enter(context, request, "settings");
  const { addresses, host, path } = await askedFor(request, context);
  const [{ config }, { data }] = await reading(context, request, "settings", () =>
    Promise.all([context.viewer(), context.api.get(path, one(sentLook))]),
  );
  return { settings: { ...data, colors: data.colors ?? config.colors }, addresses, host };
}

const button = z.union([
  z.object({ act: z.literal("reset") }),
  z.object({ act: z.literal("remove"), kind: z.enum(imageKinds), seen: z.string().optional() }),
]);

/** Saves the colours, goes back to those of before, or takes an image away: the button that was pressed says which. */
export async function action({ request, context }: ActionFunctionArgs) {
  await enter(context, request, "settings");
  const { host, path } = await askedFor(request, context);
  const form = await formOf(request);
  const pressed = button.safeParse(Object.fromEntries(form)).data;
  if (pressed) {
    const body = pressed.act === "reset" ? { colors: null } : { images: { [pressed.kind]: null } };
    await saveSetting({ request, context }, async () => {
      const version =
        pressed.act === "reset"
          ? versionOf(form)
          : await versionWith(pressed, context, path, "branding.image_changed");
      await context.api.send("PATCH", path, done, { body, version });
    });
    return replace(brandingAt(host));
  }
  return submitEdit({ request, context, form }, editedColours, async (colors) => {
    const version = versionOf(form);
    // The specification names no body: a backend may look for colours under their name or by themselves.
    await context.api.send("PATCH", path, done, { body: { ...colors, colors }, version });
    context.session.flash({ kind: "success", key: "settings.saved", stays });
    return replace(brandingAt(host));
  });
}

/** How the installation looks: colours, logos and favicons, everywhere or at one of its addresses (specification §1). */
export default function Branding() {
  const { t } = useTranslation();
  const { settings, addresses, host } = useLoaderData<typeof loader>();
  const lastResult = useAnswer<typeof action>();
  const { colors, version, images, own = null } = settings;
  return (
    <SettingsPage title={t("branding.title")}>
      <div className="flex max-w-[960px] flex-col gap-8 p-4 sm:p-6">
        <AddressChoice addresses={addresses} chosen={host} />
        <ColourSettings
          shown={{ colors, version, host }}
          lastResult={lastResult}
          canReset={host === null ? !areSame(colors, defaultColours) : own?.colors !== null}
        />
        <ImageSettings images={images} own={host === null ? null : (own?.images ?? {})} host={host} />
      </div>
      <Refused lastResult={lastResult} />
    </SettingsPage>
  );
}
