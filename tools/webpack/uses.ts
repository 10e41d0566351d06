import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Compilation, Dependency, Module } from 'webpack';
import { readNotes, spokenLevels } from '../host-api/notes.ts';
import { apiPaths, callPath } from './api-paths.ts';
import { joinedModules, requestOf, resourceOf } from './chunks.ts';

export interface Uses {
  host: string[];
  api: string[];
}

export function usesOf(compilation: Compilation, declared: { routes: { calls: string[] }[] }): Uses {
  const modules = shippedModules(compilation);
  const own = join(compilation.compiler.context, 'src') + sep;
  const sources = new Set(
    modules.map((module) => resourceOf(module)?.split('?')[0]).filter((file) => file?.startsWith(own)),
  );
  const written = [...sources].flatMap((file) => (file ? apiPaths(readFileSync(file, 'utf8')) : []));
  const called = declared.routes.flatMap(({ calls }) => calls.map(callPath));
  return {
    host: sorted(modules.flatMap((module) => hostNames(module, compilation.moduleGraph))),
    api: sorted([...written, ...called]),
  };
}

export function neededLevel(
  names: readonly string[],
  notes: ReadonlyMap<string, number> = readNotes(),
  { oldestHostApi }: { oldestHostApi: number } = spokenLevels(),
): number {
  const unknown = names.filter((name) => !notes.has(name));
  if (unknown.length) throw new Error(`shell/HOST_API.md does not know ${unknown.join(', ')} of shell/host`);
  return Math.max(oldestHostApi, ...names.map((name) => notes.get(name) ?? 0));
}

const shippedModules = ({ modules, chunkGraph }: Compilation) =>
  [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(joinedModules);

type ImportDependency = Dependency & { getIds?: (graph: Compilation['moduleGraph']) => string[] };

function hostNames({ dependencies }: Module, moduleGraph: Compilation['moduleGraph']): string[] {
  const imports: ImportDependency[] = dependencies.filter(
    (dependency) => requestOf(dependency) === 'shell/host' && /import/.test(dependency.type),
  );
  return imports.flatMap((dependency) => {
    if (dependency.type === 'harmony side effect evaluation') return [];
    const [name] = dependency.getIds?.(moduleGraph) ?? [];
    // An import of the whole host counts as a use of all its names.
    return name ? [name] : [...readNotes().keys()];
  });
}

const sorted = (texts: string[]) => [...new Set(texts)].sort((one, other) => (one < other ? -1 : 1));
