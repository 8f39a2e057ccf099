import { type Addresses, toStaff } from "../support/landing.ts";

export const site: Addresses = {
  "/update-user-information": toStaff("/update-user-information"),
};
