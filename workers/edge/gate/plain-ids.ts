import type { ServerBuild } from "@remix-run/cloudflare";
import { isId } from "#model/answer/fields.ts";

type Module = ServerBuild["routes"][string]["module"];
type Asked = Pick<Parameters<NonNullable<Module["loader"]>>[0], "params">;

/**
 * The pages, of which none is at an address whose id is not one: a backend of an agency's own may read "0x1" or "1?q" in its
 * own way. Said here for every loader and action at once, as a parameter is an id by its name. What stands around pages and
 * has no id in its own address is read as ever: the page that says so has it too.
 */
export function withPlainIds(build: ServerBuild): ServerBuild {
  const hasId = (name: string | undefined): boolean => {
    const route = build.routes[name ?? ""];
    return route !== undefined && (/:\w+Id\b/.test(route.path ?? "") || hasId(route.parentId));
  };
  const routes = Object.entries(build.routes).map(([name, route]) => [
    name,
    hasId(name) ? { ...route, module: checked(route.module) } : route,
  ]);
  return { ...build, routes: Object.fromEntries(routes) };
}

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
