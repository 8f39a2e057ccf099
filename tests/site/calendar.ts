import { type Addresses, gone, toStaff } from "../support/landing.ts";

export const site: Addresses = {
  "/calendar": toStaff("/calendar"),
  "/calendar/add": toStaff("/calendar/add"),
  "/calendar/entries/:entryId": toStaff("/calendar/entries/1"),
  "/calendar/entries/:entryId/delete": toStaff("/calendar/entries/1/delete"),
};

export const oddities = [gone(toStaff("/calendar/entries/999999"))];
