import { createHash } from 'node:crypto';
import { onDemandKeys } from './shared.ts';

const runs = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

/** The files that one `import()` or entry brings along, parents excluded. */
export function filesOf(group) {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(runs);
}

/** For every `import('…')` written in one module: its request and the files that it loads. */
export function lazyFiles(compilation, resource) {
  const groups = lazyGroups(compilation, resource);
  return new Map(groups.map(({ request, group }) => [request, filesOf(group)]));
}

function lazyGroups({ modules, chunkGraph }, resource) {
  const blocks = [...modules]
    .filter((module) => module.resource === resource)
    .flatMap(({ blocks }) => blocks);
  return blocks.flatMap((block) => {
    const request = block.dependencies[0]?.request;
    const group = chunkGraph.getBlockChunkGroup(block);
    return request && group ? [{ request, group }] : [];
  });
}

/** For every `import('…')` written in one module: its request and the shared libraries that it needs. */
export function lazyLibraries(compilation, resource) {
  const { chunkGraph } = compilation;
  const groups = lazyGroups(compilation, resource).map(({ request, group }) => {
    const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    return [request, libraryKeys(modules, 'consume-shared-module')];
  });
  return new Map(groups);
}

/** For every library that a build shares on demand: its key and its files. */
export function sharedLibraries({ modules, chunkGraph }) {
  const provided = [...modules].flatMap((module) =>
    libraryKeys([module], 'provide-module').map((key) => {
      const [block] = module.blocks;
      return [key, filesOf(chunkGraph.getBlockChunkGroup(block))];
    }),
  );
  return Object.fromEntries(provided);
}

const libraryKeys = (modules, type) =>
  onDemandKeys.filter((key) =>
    modules.some((module) => module.type === type && module.identifier().includes(key)),
  );

/** The sha384 of every file that visitors are given, as the browser's integrity attribute wants it. */
export function integrity(assets) {
  return Object.fromEntries(
    Object.keys(assets)
      .filter((file) => !/\.(map|json|txt)$/.test(file))
      .sort()
      .map((file) => [file, `sha384-${createHash('sha384').update(assets[file].buffer()).digest('base64')}`]),
  );
}
