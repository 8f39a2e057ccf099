import { useTranslation } from "#locales/use-translation.ts";
import type { Adds } from "#ui/use-adding.ts";

/** Lets a field for a client add one of the typed name. What is to be known of it beside is entered on its page later. */
export function useAddsClient(): Adds {
  const { t, language } = useTranslation();
  return {
    label: (name) => t("project_form.add_client", { name }),
    said: (name) => t("project_form.client_added", { name }),
    add: async (name, key) => {
      try {
        const { addClient } = await import("./added-client.ts");
        return await addClient(name, { language, key });
      } catch {
        return { refused: "errors.network" };
      }
    },
  };
}
