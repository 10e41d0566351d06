import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { browserRules, cacheNamed, resolution, root, type ConfigOptions } from './config.ts';
import { facades, given } from './federation/shared.ts';
import { StableIds } from './stable-ids.ts';
import { wordRules } from './words/rules.ts';

/**
 * The second bundle of a release: one file that the server runs to render the first view of a page. A remote's bundle
 * asks for React, the router and the host, and the server gives it the shell's.
 */
export function serverConfig(
  workspace: string,
  folder: string,
  { development = false, isFirst = false }: Pick<ConfigOptions, 'development' | 'isFirst'> = {},
): Configuration {
  const isShell = workspace === 'shell';
  const dir = join(root, workspace);
  return {
    name: `${workspace} for the server`,
    context: dir,
    mode: 'production',
    // Neither a browser nor Node: what runs it has no network, no files and no environment.
    target: 'es2023',
    entry: { server: isShell ? './src/server/index.tsx' : './src/remote.tsx' },
    output: {
      path: folder,
      filename: 'server.[contenthash:10].js',
      uniqueName: workspace,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      publicPath: '',
    },
    // Only errors of browsers are resolved, which do not run this file.
    devtool: false,
    cache: !isFirst && cacheNamed(development ? `${workspace}-server-development` : `${workspace}-server`),
    resolve: {
      ...resolution,
      alias: {
        ...resolution.alias,
        'react-router-dom$': facades['react-router-dom'],
        // All of a bundle is loaded at once, and no first view has a PDF.
        'unpdf/pdfjs$': false,
      },
      conditionNames: ['import', 'module', 'default'],
      mainFields: ['module', 'main'],
    },
    externals: isShell ? [] : [Object.fromEntries(given.map((name) => [name, `commonjs2 ${name}`]))],
    module: {
      rules: [
        ...browserRules({ onServer: true, development }),
        ...wordRules(dir, { isShell, onServer: true }),
      ],
    },
    plugins: [
      ...(development ? [] : [new StableIds(root)]),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: {
      minimize: !development,
      concatenateModules: !development,
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify })],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
