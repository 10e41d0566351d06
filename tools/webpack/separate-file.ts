import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Compilation, LoaderContext, NormalModule } from 'webpack';

interface Options {
  onServer: boolean;
}

type Loader = LoaderContext<Options>;

/**
 * A loader: `import { file } from './pass.worker?separate'` gives the address and the hash of a file of its own, a worker
 * or WebAssembly. The hash is in the chunk, whose own hash is in the manifest.
 */
async function separateFile(this: Loader, request: string): Promise<string> {
  if (this.getOptions().onServer) return exported(`''`, '');
  const isWorker = this.resourcePath.endsWith('.worker.ts');
  const { name, content } = isWorker ? await bundledWorker(this, request) : await copied(this);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return exported(`__webpack_public_path__ + ${JSON.stringify(name)}`, integrity);
}

/** Instead of the file's own loaders, which the bundle of a worker runs. */
export const pitch = separateFile;

const exported = (address: string, integrity: string) =>
  `export const file = { address: ${address}, integrity: ${JSON.stringify(integrity)} };`;

async function copied(loader: Loader) {
  const [name, content] = [basename(loader.resourcePath), await readFile(loader.resourcePath)];
  loader.addDependency(loader.resourcePath);
  loader.emitFile(name, content);
  return { name, content };
}

/** By a compiler without the federation plugin: a worker shares nothing with the page. */
async function bundledWorker(loader: Loader, request: string) {
  const { webpack } = loader._compiler!;
  const entry = basename(loader.resourcePath).replace(/\.worker\.ts$/, '');
  const name = `${entry}.worker.js`;
  const output = { filename: name, publicPath: '', globalObject: 'self', uniqueName: entry };
  const child = loader._compilation!.createChildCompiler(`worker ${entry}`, output);
  // Given above they would lose their hooks to those of the parent.
  new webpack.webworker.WebWorkerTemplatePlugin().apply(child);
  new webpack.LoaderTargetPlugin('webworker').apply(child);
  new webpack.EntryPlugin(loader.context, `!!${request}`, entry).apply(child);
  const compilation = await new Promise<Compilation>((resolve, reject) =>
    child.runAsChild((error, _, made) => (made ? resolve(made) : reject(error ?? new Error(`no ${name}`)))),
  );
  const [failure] = compilation.errors;
  if (failure) throw failure;
  for (const module of compilation.modules) {
    const { resource } = module as NormalModule;
    if (resource) loader.addDependency(resource);
  }
  // As files of this module, so that they are there when it comes from the cache.
  for (const asset of compilation.getAssets())
    loader.emitFile(asset.name, asset.source.buffer(), undefined, asset.info);
  return { name, content: compilation.getAsset(name)!.source.buffer() };
}
