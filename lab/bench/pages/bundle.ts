import { join } from 'node:path';
import webpack from 'webpack';
import { remotes } from '../../../tools/build/workspaces.ts';
import { root } from '../../../tools/root.mjs';
import { serverConfig } from '../../../tools/webpack/server-config.ts';
import { bundle, moduleThatImports, resolveWith } from '../federation/one-bundle.ts';

/** Resolves to the path of a CommonJS module with `renderPage`. */
export async function bundleOnePage(): Promise<string> {
  const folder = join(root, '.cache/one-page');
  const config = serverConfig('shell', folder);
  const files = remotes.map((remote) => join(root, remote, 'src/remote.tsx'));
  await bundle({
    ...config,
    name: 'one-page',
    target: ['node', 'es2023'],
    entry: { page: join(import.meta.dirname, 'one-page.ts') },
    output: { ...config.output, filename: 'page.cjs' },
    resolve: resolveWith(config, { 'shell-source': join(root, 'shell/src') }),
    cache: { ...(config.cache as webpack.FileCacheOptions), name: 'one-page' },
    plugins: [
      ...(config.plugins ?? []),
      new webpack.experiments.schemes.VirtualUrlPlugin({ declarations: moduleThatImports(files) }),
    ],
  });
  return join(folder, 'page.cjs');
}
