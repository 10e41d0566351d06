/** What a value may be: the part of a TypeScript type that can be compared with a value. */
export type Shape =
  | 'any'
  | 'string'
  | 'number'
  | 'boolean'
  | 'null'
  | 'undefined'
  | 'Date'
  | 'Buffer'
  | { literal: string | number }
  | { listOf: Shape }
  | { oneOf: Shape[] }
  | { fields: Record<string, Shape>; hasOthers: boolean };

/** Why a value is not of this shape, with the path to what differs. */
export function mismatch(value: unknown, shape: Shape, path = ''): string | undefined {
  if (shape === 'any') return undefined;
  if (typeof shape === 'string')
    return kindOf(value) === shape ? undefined : sentence(path, kindOf(value), shape);
  if ('literal' in shape)
    return value === shape.literal ? undefined : sentence(path, shown(value), nameOf(shape));
  if ('oneOf' in shape) return mismatchOfAll(value, shape.oneOf, path);
  if ('listOf' in shape) {
    if (!Array.isArray(value)) return sentence(path, kindOf(value), 'a list');
    return firstOf(value, (item, index) => mismatch(item, shape.listOf, `${path}[${index}]`));
  }
  if (kindOf(value) !== 'object') return sentence(path, kindOf(value), 'an object');
  return mismatchOfFields(value as Record<string, unknown>, shape, path);
}

function mismatchOfFields(
  value: Record<string, unknown>,
  { fields, hasOthers }: Extract<Shape, { fields: unknown }>,
  path: string,
): string | undefined {
  const within = (name: string) => (path ? `${path}.${name}` : name);
  const unknown = hasOthers ? undefined : Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (unknown !== undefined) return `${within(unknown)} is not in the type`;
  return firstOf(Object.entries(fields), ([name, shape]) => mismatch(value[name], shape, within(name)));
}

/** The reason of the alternative that the value comes closest to: the one whose kind it has. */
function mismatchOfAll(value: unknown, shapes: Shape[], path: string): string | undefined {
  const reasons = shapes.map((shape) => mismatch(value, shape, path));
  if (reasons.includes(undefined)) return undefined;
  const closest = shapes.findIndex((shape) => typeof shape === 'object' && hasKindOf(value, shape));
  return reasons[closest] ?? sentence(path, shown(value), shapes.map(nameOf).toSorted().join(' | '));
}

const hasKindOf = (value: unknown, shape: object) =>
  'listOf' in shape ? Array.isArray(value) : 'fields' in shape && kindOf(value) === 'object';

function firstOf<Item>(items: Item[], reasonOf: (item: Item, index: number) => string | undefined) {
  for (const [index, item] of items.entries()) {
    const reason = reasonOf(item, index);
    if (reason) return reason;
  }
  return undefined;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return 'Date';
  if (value instanceof Uint8Array) return 'Buffer';
  return Array.isArray(value) ? 'list' : typeof value;
}

const shown = (value: unknown) => (typeof value === 'string' ? JSON.stringify(value) : kindOf(value));
const sentence = (path: string, is: string, should: string) =>
  `${path || 'the result'} is ${is}, and ${should} in the type`;

function nameOf(shape: Shape): string {
  if (typeof shape === 'string') return shape;
  if ('literal' in shape) return JSON.stringify(shape.literal);
  return 'listOf' in shape ? 'list' : 'object';
}
