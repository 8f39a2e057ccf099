import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

// What a page asks: who is signed in, how the installation looks, and its list. One process, one SQLite file (DATABASE).

let prepared;

function statements() {
  if (prepared) return prepared;
  const database = new DatabaseSync(process.env.DATABASE);
  const session = "select 1 from sessions where token_hash = ? and created_at > ? and seen_at > ?";
  prepared = {
    viewer: database.prepare(
      `select users.* from sessions join users on users.id = sessions.user_id
       where token_hash = ? and created_at > ? and seen_at > ? and is_active = 1`,
    ),
    configuration: database.prepare("select value from configuration where id = 1"),
    total: database.prepare("select count(*) as total from projects"),
    list: database.prepare(
      `select projects.*, clients.name as client_name, clients.short_name as client_short_name,
         managers.name as manager, assistants.name as assistant
       from projects join clients on clients.id = projects.client_id
       left join users managers on managers.id = projects.project_manager
       left join users assistants on assistants.id = projects.second_user_id
       order by projects.id desc limit ? offset ?`,
    ),
    plan: database.prepare(
      `update projects set in_planning = not in_planning, version = version + 1 where id = ? and exists (${session})`,
    ),
  };
  return prepared;
}

const day = 24 * 3600 * 1000;
const ago = (milliseconds) => new Date(Date.now() - milliseconds).toISOString();
/** A session is known by the hash of its token, and ends after 30 days or 7 days without a visit. */
const valid = (token) => [
  createHash("sha256").update(token).digest("base64url"),
  ago(30 * day),
  ago(7 * day),
];

/** The person behind a cookie's token; undefined for strangers. */
export const viewerOf = (token) => (token ? statements().viewer.get(...valid(token)) : undefined);

/** `{title, palette}` of the installation. */
export const look = () => JSON.parse(statements().configuration.get().value);

export function listProjects({ page, per_page }) {
  const { total } = statements().total.get();
  const rows = statements().list.all(per_page, (page - 1) * per_page);
  return { data: rows.map(show), meta: { total, page, per_page, last_page: Math.ceil(total / per_page) } };
}

const show = ({ client_name, client_short_name, manager, assistant, ...project }) => ({
  ...project,
  in_planning: project.in_planning === 1,
  customer: { id: project.client_id, name: client_name, short_name: client_short_name },
  project_manager_name: manager ?? "",
  second_user_name: assistant ?? "",
});

/** Takes a project into planning or out of it, for somebody who is signed in. */
export const plan = (id, token) => statements().plan.run(id, ...valid(token ?? ""));

/** Page and page size of an address, as the product reads them. */
export const pageOf = (query) => ({
  page: Math.max(1, Number(query.page ?? 1)),
  per_page: Math.min(100, Number(query.per_page ?? 20)),
});
