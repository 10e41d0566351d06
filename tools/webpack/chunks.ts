import { createHash } from 'node:crypto';

const runs = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

/** The files that one `import()` or entry brings along, parents excluded. */
export function filesOf(group) {
  return [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))].filter(runs);
}

/** For every `import('…')` written in one module: its request and the files that it loads. */
export function lazyFiles(compilation, resource) {
  const found = new Map();
  for (const module of compilation.modules) {
    if (module.resource !== resource) continue;
    for (const block of module.blocks) {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      const request = block.dependencies[0]?.request;
      if (request) found.set(request, group ? filesOf(group) : []);
    }
  }
  return found;
}

/** The sha384 of every file that visitors are given, as the browser's integrity attribute wants it. */
export function integrity(assets) {
  return Object.fromEntries(
    Object.keys(assets)
      .filter((file) => !/\.(map|json|txt)$/.test(file))
      .sort()
      .map((file) => [file, `sha384-${createHash('sha384').update(assets[file].buffer()).digest('base64')}`]),
  );
}
