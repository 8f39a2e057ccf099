"use server";

import { revalidatePath } from "next/cache";
import { cookies } from "next/headers";
import { plan } from "../../page/data.js";

export async function changePlanning(id) {
  plan(id, (await cookies()).get("session")?.value);
  revalidatePath("/projects");
}
