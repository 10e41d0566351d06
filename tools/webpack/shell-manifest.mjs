import { join } from 'node:path';
import { filesOf, integrity, lazyFiles } from './chunks.mjs';

/** Writes shell.json: the files that the server names in the HTML of each path. */
export class ShellManifest {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ShellManifest', stage }, (assets) => {
        if (compilation.errors.length) return;
        const pages = lazyFiles(compilation, join(compiler.context, 'src/pages/remote.ts'));
        const json = {
          entry: filesOf(compilation.entrypoints.get('main')),
          pages: Object.fromEntries(pages),
          fonts: Object.keys(assets).filter((file) => file.endsWith('.woff2')),
          integrity: integrity(assets),
        };
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(json, null, 2)));
      });
    });
  }
}
