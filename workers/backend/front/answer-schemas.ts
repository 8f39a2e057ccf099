import { z } from "zod";

/** As much of the APIs as is looked at here: what their routes say of themselves. */
export type Apis = readonly { openAPIRegistry: { definitions: readonly object[] } }[];

const route = z.object({
  type: z.literal("route"),
  route: z.object({
    operationId: z.string(),
    responses: z.record(
      z.string(),
      z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })).optional() }),
    ),
  }),
});

/** JSON schemas by operation and status. */
export type AnswerSchemas = ReadonlyMap<string, ReadonlyMap<string, object>>;

/**
 * What each operation answers in JSON, as JSON schemas by operation and status. They describe what comes out of the
 * schemas, which are read tolerantly: what is never missing is required, and is of one type.
 */
export function answerSchemas(apis: Apis): AnswerSchemas {
  const definitions = apis.flatMap(({ openAPIRegistry }) => openAPIRegistry.definitions);
  const routes = definitions.flatMap((definition) => route.safeParse(definition).data?.route ?? []);
  return new Map(
    routes.map(({ operationId, responses }) => {
      const answers = Object.entries(responses).flatMap(([status, { content }]): [string, object][] => {
        const schema = content?.["application/json"]?.schema;
        return schema instanceof z.ZodType ? [[status, sentBy(schema)]] : [];
      });
      return [operationId, new Map(answers)];
    }),
  );
}

function sentBy(schema: z.ZodType): object {
  const { $schema, ...shape } = z.toJSONSchema(schema, {
    io: "output",
    // Of ours nothing is left out that something else would have to stand in for. Fields may be added.
    override: ({ jsonSchema }) => {
      delete jsonSchema.default;
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  return shape;
}
