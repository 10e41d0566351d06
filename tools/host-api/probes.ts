import type { HostExport } from './front-door.ts';

/** A remote only reads values of these types, or only creates them. */
const reads = ['ApiError'];
const gives = ['BotCheckAction', 'EngagementEvent', 'RemoteDeclaration', 'RemoteRoute', 'ToastMessage'];

const special: Record<string, string[]> = {
  // An additional tag does not affect code that uses the old ones.
  api: [
    'export const tags: Tags<typeof now.api> = given<Tags<typeof last.api>>();',
    'export const api: Tagged<typeof last.api> = given<Tagged<typeof now.api>>();',
  ],
  apiOf: [
    'export const tagsOfApiOf: Tags<ReturnType<typeof now.apiOf>> = given<Tags<ReturnType<typeof last.apiOf>>>();',
    'export const apiOf: Tagged<ReturnType<typeof last.apiOf>> = given<Tagged<ReturnType<typeof now.apiOf>>>();',
  ],
  // A remote that fills a slot reads its props, and the page that has the slot passes them. New slots affect neither.
  Slots: [
    'export const filled: last.Slots = given<Pick<now.Slots, keyof last.Slots>>();',
    'export const placed: Pick<now.Slots, keyof last.Slots> = given<last.Slots>();',
  ],
  SlotProps: [],
  Slot: [
    'export const Slot: { [N in keyof last.Slots]: typeof last.Slot<N> } = given<{ [N in keyof last.Slots]: typeof now.Slot<N> }>();',
  ],
};

/** Lines of TypeScript that compile only if code written against the last host works with this one. */
export function probesOf({ name, isType }: HostExport): string[] {
  const read = `export const read${name}: last.${name} = given<now.${name}>();`;
  const give = `export const give${name}: now.${name} = given<last.${name}>();`;
  const own = special[name];
  if (own) return own;
  if (!isType) return [`export const ${name}: typeof last.${name} = now.${name};`];
  // Without this line an optional property could be removed unnoticed.
  const keep = `export const keys${name}: keyof now.${name} = given<keyof last.${name}>();`;
  if (reads.includes(name)) return [keep, read];
  return gives.includes(name) ? [keep, give] : [keep, read, give];
}

export const preamble = (
  last: string,
  now: string,
): string => `import type { Api } from '@reduxjs/toolkit/query';
import type * as last from '${last}';
import * as now from '${now}';
declare function given<T>(): T;
type Tags<A> = A extends Api<infer _B, infer _D, infer _P, infer T, infer _M> ? T : never;
type Tagged<A> = A extends Api<infer B, infer D, infer P, infer _T, infer M> ? Api<B, D, P, Tags<typeof last.api>, M> : A;
`;
