// Stands in the one bundle for the shell's load.ts and currentRegistry.ts: every remote is there already.
import declarations from 'virtual:declarations';

export const currentRegistry = () => Promise.resolve({ remotes: declarations.map(described) });

export const registerPinned = () => {};

export const loadDeclaration = ({ name }) =>
  Promise.resolve(declarations.find((declared) => declared.name === name));

const described = ({ name, routes = [], slots = {} }) => ({
  name,
  release: 'one-bundle',
  routes,
  slots: Object.keys(slots).map((slot) => ({ name: slot })),
});

const patience = 15_000;

/** As in load.ts, which brings the federation runtime. */
export function inTime(work) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long to load')), patience);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
