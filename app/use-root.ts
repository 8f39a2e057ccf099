import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "./root";

/** What every page wears; undefined where the root itself failed. */
export const useRoot = () => useRouteLoaderData<typeof loader>("root");
