import type { ServerBuild } from "@remix-run/cloudflare";

type Module = ServerBuild["routes"][string]["module"];

/**
 * The pages, of which those that take no form say so to anyone who sends one, and lead to themselves. The framework has words
 * of its own for a page, and for what has none a fault in English.
 */
export const withReadOnly = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([name, route]) => [
      name,
      { ...route, module: { ...route.module, action: route.module.action ?? refuse } },
    ]),
  ),
});

const refuse: NonNullable<Module["action"]> = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const to = pathname.replace(/\.data$/, "") + search;
  throw Response.json({ message: "errors.only_read", to }, { status: 405, headers: { Allow: "GET, HEAD" } });
};
