import { globSync } from 'node:fs';
import { join } from 'node:path';
import { everyNode, isNode, nameOf, sourceOf, type Node, type Source } from './sources.js';
import { hole, textsOf } from './texts.js';

export interface Said {
  place: string;
  text: string;
}

const root = join(import.meta.dirname, '../..');

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|^(sandbox|backup|api-docs|releases|testing)\//.test(file))
    .toSorted();

const said = (files: string[], textsIn: (node: Node, source: Source) => string[]): Said[] =>
  files.flatMap((file) => {
    const source = sourceOf(join(root, file));
    const texts = new Set(source.nodes.flatMap((node) => textsIn(node, source)));
    return [...texts].map((text) => ({ place: file, text: text.trim() }));
  });

/** The sentences of contracts, which page and server say about a field. */
export const issuesOfContracts = (): Said[] =>
  said(filesOf('**/contract.ts'), (node, source) => {
    if (node.type === 'KeyValueProperty' && ['error', 'message'].includes(nameOf(node['key']) ?? ''))
      return textsOf(node['value'], source).filter(isIssue);
    if (node.type !== 'CallExpression') return [];
    return (node['arguments'] as { expression: Node }[])
      .flatMap(({ expression }) => textsOf(expression, source))
      .filter(isIssue);
  });

/** The sentences with which the server refuses a call. */
export const refusalsOfServer = (): Said[] => said(filesOf('**/*.ts'), refusalIn);

const isSentence = (text: string) =>
  text !== hole && /^(?:[A-Z][a-z'’]* |\{\})/.test(text) && text.includes(' ');

/** Also of one word, as below a field that is empty. */
const isIssue = (text: string) => isSentence(text) || /^[A-Z][a-z]{3,}$/.test(text);

/** Where a sentence is passed on to what throws it. */
const sentenceArguments: Partial<Record<string, number>> = {
  fieldIssue: 1,
  refusalWith: 1,
  expectNotOver: 1,
  take: 2,
  takeOne: 1,
  assertNone: 2,
};

function refusalIn(node: Node, source: Source): string[] {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') return thrownBy(node, source);
  if (node.type === 'ObjectExpression') return ofIssue(node, source);
  if (node.type === 'VariableDeclarator' && /^advice|Helps$/.test(nameOf(node['id']) ?? ''))
    return textsOf(node['init'], source).filter(isSentence);
  if (node.type === 'VariableDeclarator' && isTable(nameOf(node['id'])))
    return [...everyNode(node['init'])]
      .filter(({ type }) => type === 'KeyValueProperty')
      .flatMap((part) => textsOf(part['value'], source))
      .filter((text) => text.includes(' ') && text !== hole);
  return [];
}

const isTable = (name = '') => /^sentences$|^reasonTexts$|efusals$|^pictureIssues$/.test(name);

function thrownBy(node: Node, source: Source): string[] {
  const parts = ((node['arguments'] ?? []) as { expression: Node }[]).map(({ expression }) => expression);
  const callee = node['callee'];
  const name =
    nameOf(isNode(callee) && callee.type === 'MemberExpression' ? callee['property'] : callee) ?? '';
  if (node.type === 'NewExpression')
    return parts[0] && /Exception$|^NotReady$/.test(name) ? ofBody(parts[0], source) : [];
  const place = sentenceArguments[name];
  return place === undefined ? [] : textsOf(parts[place], source).filter((text) => isSentence(text));
}

function ofBody(body: Node, source: Source): string[] {
  return body.type === 'ObjectExpression' ? propertyOf(body, 'message', source) : textsOf(body, source);
}

/** `{ path, message }`, `{ status, message }` and `{ refusal }` become a body elsewhere. */
const ofIssue = (node: Node, source: Source): string[] => [
  ...(propertyOf(node, 'path', source).length || propertyOf(node, 'status', source).length
    ? propertyOf(node, 'message', source).filter(isSentence)
    : []),
  ...propertyOf(node, 'refusal', source).filter(isSentence),
];

const propertyOf = (node: Node, name: string, source: Source): string[] =>
  (node['properties'] as Node[]).flatMap((part) => {
    if (part.type === 'Identifier' && part['value'] === name) return textsOf(part, source);
    return isNode(part['key']) && nameOf(part['key']) === name ? textsOf(part['value'], source) : [];
  });
