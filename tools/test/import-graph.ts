// Which of our files import which, read from their text: fast enough to be asked before each run.
import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaces } from '../build/workspaces.ts';

export interface Imports {
  /** Paths below the repository. A folder means all files in it. */
  files: string[];
  /** Names of packages, with their paths: `react-dom/client`. */
  packages: string[];
}

export interface ImportGraph {
  importsOf(file: string): Imports;
}

const imported = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const typesOnly = /\b(?:import|export)\s+type\s[^;'"]*?from\s*(['"])[^'"\n]+\1/g;
/** Files that a test reads instead of importing them. */
const read = /(?:new URL\(|import\.meta\.dirname,\s*)(['"`])([^'"`$\n]+)\1/g;
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

export function importGraph(repository: string): ImportGraph {
  const known = new Map<string, Imports>();
  const exported = exportsOfWorkspaces(repository);
  const kindOf = (file: string) => statSync(join(repository, file), { throwIfNoEntry: false });
  const existing = (path: string) =>
    [path.replace(/\.js$/, '.ts'), ...endings.map((ending) => path + ending)].find((file) =>
      kindOf(file)?.isFile(),
    );

  function fileOf(specifier: string, folder: string): string | undefined {
    if (specifier.startsWith('.')) return existing(join(folder, specifier));
    // jest.config.mjs and the bundlers have it from here.
    if (specifier === 'react-router-dom') return 'shell/src/shared/router.ts';
    return exported(specifier);
  }

  function parse(file: string): Imports {
    const text = readFileSync(join(repository, file), 'utf8').replaceAll(typesOnly, '');
    const folder = dirname(file);
    const specifiers = Array.from(text.matchAll(imported), ([, , specifier = '']) => specifier);
    const paths = Array.from(text.matchAll(read), ([, , path = '']) => join(folder, path).replace(/\/$/, ''));
    return {
      files: [
        ...specifiers.flatMap((specifier) => fileOf(specifier, folder) ?? []),
        ...paths.filter((path) => kindOf(path)),
      ],
      packages: specifiers.filter(
        (one) => /^(@[\w-]+\/)?[a-z][\w-]*(\/|$)/.test(one) && !fileOf(one, folder),
      ),
    };
  }

  return {
    importsOf(file) {
      const imports = known.get(file) ?? (/\.tsx?$/.test(file) ? parse(file) : { files: [], packages: [] });
      known.set(file, imports);
      return imports;
    },
  };
}

/** Finds the file behind `shell/host` or `backend/contract/listings`, by the `exports` of its package.json. */
function exportsOfWorkspaces(repository: string) {
  const patterns = globSync(`{${workspaces.join(',')}}/package.json`, { cwd: repository }).flatMap((file) => {
    const workspace = dirname(file);
    const { exports = {} } = JSON.parse(readFileSync(join(repository, file), 'utf8')) as {
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([name, target]) => ({
      matches: new RegExp(`^${join(workspace, name).replace('*', '(.+)')}$`),
      target: join(workspace, target),
    }));
  });
  return (specifier: string): string | undefined => {
    for (const { matches, target } of patterns) {
      const match = matches.exec(specifier);
      if (match) return target.replace('*', match[1] ?? '');
    }
  };
}

/** A file, and all that it imports directly or indirectly. */
export function reachableFrom(graph: ImportGraph, file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const imported of graph.importsOf(one).files) reached.add(imported);
  return reached;
}
