import type lv from "./lv/index.ts";

/** Keys are checked where they are used: a text that is not there does not compile. */
declare module "i18next" {
  interface CustomTypeOptions {
    resources: { translation: typeof lv };
    returnNull: false;
  }
}
