import { z } from "zod";
import { problem } from "#model/answer/answer.ts";
import { type Access, callersOf, mayCall } from "../operations/access.ts";
import type { Overruled } from "../operations/sent-body.ts";
import type { AnswerSchemas } from "./answer-schemas.ts";
import type { ApiDocument, RouteDocument } from "./docs-document.ts";
import { uploadRoutes } from "./upload-routes.ts";

/** An operation as the routes describe it, as far as it is looked at here. */
interface Described {
  operationId: string;
  access: Access;
  overruled?: Overruled;
  refuses?: readonly number[];
  parameters?: { in: string }[];
  requestBody?: { required?: boolean; content: Record<string, { schema?: object }> };
  responses: Record<string, { description: string; content?: Record<string, object> }>;
  security?: object[];
}

/** What each refusal means; its body is one for all. */
const refusals = new Map([
  [400, "The body broke off, or cannot be read"],
  [401, "No token, or one that is not valid any more"],
  [403, "Not for this role, for a module that is off, or from another site"],
  [404, "Nothing is there"],
  [409, "Something else stands against it, as the message says"],
  [412, "`If-Match` names an older version; `data` is the row as it is now"],
  [413, "Too large"],
  [415, "A body of another type"],
  [422, "Something is wrong with what was sent; `errors` names each field"],
  [429, "Too often; `Retry-After` says how many seconds to wait"],
  [500, "A fault; quote `request_id`"],
  [503, "The installation is suspended, or not reached for the moment"],
]);

const securitySchemes = {
  token: {
    type: "http",
    scheme: "bearer",
    description: "The `access_token` of `POST /api/login`. Programs send it.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-session",
    description:
      "The sealed cookie of a browser that signed in on the login page. A write with it counts only from a page of the " +
      "same address: `Origin` or `Sec-Fetch-Site` has to say so. There is no token against forgery to send beside it.",
  },
};

/** The contract with what holds for its operations by their kind: who may call, what may be refused, and files. */
export function described(document: RouteDocument, answers: AnswerSchemas): ApiDocument {
  const responses = Object.fromEntries(
    [...refusals].map(([status, description]) => [
      `Refused${status}`,
      { description, content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } } },
    ]),
  );
  const paths = Object.entries(Object(document.paths)).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(Object(methods)).map(([method, operation]) => [
        method,
        whole(method, Object(operation), answers),
      ]),
    ),
  ]);
  return {
    ...document,
    security: [{ token: [] }, { session: [] }],
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Problem: problemSchema() },
      responses,
      securitySchemes,
    },
  };
}

function problemSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(problem);
  return schema;
}

function whole(method: string, operation: Described, answers: AnswerSchemas): object {
  const { refuses, access, overruled, ...rest } = operation;
  const requestBody = withFiles(operation);
  const isOpen = isForAnyone(operation);
  const refused = refusalsOf(method, operation, requestBody !== undefined).map((status) => [
    String(status),
    { $ref: `#/components/responses/Refused${status}` },
  ]);
  return {
    ...rest,
    "x-callers": callersOf(access),
    ...(overruled && { "x-overruled": Object.keys(overruled) }),
    ...(requestBody && { requestBody }),
    ...(isOpen && { security: [] }),
    responses: {
      ...asSent(operation.responses, answers.get(operation.operationId)),
      ...Object.fromEntries(refused),
    },
  };
}

const isForAnyone = ({ access }: Described): boolean => mayCall(access, null);

/** What follows from what an operation is, and what it says itself beside that. */
function refusalsOf(method: string, operation: Described, hasBody: boolean): number[] {
  const { refuses = [], parameters = [] } = operation;
  const has = (place: string) => parameters.some((parameter) => parameter.in === place);
  const isWrite = method !== "get";
  const isClosed = !isForAnyone(operation);
  const found = [
    ...(isClosed ? [401] : []),
    ...(isClosed || isWrite ? [403] : []),
    ...(has("path") ? [404] : []),
    // A body is read also where none is asked for.
    ...(isWrite ? [400, 413] : []),
    ...(hasBody ? [415, 422] : []),
    // A write takes an Idempotency-Key, which may be another call's.
    ...(has("query") || isWrite ? [422] : []),
    ...refuses,
    ...[500, 503],
  ];
  return [...new Set(found)].sort((one, other) => one - other);
}

const file = { type: "string", format: "binary" };

/** A body as a form with files, beside JSON where there is anything to say without a file. */
function withFiles({ operationId, requestBody }: Described): Described["requestBody"] {
  const carrier = uploadRoutes.find(({ operation }) => operation === operationId);
  if (!carrier) return requestBody;
  const { field, most } = carrier;
  const json = Object(requestBody?.content["application/json"]?.schema ?? { properties: {} });
  const maps = Object.entries(Object(json.properties)).filter(([, shape]) => Object(shape).type === "object");
  const files =
    most > 1 ? { [`${field}[]`]: { type: "array", items: file, maxItems: most } } : { [field]: file };
  const form = {
    schema: { ...json, type: "object", properties: { ...json.properties, ...files } },
    // Languages come as `name[lv]` and `name[en]`.
    ...(maps.length > 0 && {
      encoding: Object.fromEntries(maps.map(([name]) => [name, { style: "deepObject", explode: true }])),
    }),
  };
  return { ...requestBody, content: { ...requestBody?.content, "multipart/form-data": form } };
}

/** JSON as it is sent; what is no JSON is a file, whatever its kind. */
const asSent = (responses: Described["responses"], schemas?: ReadonlyMap<string, object>): object =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { content, ...answer }]) => [
      status,
      { ...answer, ...(content && { content: contentOf(content, schemas?.get(status)) }) },
    ]),
  );

const contentOf = (content: Record<string, object>, schema: object | undefined): object =>
  Object.fromEntries(
    Object.entries(content).map(([type, held]) => {
      if (type === "application/json" && schema) return [type, { ...held, schema }];
      return [type, /json|html/.test(type) ? held : { schema: file }];
    }),
  );
