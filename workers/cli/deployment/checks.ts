import { bad, type Finding, good } from "../findings.ts";
import { type Account, Refused } from "./account.ts";
import type { Plan } from "./configuration.ts";
import { checkHosts } from "./hosts.ts";

/** What the operator says with the command. */
export interface Consent {
  /** Names of the secrets that come along with the deployment. */
  secrets: readonly string[];
  /** Hosts that a route may catch although they lead elsewhere today. */
  alsoCaught: readonly string[];
}

interface Binding {
  name: string;
  type: string;
}

const needed = ["SESSION_SECRET", "OPERATOR_TOKEN"];

/** Whether an account has what a deployment needs, and nothing that it would take over: docs/operations.md, 2 to 6. */
export async function checkAccount(account: Account, plan: Plan, consent: Consent): Promise<Finding[]> {
  const checks = [
    checkRegistry(account, plan),
    checkBuckets(account, plan),
    checkLeftovers(account, plan),
    checkQueues(account, plan),
    checkMail(account, plan),
    checkNames(account, plan),
    checkSecrets(account, plan, consent),
    checkHosts(account, plan, consent.alsoCaught),
  ];
  return (await Promise.all(checks.map((check) => check.catch(unreadable)))).flat();
}

/** What `wrangler login` asks for does not read everything, DNS records among it: that alone stops no deployment. */
function unreadable(error: unknown): Finding[] {
  if (error instanceof Refused) return [{ isGood: true, isUnknown: true, words: error.message }];
  throw error;
}

async function checkRegistry({ id, get }: Account, { registry }: Plan): Promise<Finding[]> {
  const found = await get(`/accounts/${id}/storage/kv/namespaces/${registry}`);
  return [
    found
      ? good("The registry TENANTS is there")
      : bad(`No KV namespace has the id ${registry}: npx wrangler kv namespace create TENANTS`),
  ];
}

const jurisdictionOf = (jurisdiction?: string): Record<string, string> =>
  jurisdiction ? { "cf-r2-jurisdiction": jurisdiction } : {};

function checkBuckets({ id, get }: Account, { buckets }: Plan): Promise<Finding[]> {
  return Promise.all(
    buckets.map(async ({ name, jurisdiction }) => {
      const found = await get(`/accounts/${id}/r2/buckets/${name}`, jurisdictionOf(jurisdiction));
      const option = jurisdiction ? ` --jurisdiction ${jurisdiction}` : "";
      return found
        ? good(`The bucket ${name} is there`)
        : bad(`There is no bucket ${name}: npx wrangler r2 bucket create ${name}${option}`);
    }),
  );
}

interface Rule {
  enabled: boolean;
  conditions?: { prefix?: string };
  deleteObjectsTransition?: object;
}

/** What the bucket of copies has to take away by a rule of its own, by its folder, and after how many days. */
const takenAway = [
  { folder: "restores", days: 2, what: "What broken restores leave" },
  { folder: "messages", days: 30, what: "What mails are known by" },
] as const;

async function checkLeftovers({ id, get }: Account, { buckets }: Plan): Promise<Finding[]> {
  const bucket = buckets.find(({ binding }) => binding === "BACKUPS");
  if (!bucket) return [bad("workers/backend/wrangler.toml: the bucket BACKUPS")];
  const { name, jurisdiction } = bucket;
  const path = `/accounts/${id}/r2/buckets/${name}/lifecycle`;
  const { rules = [] } = (await get<{ rules?: Rule[] }>(path, jurisdictionOf(jurisdiction))) ?? {};
  return takenAway.map(({ folder, days, what }) => {
    const isTaken = rules.some(
      ({ enabled, conditions, deleteObjectsTransition }) =>
        enabled && conditions?.prefix === `${folder}/` && deleteObjectsTransition !== undefined,
    );
    const command = `npx wrangler r2 bucket lifecycle add ${name} ${folder} ${folder}/ --expire-days ${days}`;
    return isTaken
      ? good(`${what} is taken out of ${name}`)
      : bad(`${what} is never taken out of ${name}: ${command}`);
  });
}

async function checkQueues({ id, list }: Account, { queues }: Plan): Promise<Finding[]> {
  const there = await list<{ queue_name: string }>(`/accounts/${id}/queues`);
  return queues.map((queue) =>
    there.some(({ queue_name }) => queue_name === queue)
      ? good(`The queue ${queue} is there`)
      : bad(`There is no queue ${queue}: npx wrangler queues create ${queue}`),
  );
}

async function checkMail({ id, list }: Account, { mailFrom }: Plan): Promise<Finding[]> {
  const domain = mailFrom.split("@").at(-1) ?? "";
  const zones = await list<{ id: string; name: string }>(`/accounts/${id}/email/sending/zones`);
  const zone = zones.find(({ name }) => domain === name || domain.endsWith(`.${name}`));
  const senders = zone
    ? await list<{ name: string; enabled: boolean }>(`/zones/${zone.id}/email/sending/subdomains`)
    : [];
  return [
    senders.some(({ name, enabled }) => name === domain && enabled)
      ? good(`Mails may be sent from ${domain}`)
      : bad(`No mail can be sent from ${domain}: npx wrangler email sending enable ${domain}`),
  ];
}

/** What each Worker of ours has, and nobody else's of the same name. */
const ours = { edge: ["TENANTS", ...needed], backend: ["INSTALLATIONS"] };

function checkNames({ id, get }: Account, { names }: Plan): Promise<Finding[]> {
  return Promise.all(
    (["backend", "edge"] as const).map(async (which) => {
      const name = names[which];
      const path = `/accounts/${id}/workers/scripts/${name}/settings`;
      const there = await get<{ bindings: Binding[] }>(path);
      if (!there) return good(`No Worker is named ${name} yet`);
      return there.bindings.some((binding) => ours[which].includes(binding.name))
        ? good(`The Worker ${name} is this product's`)
        : bad(`The account has a Worker ${name} that is not this product's: give ours another name`);
    }),
  );
}

async function checkSecrets({ id, get }: Account, { names }: Plan, { secrets }: Consent): Promise<Finding[]> {
  const there = await get<Binding[]>(`/accounts/${id}/workers/scripts/${names.edge}/secrets`);
  const known = new Set([...secrets, ...(there ?? []).map(({ name }) => name)]);
  const missing = needed.filter((name) => !known.has(name));
  return [
    missing.length === 0
      ? good("The edge has its secrets")
      : bad(`Hosts would go live without ${missing.join(" and ")}: npm run deploy -- --secrets-file <file>`),
  ];
}
