import type { Statement } from './viewer-reads.js';

const known = new Map<string, Statement>();

/** Texts are put together once for each shape of a question, when it is first asked. */
export function statement(name: string, makeText: () => string): Statement {
  const made = known.get(name) ?? { name, text: makeText() };
  known.set(name, made);
  return made;
}
