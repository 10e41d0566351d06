import type { Compilation } from 'webpack';
import { joinedModules, lazyFiles, type Assets } from '../../../tools/webpack/chunks.ts';
import type { Declaration } from '../../../tools/webpack/declaration.ts';
import type { ServerBundle } from '../../../tools/webpack/server-bundle.ts';
import { ShellManifest } from '../../../tools/webpack/shell-manifest.ts';

export class OneManifest extends ShellManifest {
  private readonly remotes: ReadonlyMap<string, Declaration>;

  constructor(remotes: ReadonlyMap<string, Declaration>, server: ServerBundle) {
    super({ development: false, server });
    this.remotes = remotes;
  }

  override describe(
    { compiler, entrypoints, chunkGraph, modules }: Compilation,
    assets: Assets,
    declared: Declaration,
    declarationFile: string,
  ) {
    const unjoined = { compiler, entrypoints, chunkGraph, modules: [...modules].flatMap(joinedModules) };
    const shell = super.describe(unjoined, assets, declared, declarationFile);
    const routes = [...this.remotes].flatMap(([file, remote]) => {
      const pages = lazyFiles(unjoined, file);
      return remote.routes.map(({ request, ...route }) => ({
        ...route,
        files: pages.get(request) ?? [],
        libraries: [],
      }));
    });
    return { ...shell, routes: [...routes, ...shell.routes] };
  }
}
