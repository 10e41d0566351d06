import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import {
  filesOf,
  integrity,
  lazyFiles,
  lazyLibraries,
  sharedLibraries,
  type Assets,
  type ModuleSource,
} from './chunks.ts';
import { readDeclaration, type Declaration } from './declaration.ts';
import { serverPart, type ServerBundle } from './server-bundle.ts';
import { sourceCommit } from './source-commit.ts';
import { manifestWords, type ManifestWords } from './words/manifest-words.ts';

/** Characters outside Latin-1 are loaded when a name needs them. */
const firstViewFont = /^(bricolage|figtree)\.\w+\.woff2$/;

/** The only module that imports the login dialog. */
const loginPart = 'src/login/loginDialogPart.ts';

export type DescribedCompilation = Pick<Compilation, 'compiler' | 'entrypoints'> & ModuleSource;

/** Writes shell.json: the files that the server names in the HTML of each path. */
export class ShellManifest {
  private readonly development: boolean;
  private readonly server: ServerBundle | undefined;

  constructor({ development, server }: { development: boolean; server?: ServerBundle | undefined }) {
    this.development = development;
    this.server = server;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const declarationFile = join(compiler.context, 'src/pages/remote.ts');
    compiler.hooks.thisCompilation.tap('ShellManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ShellManifest', stage }, async (assets) => {
        if (compilation.errors.length) return;
        const declared = await readDeclaration(declarationFile);
        const main = compilation.entrypoints.get('main');
        const words = await manifestWords(compilation, compiler.context, main && filesOf(main));
        const manifest = this.describe(compilation, assets, { ...declared, ...words }, declarationFile);
        compilation.emitAsset('shell.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }

  describe(
    compilation: DescribedCompilation,
    assets: Assets,
    declared: Declaration & { words?: Record<string, ManifestWords> },
    declarationFile: string,
  ) {
    const pages = lazyFiles(compilation, declarationFile);
    const libraries = lazyLibraries(compilation, declarationFile);
    const login = loginOf(compilation);
    const main = compilation.entrypoints.get('main');
    const { version, hostApi, oldestHostApi } = JSON.parse(
      readFileSync(join(compilation.compiler.context, 'package.json'), 'utf8'),
    );
    const content = {
      hostApi,
      oldestHostApi,
      readsHashes: true,
      trustsScripts: true,
      usesAssetsUrl: true,
      entry: main ? filesOf(main) : [],
      routes: declared.routes.map(({ request, ...route }) => ({
        ...route,
        files: pages.get(request) ?? [],
        libraries: libraries.get(request) ?? [],
      })),
      ...(login && { login }),
      libraries: sharedLibraries(compilation),
      ...(declared.words && { words: declared.words }),
      // Assets come in the order in which they were ready.
      fonts: Object.keys(assets)
        .filter((file) => firstViewFont.test(file))
        .toSorted(),
      ...serverPart(this.server),
      integrity: { ...integrity(assets), ...this.server?.integrity },
    };
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
    return {
      name: 'shell',
      version,
      release: this.development ? 'dev' : `${version}-${hash}`,
      ...(!this.development && { commit: sourceCommit() }),
      ...content,
    };
  }
}

function loginOf(compilation: DescribedCompilation) {
  const part = join(compilation.compiler.context, loginPart);
  const [files] = lazyFiles(compilation, part).values();
  const [libraries] = lazyLibraries(compilation, part).values();
  return files && { files, libraries };
}
