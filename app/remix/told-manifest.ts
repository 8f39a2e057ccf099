import type { AssetsManifest } from "@remix-run/react/dist/entry";

type Route = AssetsManifest["routes"][string];

/** A route as browsers are told of it: what it is false of is left out, and its scripts are one text of their names, its own first. */
export interface ToldRoute {
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly hasLoader?: boolean;
  readonly hasAction?: boolean;
  readonly hasErrorBoundary?: boolean;
  readonly hasClientLoader?: boolean;
  readonly hasClientAction?: boolean;
  readonly css?: string[];
  /** In the folder of all scripts, without their ending, between blanks. */
  readonly scripts: string;
}

/** The file that tells browsers of all routes, by their ids. */
export interface ToldManifest {
  readonly entry: AssetsManifest["entry"];
  readonly routes: Readonly<Record<string, ToldRoute>>;
}

const folder = "/assets/";
const ending = ".js";

/** A script as it is called in the folder of all. Throws for one that is elsewhere. */
export function nameOf(script: string): string {
  if (!script.startsWith(folder) || !script.endsWith(ending)) throw new Error(`${script} is in no ${folder}`);
  return script.slice(folder.length, -ending.length);
}

/** A route as Remix has it, of what was told. */
export function told(id: string, { scripts, ...route }: ToldRoute): Route {
  const [module = "", ...imports] = scripts.split(" ").map((name) => `${folder}${name}${ending}`);
  return {
    hasLoader: false,
    hasAction: false,
    hasErrorBoundary: false,
    hasClientLoader: false,
    hasClientAction: false,
    ...route,
    id,
    module,
    imports,
  };
}
