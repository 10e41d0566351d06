// Replaces the shell's load.ts, declarations.ts and currentRegistry.ts in the one bundle, which contains every remote.
import declarations from 'virtual:declarations';

export const currentRegistry = () => Promise.resolve({ remotes: announced });

export const readDeclarationsFromNetwork = () => {};

export const readDeclarationsBy = () => {};

export const loadDeclaration = ({ name }: { name: string }) =>
  Promise.resolve(declarations.find((declared) => declared.name === name));

function describe({ name, routes = [], slots = {} }: (typeof declarations)[number]) {
  return { name, release: 'one-bundle', routes, slots: Object.keys(slots).map((slot) => ({ name: slot })) };
}

export const announced = declarations.map(describe);

const timeout = 15_000;

/** The same as in declarations.ts. */
export function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long to load')), timeout);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
