export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const lowest = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const highest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;

export const answerBreaks = (last: Schema, now: Schema, name = 'the answer'): string[] =>
  faults(now, last, name, 'answer');

export const requestBreaks = (last: Schema, now: Schema, name = 'the request'): string[] =>
  faults(last, now, name, 'request');

type Side = 'answer' | 'request';

function faults(given: Schema, taken: Schema, name: string, side: Side): string[] {
  const shapes = shapesOf(taken);
  return shapesOf(given).flatMap((shape) => {
    const tries = shapes.map((one) => shapeFaults(shape, one, name, side));
    if (tries.some((found) => found.length === 0)) return [];
    // The shape that nearly fits gives the most helpful message.
    const alike = shapes.flatMap((one, index) => (isSameKind(shape, one) ? [tries[index] ?? []] : []));
    return alike.length === 1 ? (alike[0] ?? []) : [unlike(shape, name, side)];
  });
}

const unlike = (shape: Schema, name: string, side: Side) =>
  side === 'answer' ? `${name} may be ${kind(shape)} now` : `${name} may not be ${kind(shape)} any more`;

function shapeFaults(given: Schema, taken: Schema, name: string, side: Side): string[] {
  if (!isSameKind(given, taken)) return [unlike(given, name, side)];
  return [
    ...valueFaults(given, taken, name, side),
    ...(side === 'request' ? limitFaults(given, taken, name) : []),
    ...propertyFaults(given, taken, name, side),
    ...(taken.items && given.items ? faults(given.items, taken.items, `${name}[]`, side) : []),
    ...restFaults(given, taken, name, side),
  ];
}

function valueFaults(given: Schema, taken: Schema, name: string, side: Side): string[] {
  if (!taken.enum) return [];
  if (!given.enum) return [`${name} ${side === 'answer' ? 'may be anything now' : 'is one of a few now'}`];
  const verb = side === 'answer' ? 'may be' : 'may not be';
  const end = side === 'answer' ? 'now' : 'any more';
  return given.enum
    .filter((value) => !taken.enum?.includes(value))
    .map((value) => `${name} ${verb} ${JSON.stringify(value)} ${end}`);
}

/** Two patterns cannot be compared, but a newly added one can be detected. */
function limitFaults(last: Schema, now: Schema, name: string): string[] {
  const changed = (limit: string, from: number | undefined, to: number | undefined) =>
    `${name} has ${limit} ${to} now${from === undefined ? '' : ` instead of ${from}`}`;
  return [
    ...lowest
      .filter((key) => (now[key] ?? -Infinity) > (last[key] ?? -Infinity))
      .map((key) => changed(key, last[key], now[key])),
    ...highest
      .filter((key) => (now[key] ?? Infinity) < (last[key] ?? Infinity))
      .map((key) => changed(key, last[key], now[key])),
    ...(hasPattern(now) && !hasPattern(last) ? [`${name} has to have a certain form now`] : []),
  ];
}

const hasPattern = ({ pattern, allOf = [] }: Schema): boolean =>
  pattern !== undefined || allOf.some(hasPattern);

function propertyFaults(given: Schema, taken: Schema, name: string, side: Side): string[] {
  const wanted = Object.entries(taken.properties ?? {}).flatMap(([key, schema]) => {
    const own = given.properties?.[key];
    const isCertain = given.required?.includes(key) ?? false;
    const isNeeded = taken.required?.includes(key) ?? false;
    const property = `\`${key}\` of ${name}`;
    if (side === 'answer' && !own) return [`${property} is gone`];
    if (isNeeded && !isCertain)
      return [`${property} ${side === 'answer' ? 'may be missing' : 'has to be sent'} now`];
    return own ? faults(own, schema, property, side) : [];
  });
  if (side === 'answer' || taken.additionalProperties !== false) return wanted;
  const unknown = Object.keys(given.properties ?? {}).filter((key) => !taken.properties?.[key]);
  return [...wanted, ...unknown.map((key) => `\`${key}\` of ${name} is not taken any more`)];
}

function restFaults(given: Schema, taken: Schema, name: string, side: Side): string[] {
  const [from, to] = [given.additionalProperties, taken.additionalProperties];
  return typeof from === 'object' && typeof to === 'object' ? faults(from, to, `${name}[…]`, side) : [];
}

const isSameKind = (given: Schema, taken: Schema) =>
  taken.type === undefined ||
  given.type === taken.type ||
  (given.type === 'integer' && taken.type === 'number');

const kind = ({ type }: Schema) => (type === undefined ? 'anything' : String(type));

function shapesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, type, const: only, ...rest } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return choices.flatMap((one) => shapesOf({ ...rest, ...(type && { type }), ...one }));
  const values = 'const' in schema ? { enum: [only] } : {};
  if (!Array.isArray(type)) return [{ ...rest, ...values, ...(type && { type }) }];
  return type.map((one) => ({ ...rest, ...values, type: one }));
}
