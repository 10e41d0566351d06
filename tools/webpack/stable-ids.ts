import type { Compiler } from 'webpack';

// The same sources give the same release in every folder. webpack derives ids from names, and the federation plugin
// writes absolute paths into a name.
export class StableIds {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      // Before webpack assigns ids to the modules that have none.
      compilation.hooks.moduleIds.tap({ name: 'StableIds', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = stableId(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

function stableId(identifier: string): string | undefined {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(identifier) ? 'federation' : undefined;
}
