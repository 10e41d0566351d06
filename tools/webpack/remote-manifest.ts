import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import {
  filesOf,
  integrity,
  lazyFiles,
  lazyLibraries,
  pressedParts,
  resourceOf,
  type Assets,
} from './chunks.ts';
import { readDeclaration, type Declaration } from './declaration.ts';
import { serverPart, type ServerBundle } from './server-bundle.ts';
import { sourceCommit } from './source-commit.ts';
import { neededLevel, usesOf } from './uses.ts';
import { manifestWords, type ManifestWords } from './words/manifest-words.ts';

interface RemoteManifestOptions {
  development: boolean;
  /** Names the manifest of the federation plugin as the entry: developer tools read from it what a remote consists of. */
  forTools?: boolean;
  server?: ServerBundle | undefined;
}

export class RemoteManifest {
  private readonly development: boolean;
  private readonly forTools: boolean;
  private readonly server: ServerBundle | undefined;

  constructor({ development, forTools = false, server }: RemoteManifestOptions) {
    this.development = development;
    this.forTools = forTools;
    this.server = server;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const declarationFile = join(compiler.context, 'src/remote.tsx');
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifest', stage }, async (assets) => {
        if (compilation.compiler.parentCompilation || compilation.errors.length) return;
        const declared = await readDeclaration(declarationFile);
        const words = await manifestWords(compilation, compiler.context);
        const manifest = this.describe(compilation, assets, { ...declared, ...words }, declarationFile);
        compilation.emitAsset('remote.json', new sources.RawSource(JSON.stringify(manifest, null, 2)));
      });
    });
  }

  private describe(
    compilation: Compilation,
    assets: Assets,
    declared: Declaration & { words?: Record<string, ManifestWords> },
    declarationFile: string,
  ) {
    const hashes = { ...integrity(assets), ...this.server?.integrity };
    const { version } = JSON.parse(readFileSync(join(compilation.compiler.context, 'package.json'), 'utf8'));
    const uses = usesOf(compilation, declared);
    const hostApi = neededLevel(uses.host);
    const lazy = lazyFiles(compilation, declarationFile);
    const libraries = lazyLibraries(compilation, declarationFile);
    const withFiles = <Part extends { request: string }>({ request, ...rest }: Part) => ({
      ...rest,
      files: lazy.get(request) ?? [],
    });
    const pressed = pressedParts(compilation, declarationFile);
    const routes = declared.routes.map((route) => ({
      ...withFiles(route),
      libraries: libraries.get(route.request) ?? [],
      ...(pressed.get(route.request)?.files.length && { pressed: pressed.get(route.request) }),
    }));
    const moved = declared.movedFrom ? { movedFrom: declared.movedFrom } : {};
    const words = declared.words ? { words: declared.words } : {};
    const hash = createHash('sha256')
      .update(
        JSON.stringify([
          hashes,
          routes,
          declared.slots,
          uses,
          hostApi,
          ...Object.values({ ...moved, ...words }),
        ]),
      )
      .digest('hex')
      .slice(0, 12);
    const [container] = compilation.entrypoints.values();
    if (!container) throw new Error('the federation plugin made no entry');
    const entry = [...container.getEntrypointChunk().files].find((file) => file.endsWith('.js'));
    return {
      name: declared.name,
      version,
      release: this.development ? 'dev' : `${version}-${hash}`,
      ...(!this.development && { commit: sourceCommit() }),
      ...moved,
      hostApi,
      entry: this.forTools ? 'mf-manifest.json' : entry,
      ...serverPart(this.server),
      files: [...new Set([...filesOf(container), ...declarationFiles(compilation, declarationFile)])],
      routes,
      slots: declared.slots.map(withFiles),
      ...words,
      integrity: hashes,
      uses,
    };
  }
}

function declarationFiles({ modules, chunkGraph }: Compilation, declarationFile: string): string[] {
  return [...modules]
    .filter((module) => resourceOf(module) === declarationFile)
    .flatMap((module) => [...chunkGraph.getModuleChunksIterable(module)])
    .flatMap(({ files }) => [...files])
    .filter((file) => /\.(js|css)$/.test(file));
}
