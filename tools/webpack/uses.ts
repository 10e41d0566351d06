import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readNotes, spokenLevels } from '../host-api/notes.ts';
import { apiPaths, callPath } from './api-paths.ts';

/** What a remote takes from others: names of the host API, paths of the API. */
export function usesOf(compilation, declared) {
  const modules = shippedModules(compilation);
  const own = join(compilation.compiler.context, 'src') + sep;
  const sources = new Set(modules.map(({ resource }) => resource).filter((file) => file?.startsWith(own)));
  const written = [...sources].flatMap((file) => apiPaths(readFileSync(file, 'utf8')));
  const called = declared.routes.flatMap(({ calls }) => calls.map(callPath));
  return {
    host: sorted(modules.flatMap((module) => hostNames(module, compilation.moduleGraph))),
    api: sorted([...written, ...called]),
  };
}

/** The level of the host API that a remote needs: the highest of the names it uses. */
export function neededLevel(names, notes = readNotes(), { oldestHostApi } = spokenLevels()) {
  const unknown = names.filter((name) => !notes.has(name));
  if (unknown.length) throw new Error(`shell/HOST_API.md does not know ${unknown.join(', ')} of shell/host`);
  return Math.max(oldestHostApi, ...names.map((name) => notes.get(name)));
}

/** Modules that are in a file of the bundle, those inside a joined one included. */
const shippedModules = ({ modules, chunkGraph }) =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => module.modules ?? [module]);

function hostNames({ dependencies }, moduleGraph) {
  const imports = dependencies.filter(({ request, type }) => request === 'shell/host' && /import/.test(type));
  return imports.flatMap((dependency) => {
    if (dependency.type === 'harmony side effect evaluation') return [];
    const [name] = dependency.getIds?.(moduleGraph) ?? [];
    // Who takes the whole host may use all of it.
    return name ? [name] : [...readNotes().keys()];
  });
}

const sorted = (texts: string[]) => [...new Set(texts)].sort();
