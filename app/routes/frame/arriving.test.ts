import { expect, test } from "vitest";
import site from "#app/routes.ts";
import { pageAt } from "./arriving.ts";

interface Configured {
  id?: string | undefined;
  file: string;
  path?: string | undefined;
  index?: boolean | undefined;
  children?: readonly Configured[] | undefined;
}
interface Known {
  id: string;
  path: string | undefined;
  children: Known[];
}

/** Routes as the browser's router has them. */
const known = (routes: readonly Configured[]): Known[] =>
  routes.map(({ id, file, path, children = [] }) => ({
    id: id ?? file.replace(/\.tsx?$/, ""),
    path,
    children: known(children),
  }));
const routes = known(site);
const at = (pathname: string) => pageAt(pathname, routes);

test.each([
  ["/projects", "/projects/add"],
  ["/projects", "/projects/filter"],
  ["/clients/5", "/clients/5/invoices"],
  ["/clients/5", "/clients/5/data/delete"],
  ["/stock", "/stock/7"],
  ["/stock/production", "/stock/production/add"],
  ["/users", "/users/3/delete"],
  ["/calendar", "/calendar/entries/9"],
  ["/invoices/2/4", "/invoices/2/4/payments/add"],
  ["/estimate/8", "/estimate/8/costs"],
])("%s and %s are one page", (one, other) => {
  expect(at(other)?.key).toBe(at(one)?.key);
});

test.each([
  ["/projects", "/clients"],
  ["/clients", "/clients/5"],
  ["/clients/5", "/clients/6"],
  ["/stock", "/stock/products"],
  ["/settings", "/settings/units"],
  ["/invoices", "/invoices/2/4"],
  ["/dashboard", "/calendar"],
  ["/estimates", "/estimate/8"],
])("%s and %s are two", (one, other) => {
  expect(at(other)?.key).not.toBe(at(one)?.key);
});

test.each([
  ["/calendar", "week"],
  ["/projects", "rows"],
  ["/stock", "rows"],
  ["/stock/products", "rows"],
  ["/projects/7", "page"],
  ["/estimate/7", "page"],
  ["/settings/units", "page"],
  ["/dashboard", "page"],
])("%s has the shape of a %s", (path, shape) => {
  expect(at(path)?.shape).toBe(shape);
});
