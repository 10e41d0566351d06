import { workspaceOf } from '../build/workspaces.ts';

const capital = (word) => word[0].toUpperCase() + word.slice(1);

/** What a new remote is called in each place: `lost-items`, `mf-lost-items`, `LostItems`, `Lost Items`. */
export function wordsOf(name) {
  const words = name.split('-').map(capital);
  return {
    name,
    room: workspaceOf(name),
    component: words.join(''),
    title: words.join(' '),
    path: `/${name}`,
  };
}
