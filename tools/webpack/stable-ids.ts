import { createHash } from 'node:crypto';
import type { Compilation, Compiler, Module } from 'webpack';

// The same sources give the same release in every folder and at every speed of the disk. webpack derives ids from names;
// the federation plugin writes absolute paths into a name, and of two modules with the same number the one keeps it that
// comes first in an order which depends on when files were read.
export class StableIds {
  private readonly root: string;

  /** @param root of the repository, in which workspace and packages are. */
  constructor(root: string) {
    this.root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('StableIds', (compilation) => {
      // Before webpack assigns ids to the modules that have none.
      compilation.hooks.moduleIds.tap({ name: 'StableIds', stage: -1 }, (modules) =>
        this.assign(compilation, modules, compiler.context),
      );
    });
  }

  private assign({ chunkGraph }: Compilation, modules: Iterable<Module>, workspace: string): void {
    const nameOf = (module: Module) =>
      module.identifier().replaceAll(workspace, '.').replaceAll(this.root, '..');
    const named = [...modules]
      .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
      .filter((module) => chunkGraph.getModuleId(module) === null)
      .map((module) => ({ module, name: nameOf(module) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    const used = new Set<number>();
    for (const { module, name } of named) {
      const id = spokenName(name) ?? freeNumber(name, used, 10 ** digitsFor(named.length));
      chunkGraph.setModuleId(module, id);
    }
  }
}

function spokenName(name: string): string | undefined {
  if (name.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js/.test(name) ? 'federation' : undefined;
}

/** A module more changes the ids of few others. */
function freeNumber(name: string, used: Set<number>, range: number): number {
  let number = createHash('sha256').update(name).digest().readUInt32BE() % range;
  while (used.has(number)) number = (number + 1) % range;
  used.add(number);
  return number;
}

/** Short, with room for twice as many. */
const digitsFor = (count: number): number => Math.max(3, Math.ceil(Math.log10(2 * count)));
