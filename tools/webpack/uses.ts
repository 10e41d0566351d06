import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Compilation, Dependency, Module } from 'webpack';
import { readNotes, spokenLevels } from '../host-api/notes.ts';
import { root } from '../root.mjs';
import { apiPaths, callPath } from './api/api-paths.ts';
import { joinedModules, requestOf, resourceOf } from './chunks.ts';
import { endpointsFile, endpointsRequest, parseEndpoints } from './api/endpoints.ts';

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
    api: sorted([...written, ...called, ...endpointPaths(modules, compilation.moduleGraph)]),
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

/** Undefined for an import of the whole module. */
interface Import {
  request: string;
  name: string | undefined;
}

function importsOf({ dependencies }: Module, moduleGraph: Compilation['moduleGraph']): Import[] {
  const imports: ImportDependency[] = dependencies.filter(
    ({ type }) => /import/.test(type) && type !== 'harmony side effect evaluation',
  );
  return imports.map((dependency) => ({
    request: requestOf(dependency) ?? '',
    name: dependency.getIds?.(moduleGraph)[0],
  }));
}

function hostNames(module: Module, moduleGraph: Compilation['moduleGraph']): string[] {
  return importsOf(module, moduleGraph)
    .filter(({ request }) => request === 'shell/host')
    .flatMap(({ name }) => name ?? [...readNotes().keys()]);
}

function endpointPaths(modules: Module[], moduleGraph: Compilation['moduleGraph']): string[] {
  const imports = modules.flatMap((module) => importsOf(module, moduleGraph));
  const byDomain = Map.groupBy(imports, ({ request }) => endpointsRequest.exec(request)?.[1]);
  return [...byDomain].flatMap(([domain, used]) => {
    if (!domain) return [];
    const endpoints = parseEndpoints(readFileSync(join(root, endpointsFile(domain)), 'utf8'));
    return used
      .flatMap(({ name }) => (name ? [endpoints[name]] : Object.values(endpoints)))
      .flatMap((one) => (one ? callPath(one.path.replace(/:(\w+)/g, '{$1}')) : []));
  });
}

const sorted = (texts: string[]) => [...new Set(texts)].sort((one, other) => (one < other ? -1 : 1));
