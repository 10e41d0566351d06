import { lazyFiles } from '../../webpack/chunks.ts';
import { ShellManifest } from '../../webpack/shell-manifest.ts';

/** Describes the one bundle as a shell whose own pages are those of the remotes too. */
export class OneManifest extends ShellManifest {
  /** @param declared what each remote declares, by the file in which it does. */
  constructor(declared) {
    super({ development: false });
    this.declared = declared;
  }

  describe(compilation, assets, own, ownFile) {
    const { compiler, entrypoints, chunkGraph } = compilation;
    // Of a module that was joined with others, too.
    const modules = [...compilation.modules].flatMap((module) => module.modules ?? [module]);
    const apart = { compiler, entrypoints, chunkGraph, modules };
    const shell = super.describe(apart, assets, own, ownFile);
    const others = [...this.declared].flatMap(([file, { routes }]) => {
      const pages = lazyFiles(apart, file);
      return routes.map(({ request, ...route }) => ({ ...route, files: pages.get(request) ?? [] }));
    });
    return { ...shell, routes: [...others, ...shell.routes] };
  }
}
