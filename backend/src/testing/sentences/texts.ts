import { everyNode, isNode, nameOf, sourceOf, type Node, type Source } from './sources.js';

/** Any text that is known only when the code runs. */
export const hole = '{}';

const unknown = [hole];
const deepest = 12;

/** Every text that an expression can be, with a hole where the source does not say it. */
export function textsOf(node: unknown, source: Source, depth = 0): string[] {
  if (!isNode(node) || depth > deepest) return unknown;
  const again = (part: unknown) => textsOf(part, source, depth + 1);
  switch (node.type) {
    case 'StringLiteral':
      return [node['value'] as string];
    case 'NumericLiteral':
      return [String(node['value'])];
    case 'TemplateLiteral':
      return ofTemplate(node, again);
    case 'ConditionalExpression':
      return [...again(node['consequent']), ...again(node['alternate'])];
    case 'BinaryExpression':
      return ofBinary(node, again);
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
    case 'OptionalChainingExpression':
      return again(node['expression'] ?? node['base']);
    case 'AwaitExpression':
      return again(node['argument']);
    case 'ArrowFunctionExpression':
      return again(node['body']);
    default:
      return ofValues(node, source, depth);
  }
}

function ofValues(node: Node, source: Source, depth: number): string[] {
  const values = valuesOf(node, source, depth);
  return values.length ? values.flatMap((value) => ofValue(value, node, depth)) : unknown;
}

const ofValue = (value: Value, node: Node, depth: number) =>
  value.node === node ? unknown : textsOf(value.node, value.source, depth + 1);

interface Value {
  node: Node;
  source: Source;
}

/** What a name, a member or a call refers to. */
export function valuesOf(node: unknown, source: Source, depth = 0): Value[] {
  if (!isNode(node) || depth > deepest) return [];
  const again = (part: unknown, at = source) => valuesOf(part, at, depth + 1);
  switch (node.type) {
    case 'Identifier':
      return ofName(node['value'] as string, source, depth);
    case 'MemberExpression':
      if (isNode(node['object']) && node['object'].type === 'ThisExpression') return again(node['property']);
      return again(node['object']).flatMap((value) => membersOf(value, node['property'], depth));
    case 'OptionalChainingExpression':
      return again(node['base']);
    case 'CallExpression': {
      const callee = node['callee'];
      if (isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property']) === 'trim')
        return again(callee['object']);
      return again(callee).flatMap((value) => returnsOf(value, depth));
    }
    case 'AwaitExpression':
      return again(node['argument']);
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsNonNullExpression':
    case 'TsSatisfiesExpression':
      return again(node['expression']);
    case 'ConditionalExpression':
      return [...again(node['consequent']), ...again(node['alternate'])];
    default:
      return [{ node, source }];
  }
}

function ofName(name: string, source: Source, depth: number): Value[] {
  const declared = source.declared.get(name);
  if (declared) return declared.flatMap((node) => valuesOf(node, source, depth + 1));
  const from = source.imported.get(name);
  return from ? ofName(from.name, sourceOf(from.file), depth + 1) : [];
}

function membersOf({ node, source }: Value, property: unknown, depth: number): Value[] {
  if (node.type !== 'ObjectExpression') return [];
  const wanted = nameOf(property);
  return (node['properties'] as Node[]).flatMap((part) => {
    if (part.type === 'SpreadElement') return [];
    const key = part.type === 'Identifier' ? (part['value'] as string) : nameOf(part['key']);
    if (wanted !== undefined && key !== wanted) return [];
    return valuesOf(part.type === 'Identifier' ? part : part['value'], source, depth + 1);
  });
}

function returnsOf({ node, source }: Value, depth: number): Value[] {
  const body = node['body'];
  if (!isNode(body)) return [];
  if (!('stmts' in body)) return valuesOf(body, source, depth + 1);
  return [...everyNode(body)]
    .filter((part) => part.type === 'ReturnStatement')
    .flatMap((part) => valuesOf(part['argument'], source, depth + 1));
}

function ofTemplate(node: Node, again: (part: unknown) => string[]): string[] {
  const quasis = (node['quasis'] as { cooked: string }[]).map(({ cooked }) => cooked);
  return (node['expressions'] as Node[]).reduce(
    (texts, part, index) => {
      const found = again(part);
      const isKnown = found.length && found.length < 5 && !found.some((value) => value.includes('\n'));
      const values = isKnown ? found : unknown;
      return texts.flatMap((text) => values.map((value) => text + value + (quasis.at(index + 1) ?? '')));
    },
    [quasis.at(0) ?? ''],
  );
}

const joined = (left: string, right: string) => (left === hole && /^\d+$/.test(right) ? hole : left + right);

function ofBinary(node: Node, again: (part: unknown) => string[]): string[] {
  if (node['operator'] === '+')
    return again(node['left']).flatMap((left) => again(node['right']).map((right) => joined(left, right)));
  if (node['operator'] === '??' || node['operator'] === '||')
    return [...again(node['left']), ...again(node['right'])];
  return node['operator'] === '&&' ? again(node['right']) : unknown;
}
