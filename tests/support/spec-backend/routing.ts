import { Refusal } from "./answers.ts";
import type { Input } from "./input.ts";
import type { User } from "./people.ts";
import type { Store } from "./store.ts";

export interface Call {
  store: Store;
  /** What stood in the places of the path that begin with a colon. */
  at: (name: string) => string;
  query: URLSearchParams;
  input: Input;
  files: File[];
  user: User;
  token: string;
}

export type Handler = (call: Call) => unknown;
/** "GET /customers/:id" → what answers it. */
export type Routes = Record<string, Handler>;

interface Route {
  method: string;
  parts: string[];
  handler: Handler;
}

export function compile(routes: Routes): Route[] {
  return Object.entries(routes).map(([key, handler]) => {
    const [method = "", path = ""] = key.split(" ");
    return { method, parts: partsOf(path), handler };
  });
}

export function match(routes: Route[], method: string, path: string) {
  const given = partsOf(path);
  const fits = routes.filter(
    (route) =>
      route.parts.length === given.length &&
      route.parts.every((part, index) =>
        part.startsWith(":") ? isPlace(part, given[index]) : part === given[index],
      ),
  );
  // A path written out goes before one with places: /users/create is not the user "create".
  const known = fits.sort((a, b) => places(a) - places(b));
  const route = known.find((one) => one.method === method);
  if (!route)
    throw new Refusal(known.length > 0 ? 405 : 404, known.length > 0 ? "Method Not Allowed" : "Not Found");
  const at = (name: string) => given[route.parts.indexOf(`:${name}`)] ?? "";
  return { handler: route.handler, at };
}

const places = (route: Route) => route.parts.filter((part) => part.startsWith(":")).length;
const isPlace = (part: string, value?: string) => part === ":token" || /^\d+$/.test(value ?? "");
const partsOf = (path: string) => path.split("/").filter(Boolean);
