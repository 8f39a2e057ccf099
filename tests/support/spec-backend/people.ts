import { randomUUID } from "node:crypto";
import { forbidden, Named, Page, pageOf, Refusal } from "./answers.ts";
import type { Call, Routes } from "./routing.ts";
import type { Store } from "./store.ts";
import { Table } from "./table.ts";

export interface User {
  id: number;
  name: string;
  email: string;
  role_id: 1 | 2 | 3;
  stock_item_id: number | null;
  /** 1 or 0: a tinyint column. */
  is_active: number;
  language: string;
  password: string;
  manage_calendar: boolean;
}

const roleNames = { 1: "admin", 2: "user", 3: "employee" } as const;
export const password = "Drukatava-2026";

const person = (name: string, email: string, role_id: User["role_id"], rest: Partial<User> = {}) => ({
  name,
  email,
  role_id,
  stock_item_id: null,
  is_active: 1,
  language: "lv",
  password,
  manage_calendar: false,
  ...rest,
});

export const people = () =>
  new Table<User>([
    person("Ilze Ozola", "ilze@drukatava.test", 1),
    person("Jānis Liepa", "janis@drukatava.test", 2, { manage_calendar: true }),
    person("Marta Kļaviņa", "marta@drukatava.test", 3, { stock_item_id: 1 }),
    person("Pēteris Kalns", "peteris@drukatava.test", 3, { stock_item_id: 2 }),
    person("Zane Bērziņa", "zane@drukatava.test", 2, { is_active: 0, language: "en" }),
  ]);

export function showUser(user: User) {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: { id: user.role_id, name: roleNames[user.role_id] },
    role_id: user.role_id,
    stock_item: user.stock_item_id ? { id: user.stock_item_id } : null,
    is_active: user.is_active,
    language: user.language,
    permissions: user.manage_calendar ? ["manage_calendar"] : [],
  };
}

export function signIn(store: Store, email: string, given: string): string {
  const user = store.users.where((row) => row.email === email)[0];
  if (!user || user.password !== given || !user.is_active) throw new Refusal(403, "Wrong credentials.");
  const token = randomUUID();
  store.tokens.set(token, user.id);
  return token;
}

function roleOf({ input }: Call): User["role_id"] {
  const role = input.number("role_id");
  if (role === 1 || role === 2 || role === 3) return role;
  input.wrong("role_id", "The selected role_id is invalid.");
  return 3;
}

function unusedEmail({ input, store }: Call, own?: number): string {
  const email = input.text("email");
  if (store.users.all().some((user) => user.email === email && user.id !== own)) {
    input.wrong("email", "The email has already been taken.");
  }
  return email;
}

export const peopleRoutes: Routes = {
  "POST /login": ({ store, input }) => {
    const email = input.text("email");
    const given = input.text("password");
    input.check();
    return new Named({ access_token: signIn(store, email, given) });
  },
  "GET /logout": ({ store, token }) => {
    store.tokens.delete(token);
  },
  "GET /user": ({ user }) => showUser(user),
  "PATCH /user/update-info": (call) => {
    const name = call.input.text("name");
    const email = unusedEmail(call, call.user.id);
    const language = call.input.has("language") ? call.input.text("language") : call.user.language;
    call.input.check();
    return showUser(call.store.users.change(call.user.id, { name, email, language }));
  },
  "PATCH /user/update-password": ({ store, input, user }) => {
    const next = input.text("password");
    input.check();
    store.users.change(user.id, { password: next });
  },
  "GET /users/create": ({ store }) =>
    new Named({
      roles: [
        { id: 1, display_name: "Administrators" },
        { id: 2, display_name: "Lietotājs" },
        { id: 3, display_name: "Darbinieks" },
      ],
      stock_items: store.stockItems.where((item) => item.type_id === 1).map(({ id, name }) => ({ id, name })),
    }),
  "GET /users": ({ store, query }) => {
    const wanted = query.get("q")?.toLowerCase() ?? "";
    const role = query.get("role");
    const found = store.users.where(
      (user) => user.name.toLowerCase().includes(wanted) && (!role || String(user.role_id) === role),
    );
    return new Page(pageOf(found, query).map(showUser), found.length);
  },
  "POST /register": (call) => {
    const { input, store } = call;
    const role_id = roleOf(call);
    const values = person(input.text("name"), unusedEmail(call), role_id, {
      stock_item_id: role_id === 3 ? input.number("stock_item_id") : null,
      manage_calendar: role_id === 2 && input.flag("manage_calendar"),
      password: input.maybeText("password") ?? password,
    });
    input.check();
    return showUser(store.users.add(values));
  },
  "PATCH /users/:id": (call) => {
    const { input, store, at } = call;
    const user = store.users.get(at("id"));
    const values: Partial<User> = {};
    if (input.has("name")) values.name = input.text("name");
    if (input.has("email")) values.email = unusedEmail(call, user.id);
    if (input.has("role_id")) values.role_id = roleOf(call);
    if (input.has("manage_calendar")) values.manage_calendar = input.flag("manage_calendar");
    if (input.has("stock_item_id")) values.stock_item_id = input.maybeNumber("stock_item_id");
    if (input.has("is_active")) values.is_active = input.flag("is_active") ? 1 : 0;
    input.check();
    return showUser(store.users.change(user.id, values));
  },
  "DELETE /users/:id": ({ store, at, user }) => {
    if (Number(at("id")) === user.id) throw forbidden();
    return store.users.drop(at("id"));
  },
  "GET /check_password_reset/:token": ({ store, at }) => {
    if (!store.resets.has(at("token"))) throw new Refusal(422, "This password reset token is invalid.");
  },
  "POST /request_password_reset": ({ store, input }) => {
    const email = input.text("email");
    if (!email.includes("@")) input.wrong("email", "The email must be a valid email address.");
    input.check();
    const user = store.users.where((row) => row.email === email)[0];
    if (user) store.resets.set(`reset-${user.id}`, user.id);
  },
  "PATCH /update_password_reset/:token": ({ store, input, at }) => {
    const owner = store.resets.get(at("token"));
    if (!owner) throw new Refusal(422, "This password reset token is invalid.");
    const next = input.text("password");
    input.check();
    store.users.change(owner, { password: next });
    store.resets.delete(at("token"));
  },
};
