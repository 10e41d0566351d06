/** What a remote does with a type of the host: it reads what it is handed, it gives what it is asked for. */
const reads = ['ApiError'];
const gives = ['BotCheckAction', 'EngagementEvent', 'RemoteDeclaration', 'RemoteRoute', 'ToastMessage'];

const special = {
  // Another tag more is nothing to whoever knows the old ones.
  api: [
    'export const tags: Tags<typeof now.api> = given<Tags<typeof last.api>>();',
    'export const api: Tagged<typeof last.api> = given<Tagged<typeof now.api>>();',
  ],
  // Whoever fills a place reads its props, whoever has the place gives them; a further place is nothing to either.
  Slots: [
    'export const filled: last.Slots = given<Pick<now.Slots, keyof last.Slots>>();',
    'export const placed: Pick<now.Slots, keyof last.Slots> = given<last.Slots>();',
  ],
  SlotProps: [],
  Slot: [
    'export const Slot: { [N in keyof last.Slots]: typeof last.Slot<N> } = given<{ [N in keyof last.Slots]: typeof now.Slot<N> }>();',
  ],
};

/** TypeScript that compiles as long as what was written against the last host works with this one, a line a claim. */
export function probesOf({ name, isType }) {
  const read = `export const read${name}: last.${name} = given<now.${name}>();`;
  const give = `export const give${name}: now.${name} = given<last.${name}>();`;
  if (special[name]) return special[name];
  if (!isType) return [`export const ${name}: typeof last.${name} = now.${name};`];
  // What may be left out could otherwise go without a word.
  const keep = `export const keys${name}: keyof now.${name} = given<keyof last.${name}>();`;
  if (reads.includes(name)) return [keep, read];
  return gives.includes(name) ? [keep, give] : [keep, read, give];
}

export const preamble = (last, now) => `import type { Api } from '@reduxjs/toolkit/query';
import type * as last from '${last}';
import * as now from '${now}';
declare function given<T>(): T;
type Tags<A> = A extends Api<infer _B, infer _D, infer _P, infer T, infer _M> ? T : never;
type Tagged<A> = A extends Api<infer B, infer D, infer P, infer _T, infer M> ? Api<B, D, P, Tags<typeof last.api>, M> : A;
`;
