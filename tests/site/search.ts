import { type Addresses, toStaff } from "../support/landing.ts";

export const site: Addresses = {
  "/search": toStaff("/search"),
  "/choices/everything": toStaff("/choices/everything?q=a"),
};

export const oddities = [toStaff("/search?q=%22")];
