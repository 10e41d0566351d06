import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeclaration } from './declaration.ts';
import { filesOf, integrity, lazyFiles, lazyLibraries } from './chunks.ts';
import { neededLevel, usesOf } from './uses.ts';

/** Writes remote.json: all that the shell and the server know about a remote before it runs. */
export class RemoteManifest {
  constructor({ room, development }) {
    Object.assign(this, { room, development });
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const declarationFile = join(compiler.context, 'src/remote.tsx');
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'RemoteManifest', stage }, async (assets) => {
        if (compilation.compiler.parentCompilation || compilation.errors.length) return;
        const declared = await readDeclaration(declarationFile);
        const json = JSON.stringify(this.describe(compilation, assets, declared, declarationFile), null, 2);
        compilation.emitAsset('remote.json', new sources.RawSource(json));
      });
    });
  }

  describe(compilation, assets, declared, declarationFile) {
    const hashes = integrity(assets);
    const { version } = JSON.parse(readFileSync(join(compilation.compiler.context, 'package.json'), 'utf8'));
    const uses = usesOf(compilation, declared);
    const hostApi = neededLevel(uses.host);
    const lazy = lazyFiles(compilation, declarationFile);
    const libraries = lazyLibraries(compilation, declarationFile);
    const withFiles = ({ request, ...rest }) => ({ ...rest, files: lazy.get(request) ?? [] });
    const withLibraries = (route) => ({ ...withFiles(route), libraries: libraries.get(route.request) ?? [] });
    const routes = declared.routes.map(withLibraries);
    const hash = createHash('sha256')
      .update(JSON.stringify([hashes, routes, declared.slots, uses, hostApi]))
      .digest('hex')
      .slice(0, 12);
    const container = [...compilation.entrypoints.values()][0];
    const entry = [...container.getEntrypointChunk().files].find((file) => file.endsWith('.js'));
    return {
      name: declared.name,
      version,
      release: this.development ? 'dev' : `${version}-${hash}`,
      hostApi,
      entry,
      files: [...new Set([...filesOf(container), ...exposedFiles(compilation, declarationFile)])],
      routes,
      slots: declared.slots.map(withFiles),
      integrity: hashes,
      uses,
    };
  }
}

function exposedFiles(compilation, declarationFile) {
  const files = [];
  for (const module of compilation.modules) {
    if (module.resource !== declarationFile) continue;
    for (const chunk of compilation.chunkGraph.getModuleChunks(module)) files.push(...chunk.files);
  }
  return files.filter((file) => /\.(js|css)$/.test(file));
}
