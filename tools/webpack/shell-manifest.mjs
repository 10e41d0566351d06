import { join } from 'node:path';
import { readDeclaration } from './declaration.mjs';
import { filesOf, integrity, lazyFiles } from './chunks.mjs';

/** Letters beyond Latin-1 come when a name needs them. */
const firstViewFont = /^(bricolage|figtree)\.\w+\.woff2$/;

/** Writes shell.json: the files that the server names in the HTML of each path. */
export class ShellManifest {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const declarationFile = join(compiler.context, 'src/pages/remote.ts');
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifest', stage }, async (assets) => {
        if (compilation.errors.length) return;
        const declared = await readDeclaration(declarationFile);
        const pages = lazyFiles(compilation, declarationFile);
        const json = {
          entry: filesOf(compilation.entrypoints.get('main')),
          routes: declared.routes.map(({ request, ...route }) => ({
            ...route,
            files: pages.get(request) ?? [],
          })),
          fonts: Object.keys(assets).filter((file) => firstViewFont.test(file)),
          integrity: integrity(assets),
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(json, null, 2)));
      });
    });
  }
}
