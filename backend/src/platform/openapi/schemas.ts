import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ApiDocs, SchemaDocs } from './api-docs.js';
import { describeFields } from './describe-fields.js';

export type Json = Record<string, unknown>;

type Io = 'input' | 'output';

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

/** Strings and numbers are shorter inline. */
const namedTypes = new Set(['object', 'enum', 'union', 'record', 'default']);
const isNamed = (schema: z.ZodType) => namedTypes.has(schema.def.type);

/** What a list or a value that may be null is named after. */
const nameable = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema;
};

const pascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Contract exports become components. Names inside the contracts would be bundled into every remote. */
export class Schemas {
  private readonly parts: Record<string, Json> = {};
  private readonly names = z.registry<{ id: string }>();
  private readonly docs = new Map<string, SchemaDocs>();

  constructor(private readonly apiDocs: Pick<ApiDocs, 'contracts' | 'fields'>) {
    const exported = apiDocs.contracts
      .flatMap(({ contract }) => Object.entries(contract))
      .filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
    for (const [name, schema] of exported) this.name(schema, pascalCase(name));
    for (const [name, schema] of exported)
      this.name(nameable(schema), pascalCase(name).replace(schema instanceof z.ZodArray ? /s$/ : '', ''));
    for (const { contract, schemas } of apiDocs.contracts)
      for (const [name, docs] of Object.entries(schemas))
        this.docs.set(this.nameOf((contract as Record<string, z.ZodType>)[name]) ?? name, docs);
  }

  private name(schema: z.ZodType, id: string) {
    if (isNamed(schema) && !this.names.has(schema)) this.names.add(schema, { id });
  }

  private nameOf = (schema: z.ZodType | undefined) => schema && this.names.get(nameable(schema))?.id;

  docsOf = (schema: z.ZodType): SchemaDocs | undefined => this.docs.get(this.nameOf(schema) ?? '');

  get components(): Record<string, Json> {
    const sorted = Object.entries(this.parts).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, schema]) => [name, this.described(name, schema)]));
  }

  private described(name: string, schema: Json): Json {
    const { description, fields = {}, example } = this.docs.get(name) ?? {};
    const shared = this.apiDocs.fields;
    return {
      ...(description && { description }),
      ...describeFields(schema, (path) => fields[path] ?? shared[path.split('.').at(-1) ?? '']),
      ...(example !== undefined && { examples: [example] }),
    };
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
    const known = this.parts[name];
    if (known && !isDeepStrictEqual(known, json))
      throw new Error(`${name} differs between requests and responses: export one schema for each`);
    this.parts[name] = json;
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
