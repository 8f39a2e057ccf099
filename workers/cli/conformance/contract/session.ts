import { one as oneRow } from "#model/answer/answer.ts";
import { user, userChoices, userPage } from "#model/user/user.ts";
import { inside } from "../fields.ts";
import { noun, one, page, under } from "../operation.ts";

/** Specification §3 User, §7 Auth and users. */
const person =
  "id:id name:text email:text role_id|role.id:id role:object stock_item:object? stock_item.id:id " +
  "is_active:flag language:text permissions:list";

export const session = noun("Session", [
  ["session.open", "POST /login", under("", "access_token:text"), { needs: "email password" }],
  ["session.user", "GET /user", one(person, { reader: oneRow(user) })],
  ["session.information", "PATCH /user/update-info", "anything"],
  ["session.password", "PATCH /user/update-password/", "anything", { needs: "password" }],
  ["renewal.request", "POST /request_password_reset", "anything", { needs: "email" }],
  ["renewal.check", "GET /check_password_reset/{token}", "anything"],
  ["renewal.complete", "PATCH /update_password_reset/{token}", "anything"],
  ["session.close", "GET /logout", "anything"],
]);

const choices = [
  "roles:list stock_items:list",
  inside("roles[]", "id:id display_name:text"),
  inside("stock_items[]", "id:id name:text"),
].join(" ");

export const users = noun("Users", [
  ["users.list", "GET /users", page(person, { reader: userPage })],
  ["users.choices", "GET /users/create", one(choices, { reader: userChoices })],
  ["users.create", "POST /register", one("id:id"), { needs: "name email role_id" }],
  ["users.read", "GET /users/{id}", one(person, { reader: oneRow(user) }), { level: "may" }],
  ["users.update", "PATCH /users/{id}", "anything"],
  ["users.delete", "DELETE /users/{id}", "anything"],
]);
