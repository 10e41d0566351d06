import { createHash } from 'node:crypto';
import type { ChunkGroup, Compilation, Module, NormalModule } from 'webpack';
import { onDemandKeys } from './federation/shared.ts';

export type Assets = Compilation['assets'];
export interface ModuleSource {
  modules: Iterable<Module>;
  chunkGraph: Compilation['chunkGraph'];
}

const isLoaded = (file: string) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

export const resourceOf = (module: Module): string | undefined => (module as Partial<NormalModule>).resource;

export const joinedModules = (module: Module): Module[] =>
  (module as Module & { modules?: Module[] }).modules ?? [module];

export function filesOf(group: ChunkGroup): string[] {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(isLoaded);
}

export function lazyFiles(compilation: ModuleSource, resource: string): Map<string, string[]> {
  const groups = lazyGroups(compilation, resource);
  return new Map(groups.map(({ request, group }) => [request, filesOf(group)]));
}

export function lazyLibraries(compilation: ModuleSource, resource: string): Map<string, string[]> {
  const groups = lazyGroups(compilation, resource);
  return new Map(groups.map(({ request, group }) => [request, librariesOf(compilation, group)]));
}

/**
 * What a page loads at the first press on something in it, such as a dialog: the imports with
 * webpack's comment `webpackFetchPriority: "high"`.
 */
export function pressedParts(compilation: ModuleSource, resource: string) {
  const groups = lazyGroups(compilation, resource);
  return new Map(
    groups.map(({ request, group }) => {
      const pressed = [...group.childrenIterable].filter(({ options }) => options.fetchPriority === 'high');
      const added = (of: (group: ChunkGroup) => string[]) => {
        const ofPage = of(group);
        return [...new Set(pressed.flatMap(of))].filter((each) => !ofPage.includes(each));
      };
      const libraries = added((each) => librariesOf(compilation, each));
      return [request, { files: added(filesOf), libraries }];
    }),
  );
}

function librariesOf({ chunkGraph }: ModuleSource, group: ChunkGroup): string[] {
  const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return libraryKeys(modules, 'consume-shared-module');
}

/** In the order of their keys: webpack has modules in the order in which they were read. */
export function sharedLibraries({ modules, chunkGraph }: ModuleSource): Record<string, string[]> {
  const provided = [...modules].flatMap((module) =>
    libraryKeys([module], 'provide-module').map((key) => {
      const [block] = module.blocks;
      const group = block && chunkGraph.getBlockChunkGroup(block);
      return [key, group ? filesOf(group) : []] as const;
    }),
  );
  return Object.fromEntries(provided.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function lazyGroups({ modules, chunkGraph }: ModuleSource, resource: string) {
  const blocks = [...modules]
    .filter((module) => resourceOf(module) === resource)
    .flatMap((module) => module.blocks);
  return blocks.flatMap((block) => {
    const request = requestOf(block.dependencies[0]);
    const group = chunkGraph.getBlockChunkGroup(block);
    return request && group ? [{ request, group }] : [];
  });
}

const libraryKeys = (modules: readonly Module[], type: string) =>
  onDemandKeys.filter((key) =>
    modules.some((module) => module.type === type && module.identifier().includes(key)),
  );

export const requestOf = (dependency: object | undefined): string | undefined =>
  dependency && 'request' in dependency && typeof dependency.request === 'string'
    ? dependency.request
    : undefined;

export function integrity(assets: Assets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(assets)
      .filter(([file]) => !/\.(map|json|txt)$/.test(file))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, source]) => [file, `sha384-${sha384(source.buffer())}`]),
  );
}

const sha384 = (content: Buffer) => createHash('sha384').update(content).digest('base64');
