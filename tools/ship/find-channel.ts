import { Saying } from './cli-error.ts';

/** What is current and was, of one name; says what else there is where nobody has shipped it. */
export function channelOf({ place }, { names }, name) {
  if (Object.hasOwn(names, name)) return names[name];
  throw new Saying(`${place} has no release of ${name}: ${Object.keys(names).join(', ') || 'it is empty'}.`);
}
