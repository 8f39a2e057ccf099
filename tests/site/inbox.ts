import { type Addresses, toStaff } from "../support/landing.ts";

export const site: Addresses = {
  "/inbox": toStaff("/inbox"),
};
