import en from "#locales/en/refusals.json" with { type: "json" };
import lv from "#locales/lv/refusals.json" with { type: "json" };
import { ApiError } from "#model/answer/api-error.ts";
import type { Api, PageContext } from "#model/page/context.ts";

const words = { lv: lv.other_person, en: en.other_person };

/**
 * The backend as it is written to by the person who filled in a form, and by nobody else: somebody may have signed in in
 * another tab of the browser meanwhile. Here and not in the actions of forms, so that none can forget it. The words are
 * ready to be shown, as a backend's own are: no browser fetches them.
 */
export function ownWrites(
  api: Api,
  viewer: PageContext["viewer"],
): Pick<PageContext, "api" | "begunBy" | "sender" | "refuse"> {
  let begunBy: string | null = null;
  let refusal: Promise<ApiError | null> = Promise.resolve(null);

  async function look(sender: string): Promise<ApiError | null> {
    // The backend asks for the session itself; who cannot be looked up is not refused here.
    const seen = await viewer().catch(() => null);
    const isOther = seen?.user && String(seen.user.id) !== sender;
    return isOther ? new ApiError(403, words[seen.language]) : null;
  }

  async function check(): Promise<void> {
    const refused = await refusal;
    if (refused) throw refused;
  }

  return {
    api: {
      get: api.get,
      send: async (method, path, shape, options) => {
        await check();
        return api.send(method, path, shape, options);
      },
      upload: async (path, form, shape, options) => {
        await check();
        return api.upload(path, form, shape, options);
      },
    },
    sender: () => begunBy,
    begunBy: (sender) => {
      begunBy = sender;
      refusal = sender ? look(sender) : Promise.resolve(null);
      return refusal;
    },
    refuse: (error) => {
      refusal = Promise.resolve(error);
    },
  };
}
