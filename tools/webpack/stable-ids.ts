/**
 * The same sources give the same release, on whatever machine and in whatever folder they are built. The federation
 * plugin writes an entry whose name is made from absolute paths, and names of modules become their numbers.
 */
export class StableIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      // Before webpack numbers whatever has no number yet.
      compilation.hooks.moduleIds.tap({ name: 'StableIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function idOf(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(identifier) ? 'federation' : undefined;
}
