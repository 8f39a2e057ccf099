import type { Browser } from "@playwright/test";
import type { Side } from "./sides.ts";
export const weights = async (_b: Browser, _s: Side) => null;
