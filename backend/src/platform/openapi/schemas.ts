import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';

export type Json = Record<string, unknown>;

type Io = 'input' | 'output';

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

/** Strings and numbers are shorter inline; a list is named after its elements. */
const namedTypes = new Set(['object', 'enum', 'union', 'record', 'default']);
const isNamed = (schema: z.ZodType) => namedTypes.has(schema.def.type);

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Contract exports become components. Names inside the contracts would be bundled into every remote. */
export class Schemas {
  readonly components: Record<string, Json> = {};
  private readonly names = z.registry<{ id: string }>();

  constructor(contracts: object[]) {
    const exported = contracts
      .flatMap((contract) => Object.entries(contract))
      .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
    for (const [name, schema] of exported) this.name(schema, pascalCase(name));
    for (const [name, schema] of exported)
      if (schema instanceof z.ZodArray)
        this.name(schema.element as z.ZodType, pascalCase(name).replace(/s$/, ''));
  }

  private name(schema: z.ZodType, id: string) {
    if (isNamed(schema) && !this.names.has(schema)) this.names.add(schema, { id });
  }

  of(schema: z.ZodType, io: Io): Json {
    const { json, parts } = this.convert(schema, io);
    for (const [name, part] of Object.entries(parts)) this.add(name, part);
    return json;
  }

  /** A query becomes parameters, so it is no component even where the contract exports it. */
  propertiesOf(query: z.ZodType): [name: string, property: Json, isRequired: boolean][] {
    const { json, parts } = this.convert(query, 'input');
    const { [this.names.get(query)?.id ?? '']: own = json, ...rest } = parts;
    for (const [name, part] of Object.entries(rest)) this.add(name, part);
    const { properties = {}, required = [] } = own as ObjectSchema;
    return Object.entries(properties).map(([name, property]) => [name, property, required.includes(name)]);
  }

  private convert(schema: z.ZodType, io: Io): { json: Json; parts: Record<string, Json> } {
    const options = { io, metadata: this.names, unrepresentable: 'any' } as const;
    const { $schema: _, $defs = {}, ...json } = toComponents(z.toJSONSchema(schema, options)) as Json;
    return { json, parts: $defs as Record<string, Json> };
  }

  private add(name: string, json: Json) {
    const known = this.components[name];
    if (known && !isDeepStrictEqual(known, json))
      throw new Error(`${name} differs between requests and responses: export one schema for each`);
    this.components[name] = json;
  }
}

function toComponents(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(toComponents);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string'
        ? value.replace('#/$defs/', '#/components/schemas/')
        : toComponents(value),
    ]),
  );
}
