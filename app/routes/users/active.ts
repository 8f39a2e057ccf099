import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { formOf } from "~/form";
import { enter } from "~/guard";
import { done } from "~/model/answer";
import { pressInRow } from "~/submission";

export const loader = () => redirect("/users");

/** Lets a person sign in, or not any more (specification 4.4). */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await enter(context, request, "users");
  const is_active = (await formOf(request.clone())).get("active") === "yes";
  return pressInRow({ request, context }, "/users", async () => {
    await context.api.send("PATCH", `/users/${params.userId}`, done, { body: { is_active } });
  });
}
