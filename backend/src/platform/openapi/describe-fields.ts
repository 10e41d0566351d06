type Json = Record<string, unknown>;
type Describe = (path: string) => string | undefined;

const choices = ['anyOf', 'oneOf', 'allOf'];

/** Adds a description to each field, also of the objects inside, which have no name of their own. */
export function describeFields(schema: Json, describe: Describe, path = ''): Json {
  const inside = (part: unknown, at = path) => (isObject(part) ? describeFields(part, describe, at) : part);
  const below = (key: string) => (path ? `${path}.${key}` : key);
  return Object.fromEntries(
    Object.entries(schema).map(([key, part]) => {
      if (key === 'properties') return [key, properties(part as Record<string, Json>, describe, below)];
      if (key === 'additionalProperties') return [key, inside(part, below('*'))];
      if (key === 'items') return [key, inside(part)];
      if (choices.includes(key)) return [key, (part as Json[]).map((one) => inside(one))];
      return [key, part];
    }),
  );
}

const properties = (all: Record<string, Json>, describe: Describe, below: (key: string) => string) =>
  Object.fromEntries(
    Object.entries(all).map(([name, schema]) => {
      const description = describe(below(name));
      return [
        name,
        { ...(description && { description }), ...describeFields(schema, describe, below(name)) },
      ];
    }),
  );

const isObject = (part: unknown): part is Json => typeof part === 'object' && part !== null;
