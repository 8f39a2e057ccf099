import type { ServerBuild } from "@remix-run/cloudflare";
import { isId } from "#model/answer/fields.ts";

type Module = ServerBuild["routes"][string]["module"];
type Asked = Pick<Parameters<NonNullable<Module["loader"]>>[0], "params">;

/**
 * The pages, of which none is at an address whose id is not one: a backend of an agency's own may read "0x1" or "1?q" in its
 * own way. Said here for every loader and action at once, as a parameter is an id by its name.
 */
export const withPlainIds = (build: ServerBuild): ServerBuild => ({
  ...build,
  routes: Object.fromEntries(
    Object.entries(build.routes).map(([name, route]) => [name, { ...route, module: checked(route.module) }]),
  ),
});

function checked(module: Module): Module {
  const { loader, action } = module;
  return {
    ...module,
    loader: loader && (async (asked) => loader(known(asked))),
    action: action && (async (asked) => action(known(asked))),
  };
}

function known<Asking extends Asked>(asked: Asking): Asking {
  const isOdd = ([name, value = ""]: [string, string | undefined]) => /Id$/.test(name) && !isId(value);
  if (Object.entries(asked.params).some(isOdd))
    throw Response.json({ message: "errors.not_found" }, { status: 404 });
  return asked;
}
