import { createHash } from "node:crypto";
import { serve } from "@hono/node-server";
import Database from "better-sqlite3";
import { Hono } from "hono";

// The floor: Hono and one SQLite file in one process, each write on the disk before it is answered. Nothing between them.
const database = new Database(process.env.DATABASE);
database.pragma("journal_mode = wal");
database.pragma("synchronous = full");

const shown = `select projects.*, clients.name as client_name, clients.short_name as client_short_name,
    managers.name as manager, assistants.name as assistant
  from projects join clients on clients.id = projects.client_id
  left join users managers on managers.id = projects.project_manager
  left join users assistants on assistants.id = projects.second_user_id`;
const statements = {
  viewer: database.prepare(
    "select users.id from sessions join users on users.id = sessions.user_id where token_hash = ? and is_active = 1",
  ),
  total: database.prepare("select count(*) as total from projects"),
  list: database.prepare(`${shown} order by projects.id desc limit ? offset ?`),
  one: database.prepare(`${shown} where projects.id = ?`),
  last: database.prepare("select project_nr from projects order by id desc limit 1"),
  insert: database.prepare(
    `insert into projects (project_nr, name, short_name, in_planning, client_id, project_manager, planned_start_date,
       planned_due_date, status_id, version)
     values (@project_nr, @name, @short_name, 0, @client, @project_manager, @startDate, @dueDate, 1, 1)`,
  ),
  update: database.prepare("update projects set name = ?, version = version + 1 where id = ?"),
};

const show = ({ client_id, client_name, client_short_name, manager, assistant, ...project }) => ({
  ...project,
  in_planning: project.in_planning === 1,
  customer: { id: client_id, name: client_name, short_name: client_short_name },
  project_manager_name: manager ?? "",
  second_user_name: assistant ?? "",
});
const isText = (value) => typeof value === "string" && value !== "";

const create = database.transaction((input) => {
  const [year, number] = statements.last.get().project_nr.split("-");
  const project_nr = `${year}-${String(Number(number) + 1).padStart(4, "0")}`;
  return statements.insert.run({ ...input, project_nr }).lastInsertRowid;
});

const app = new Hono();
app.use(async (c, next) => {
  const token = c.req.header("Authorization")?.replace("Bearer ", "") ?? "";
  const hash = createHash("sha256").update(token).digest("base64url");
  if (!statements.viewer.get(hash)) return c.json({ message: "Sign in" }, 401);
  return next();
});
app.get("/api/projects", (c) => {
  const page = Number(c.req.query("page") ?? 1);
  const per_page = Number(c.req.query("per_page") ?? 20);
  const { total } = statements.total.get();
  const data = statements.list.all(per_page, (page - 1) * per_page).map(show);
  return c.json({ data, meta: { total, page, per_page, last_page: Math.ceil(total / per_page) } });
});
app.get("/api/projects/:id", (c) => {
  const project = statements.one.get(c.req.param("id"));
  return project ? c.json({ data: show(project) }) : c.json({ message: "Not here" }, 404);
});
app.post("/api/projects", async (c) => {
  const input = await c.req.json();
  if (![input.name, input.short_name, input.startDate, input.dueDate].every(isText))
    return c.json({ message: "Not complete" }, 422);
  return c.json({ data: show(statements.one.get(create(input))) }, 201);
});
app.patch("/api/projects/:id", async (c) => {
  const { name } = await c.req.json();
  if (!isText(name)) return c.json({ message: "Not complete" }, 422);
  statements.update.run(name, c.req.param("id"));
  return c.json({ data: show(statements.one.get(c.req.param("id"))) });
});

serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: "127.0.0.1" });
