import { html, raw } from "hono/html";
import { type ApiDocument, type Operation, operationsOf } from "./docs-document.ts";
import { notation, type Shape, shape } from "./docs-notation.ts";
import { styles } from "./docs-style.ts";

const introduction = [
  {
    id: "authentication",
    title: "Authentication",
    text: html`<p><code>POST /api/login</code> with <code>email</code> and <code>password</code> answers
      an <code>access_token</code>. Send it with every call as <code>Authorization: Bearer &lt;access_token&gt;</code>. Without a
      valid token the answer is 401; where your role may not call the operation it is 403. Each operation names its callers:
      <b>admin</b>, <b>user</b>, <b>employee</b>, or <b>anyone</b>, who needs no token. Answers to an employee have
      the fields alone that are named for employees: none that carries money. Bodies are JSON unless something else is said.</p>`,
  },
  {
    id: "errors",
    title: "Errors",
    text: html`<p>Every refusal has the same body. <code>errors</code> is there when fields are wrong, by their names. Messages
      are in the language of the person who is signed in, otherwise of <code>Accept-Language</code>. Quote
      <code>request_id</code> when you report a fault. A 429 says in <code>Retry-After</code> how many seconds to wait.</p>
      <pre>{ "message": "…", "errors": { "name": ["…"] }, "request_id": "…" }</pre>`,
  },
  {
    id: "paging",
    title: "Lists",
    text: html`<p>Lists that answer <code>meta</code> come in pages: <code>page</code> counts from 1, <code>per_page</code> is 20
      unless you say otherwise and 100 at most. <code>meta</code> holds <code>total</code>, <code>page</code>,
      <code>per_page</code> and <code>last_page</code>.</p>`,
  },
  {
    id: "repeating",
    title: "Repeated and simultaneous changes",
    text: html`<p>Send an <code>Idempotency-Key</code> of your own with a change: the same call, sent again within a
      day, is done once and answered as before, with <code>Idempotent-Replayed: true</code>. The same key with another call is a 422.</p>
      <p>Where reading a row answers an <code>ETag</code>, send it back as <code>If-Match</code> with the change. If somebody
      changed the row in between, nothing is done, and the 412 holds the row as it is now in <code>data</code>.</p>
      <p>A row may be sent back whole with a change. A field of it that says something new and does not count is a 422 at its
      name, and nothing is done; fields that the row does not have are passed over.</p>`,
  },
];

const places = { path: "Path", query: "Query", header: "Header", cookie: "Cookie" };

/** The contract as a page for programmers. It runs no script, and its one style element holds `styles` alone. */
export function docsPage(document: ApiDocument): string {
  const operations = operationsOf(document);
  const nouns = [...new Set(operations.map(nounOf))].map((noun) => ({
    noun,
    operations: operations.filter((operation) => nounOf(operation) === noun),
  }));
  const { title, version, description } = document.info;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${raw(styles)}</style>
</head>
<body>
  <nav aria-label="Contents">
    <a class="skip" href="#contract">Skip to the contract</a>
    <ul>${introduction.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>
    <ul class="nouns">${nouns.map(contents)}</ul>
  </nav>
  <main id="contract">
    <h1>${title} <small>version ${version}</small></h1>
    ${description && html`<p>${description}</p>`}
    <p>For programs: <a href="/api/openapi.json">the same as OpenAPI 3.1</a>.</p>
    ${introduction.map(({ id, title, text }) => html`<section id="${id}"><h2>${title}</h2>${text}</section>`)}
    ${nouns.map(({ noun, operations }) => html`<section id="${noun}"><h2>${noun}</h2>${operations.map(article)}</section>`)}
  </main>
</body>
</html>`.toString();
}

const nounOf = ({ operationId }: Operation) => operationId.replace(/\..*$/s, "");

const contents = ({ noun, operations }: { noun: string; operations: Operation[] }) => html`
  <li><a href="#${noun}">${noun}</a><ul>
    ${operations.map(({ operationId: id }) => html`<li><a href="#${id}">${id.slice(noun.length + 1) || id}</a></li>`)}
  </ul></li>`;

const article = (operation: Operation) => html`
  <article id="${operation.operationId}">
    <h3><span class="method ${operation.method}">${operation.method.toUpperCase()}</span> <code>${operation.path}</code></h3>
    <p class="facts"><code>${operation.operationId}</code> for
      ${operation["x-callers"].map((role) => html`<b>${role}</b> `)}</p>
    ${[operation.summary, operation.description].map((text) => text && html`<p>${text}</p>`)}
    ${Object.entries(places).map(([place, label]) => parameters(label, operation, place))}
    ${Object.entries(operation.requestBody?.content ?? {}).map(([media, { schema }]) => typed(`Body ${media}`, schema))}
    ${Object.entries(operation.responses).map(([status, response]) => answer(status, response))}
    ${refusals(operation)}
  </article>`;

function parameters(label: string, operation: Operation, place: string) {
  const named = operation.parameters.filter((parameter) => parameter.in === place);
  if (named.length === 0) return "";
  const fields = shape.parse({
    type: "object",
    properties: Object.fromEntries(named.map(({ name, schema }) => [name, schema])),
    required: named.filter(({ required }) => required).map(({ name }) => name),
  });
  return typed(label, fields);
}

function answer(status: string, { description, content }: Operation["responses"][string]) {
  if (isRefusal(status)) return "";
  const label = `${status} ${description}`;
  if (Object.keys(content).length === 0) return html`<p class="bare">${label}</p>`;
  return Object.entries(content).map(([media, { schema }]) => typed(`${label} ${media}`, schema));
}

/** Their body is the same for all. */
function refusals({ responses }: Operation) {
  const statuses = Object.keys(responses).filter(isRefusal);
  return statuses.length > 0 && html`<p class="facts">Refused with ${statuses.join(", ")}</p>`;
}

const isRefusal = (status: string) => /^[45]/.test(status);

const typed = (label: string, schema: Shape) => html`
  <details open><summary>${label}</summary><pre>${notation(schema)}</pre></details>`;
