import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { takeKept } from "#app/forms/kept.ts";
import { addressOf } from "#app/loading/guard.ts";
import { overridesFor } from "#model/branding/config.ts";
import { isMenuCollapsed } from "#routes/frame/menu-width.ts";
import { hasShortcuts } from "#routes/frame/shortcuts.ts";
import { themeOf } from "#routes/frame/theme.ts";

/** What every page wears: the installation's title, colours, images and words, and the reader's language and theme. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // A page that cannot know its viewer still says so in words and colours.
  const { user, config, isConfigLoaded, language } = await context.viewer().catch(context.stranger);
  const kept = user && ((await takeKept(context, addressOf(request)))?.form ?? null);
  if (kept && kept.files.length > 0)
    context.session.flash({ kind: "error", key: "errors.files_again", names: kept.files, stays: 0 });
  return {
    kept,
    title: context.tenant.title,
    user,
    // Of a form that somebody else began, who did: it is theirs still.
    sender: user ? (context.sender() ?? String(user.id)) : undefined,
    language,
    modules: config.modules,
    images: config.images,
    colours: config.colors,
    configVersion: config.version,
    isConfigLoaded,
    isMenuCollapsed: isMenuCollapsed(request),
    theme: themeOf(request),
    hasShortcuts: hasShortcuts(request),
    overrides: overridesFor(config, language),
    flash: context.session.takeFlash(),
    nonce: context.nonce,
  };
}
