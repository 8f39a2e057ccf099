import { type Addresses, gone, toAdmin } from "../support/landing.ts";

export const site: Addresses = {
  "/users": toAdmin("/users?role_id=2"),
  "/users/columns": toAdmin("/users/columns"),
  "/users/selected": toAdmin("/users/selected"),
  "/users/add": toAdmin("/users/add"),
  "/users/:userId": toAdmin("/users/1"),
  "/users/:userId/delete": toAdmin("/users/1/delete"),
  "/users/:userId/deactivate": toAdmin("/users/1/deactivate"),
  // It only takes what is sent to it, and leads to the list.
  "/users/:userId/active": toAdmin("/users/1/active", "/users"),
};

export const oddities = [gone(toAdmin("/users/999999"))];
