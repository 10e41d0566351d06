import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** One file of the source: what it declares by name, and where it imports names from. */
export interface Source {
  file: string;
  nodes: Node[];
  declared: Map<string, Node[]>;
  imported: Map<string, { file: string; name: string }>;
}

const sources = new Map<string, Source>();

export function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const nodes = [
    ...everyNode(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', decorators: true })),
  ];
  const source = { file, nodes, declared: declaredIn(nodes), imported: importedIn(nodes, file) };
  sources.set(file, source);
  return source;
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

export function* everyNode(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* everyNode(part);
}

export const nameOf = (value: unknown): string | undefined =>
  isNode(value) && (value.type === 'Identifier' || value.type === 'StringLiteral')
    ? (value['value'] as string)
    : undefined;

/** By name only: the same name in two functions of a file has the values of both. */
function declaredIn(nodes: Node[]) {
  const declared = new Map<string, Node[]>();
  const add = (name: string | undefined, node: unknown) => {
    if (name !== undefined && isNode(node)) declared.set(name, [...(declared.get(name) ?? []), node]);
  };
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') add(nameOf(node['id']), node['init']);
    if (node.type === 'AssignmentExpression') add(nameOf(node['left']), node['right']);
    if (node.type === 'FunctionDeclaration') add(nameOf(node['identifier']), node);
    if (node.type === 'ClassMethod')
      add(nameOf(node['key']), { ...(node['function'] as object), type: 'FunctionExpression' });
    if (node.type === 'VariableDeclarator' && isNode(node['id']) && node['id'].type === 'ObjectPattern')
      for (const part of node['id']['properties'] as Node[])
        add(nameOf(part['key']), {
          type: 'MemberExpression',
          object: node['init'],
          property: part['key'],
        });
  }
  return declared;
}

function importedIn(nodes: Node[], file: string) {
  const imported = new Map<string, { file: string; name: string }>();
  for (const node of nodes) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const from = nameOf(node['source'])?.replace(/\.js$/, '.ts');
    if (!from?.startsWith('.') || !existsSync(join(dirname(file), from))) continue;
    for (const part of node['specifiers'] as Node[]) {
      const local = nameOf(part['exported'] ?? part['local'] ?? part['orig']);
      const name = nameOf(part['orig'] ?? part['imported'] ?? part['local']);
      if (local && name) imported.set(local, { file: join(dirname(file), from), name });
    }
  }
  return imported;
}
