import type { TextKey } from "#locales/text-key.ts";
import type { StepName } from "#model/setup/setup.ts";

interface Known {
  modules: readonly string[];
  /** The newest project, where there is one. */
  project: number | undefined;
}

const places: Record<StepName, (known: Known) => string> = {
  company: () => "/settings",
  branding: () => "/settings/branding",
  accounts: () => "/settings#accounts",
  people: () => "/users/add",
  // Estimates of positions are made of services, offers of products.
  prices: ({ modules }) => (modules.includes("position_estimate") ? "/stock/many" : "/stock/products/add"),
  client: () => "/clients/add",
  project: () => "/projects/add",
  estimate: ({ project }) => (project === undefined ? "/projects/add" : `/projects/${project}/estimates`),
};

/** Where a step is done, and the text key of the button that leads there. */
export function placeOf(name: StepName, known: Known): { to: string; act: TextKey } {
  const isTooEarly = name === "estimate" && known.project === undefined;
  return {
    to: places[name](known),
    act: isTooEarly ? "setup.estimate.project_first" : `setup.${name}.act`,
  };
}
