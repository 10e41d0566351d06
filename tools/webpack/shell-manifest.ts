import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from './declaration.ts';
import { filesOf, integrity, lazyFiles, lazyLibraries, sharedLibraries } from './chunks.ts';

/** Letters beyond Latin-1 come when a name needs them. */
const firstViewFont = /^(bricolage|figtree)\.\w+\.woff2$/;

/** Writes shell.json: the files that the server names in the HTML of each path. */
export class ShellManifest {
  constructor({ development }) {
    this.development = development;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const declarationFile = join(compiler.context, 'src/pages/remote.ts');
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifest', stage }, async (assets) => {
        if (compilation.errors.length) return;
        const declared = await readDeclaration(declarationFile);
        const json = this.describe(compilation, assets, declared, declarationFile);
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(json, null, 2)));
      });
    });
  }

  describe(compilation, assets, declared, declarationFile) {
    const hashes = integrity(assets);
    const pages = lazyFiles(compilation, declarationFile);
    const needed = lazyLibraries(compilation, declarationFile);
    const { version, hostApi, oldestHostApi } = JSON.parse(
      readFileSync(join(compilation.compiler.context, 'package.json'), 'utf8'),
    );
    const said = {
      hostApi,
      oldestHostApi,
      readsHashes: true,
      trustsScripts: true,
      entry: filesOf(compilation.entrypoints.get('main')),
      routes: declared.routes.map(({ request, ...route }) => ({
        ...route,
        files: pages.get(request) ?? [],
        libraries: needed.get(request) ?? [],
      })),
      libraries: sharedLibraries(compilation),
      fonts: Object.keys(assets).filter((file) => firstViewFont.test(file)),
      integrity: hashes,
    };
    const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 12);
    return { name: 'shell', version, release: this.development ? 'dev' : `${version}-${hash}`, ...said };
  }
}
