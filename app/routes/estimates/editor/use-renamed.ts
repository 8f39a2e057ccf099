import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { Estimate } from "#model/estimate/estimate.ts";
import type { Drafts } from "./drafts.ts";

/** The heading and the title of the page are what its loader read: once another name is saved it reads again. */
export function useRenamed({ id, name }: Estimate, { rows }: Drafts): void {
  const { revalidate } = useRevalidator();
  const saved = rows.get(`estimate-${id}`)?.fields.name;
  useEffect(() => {
    if (saved !== undefined && saved !== name) revalidate();
  }, [saved, name, revalidate]);
}
