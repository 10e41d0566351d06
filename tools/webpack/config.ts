import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type FileCacheOptions, type RuleSetRule } from 'webpack';
import { ChunkLoading, insert, insertChecked } from './chunk-loading.ts';
import { browserRuntime, federationOf } from './federation/options.ts';
import { JoinedDeclaration } from './joined-declaration.ts';
import { facades, sharedByRemote, sharedByShell } from './federation/shared.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { serverFiles, type ServerBundle } from './server-bundle.ts';
import { ShellManifest } from './shell-manifest.ts';
import { StableIds } from './stable-ids.ts';
import { wordRules } from './words/rules.ts';
import { WordsBeside } from './words/words-beside.ts';

const require = createRequire(import.meta.url);
export const root = join(import.meta.dirname, '../..');
const cacheFolder = join(root, '.cache/webpack');
const ownFiles = globSync('**/*.{ts,mjs}', { cwd: import.meta.dirname }).map((file) =>
  join(import.meta.dirname, file),
);
/** Browsers of a five-year-old phone. Lightning CSS expects the version in the upper half of the number. */
const oldestBrowsers = { safari: 16 << 16, ios_saf: 16 << 16, chrome: 109 << 16, firefox: 109 << 16 };
/** The router's exports name only its development build, whose warnings would be in every first visit. Immer's has long names. */
const routerBuild = join(root, 'node_modules/react-router/dist/production');
const productionBuilds = {
  'react-router$': join(routerBuild, 'index.mjs'),
  'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
  immer$: join(root, 'node_modules/immer/dist/immer.production.mjs'),
};
/** Its name in the package's exports takes no query. */
const wasmOfReader = {
  'zxing_reader.wasm$': join(root, 'node_modules/zxing-wasm/dist/reader/zxing_reader.wasm'),
};
const endpointsLoader = join(import.meta.dirname, 'api/endpoints.ts');
const pageRefresh = join(root, 'tools/dev/page-refresh.cjs');

export const resolution = {
  extensions: ['.tsx', '.ts', '.js'],
  extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
  alias: { 'zod-of-forms$': facades['zod-of-forms'], ...wasmOfReader, ...productionBuilds },
};

export const cacheNamed = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  name,
  cacheDirectory: cacheFolder,
  buildDependencies: { config: ownFiles },
});

export interface ConfigOptions {
  development?: boolean;
  /** The release's bundle for the server, which its manifest names. */
  server?: ServerBundle | undefined;
  /** Nothing is cached: writing the cache costs a quarter of a build that may stay the only one. */
  isFirst?: boolean;
  /** Development for the shell of a running site, whose production React supports neither development JSX nor refreshing. */
  against?: boolean;
}

export function webpackConfig(
  workspace: string,
  { development = false, against = false, isFirst = false, server }: ConfigOptions = {},
): Configuration {
  const isShell = workspace === 'shell';
  const isHot = development && !against;
  const dir = join(root, workspace);
  const names = development ? '[name]' : '[name].[contenthash:10]';
  return {
    name: workspace,
    context: dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2023'],
    entry: isShell ? { main: './src/index.ts' } : {},
    output: {
      path: join(dir, development ? 'dist/dev' : 'dist/release'),
      publicPath: 'auto',
      uniqueName: workspace,
      clean: { keep: (file) => serverFiles.test(file) },
      filename: `${names}.js`,
      // A release has an address of its own, which changes with its content. Hashes of 100 chunks would be in each entry.
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // Shorter than the shell's own timeout for a page, so that Try again sends a new request.
      chunkLoadTimeout: 12_000,
    },
    devtool: development ? 'cheap-module-source-map' : 'hidden-nosources-source-map',
    cache:
      !isFirst && cacheNamed(`${workspace}-${against ? 'against' : development ? 'development' : 'release'}`),
    resolve: {
      ...resolution,
      alias: {
        ...browserRuntime,
        'zod-of-forms$': facades['zod-of-forms'],
        ...wasmOfReader,
        ...(!development && productionBuilds),
      },
    },
    module: {
      rules: [
        ...browserRules({ isHot, development }),
        ...wordRules(dir, { isShell }),
        ...(isShell || development ? [] : [entryDeclaration(dir)]),
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        ...federationOf(isShell ? 'shell' : 'remote', { development }),
        name: workspace.replaceAll('-', '_'),
        manifest: !isShell && !against,
        shared: isShell ? sharedByShell() : sharedByRemote(),
        ...(isShell
          ? {}
          : {
              filename: `remoteEntry.${development ? 'dev' : '[contenthash:10]'}.js`,
              exposes: { './remote': './src/remote.tsx' },
            }),
      }),
      // What only the server does is left out.
      new webpack.DefinePlugin({
        'typeof document': JSON.stringify('object'),
        // Packages name their own file for Node. A build must not depend on the folder of the clone.
        'import.meta.url': JSON.stringify('file:///'),
      }),
      ...(development ? [] : [new StableIds(root)]),
      ...(isShell || development ? [] : [new JoinedDeclaration()]),
      new WordsBeside(dir),
      new ChunkLoading({ checked: !isShell && !development }),
      isShell
        ? new ShellManifest({ development, server })
        : new RemoteManifest({ development, forTools: isHot, server }),
      new MiniCss({
        filename: `${names}.css`,
        // A page may have several remotes' stylesheets as text, and webpack knows them by these names.
        chunkFilename: `${workspace}.[name].css`,
        insert: isShell || development ? insert : insertChecked,
      }),
      ...(isHot ? refresh(workspace) : []),
    ],
    optimization: development
      ? {}
      : {
          // On a slow connection the number of files costs more than their bytes.
          splitChunks: {
            maxAsyncRequests: 3,
            // Above it webpack splits whatever the line before says. Three small files of a page take more bytes than one.
            enforceSizeThreshold: 80_000,
            cacheGroups: { defaultVendors: { test: library, priority: -10, reuseExistingChunk: true } },
          },
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              terserOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 }, mangle: true },
            }),
            new CssMinimizer({
              minify: CssMinimizer.lightningCssMinify,
              minimizerOptions: { targets: oldestBrowsers },
            }),
          ],
        },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Packages and the modules that replace them. In files of their own they would only add requests. */
const library = /[\\/](node_modules|shared-ui[\\/]src[\\/]libraries|shell[\\/]src[\\/]shared)[\\/]/;

/** Its package is installed for development only. */
function refresh(workspace: string) {
  const RefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin') as typeof ReactRefreshPlugin;
  return [
    new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, pageRefresh),
    new RefreshPlugin({ overlay: false, library: workspace, exclude: [/node_modules/, pageRefresh] }),
  ];
}

export const browserRules = ({ isHot = false, development = false, onServer = false }): RuleSetRule[] => [
  scripts(isHot),
  unusedComponents,
  { resource: /[\\/]backend[\\/]src[\\/].*endpoints\.ts$/, enforce: 'pre', loader: endpointsLoader },
  styles(development, onServer),
  { test: /\.woff2$/, type: 'asset/resource', generator: { emit: !onServer } },
  {
    resourceQuery: /^\?separate$/,
    enforce: 'post',
    // What the loader returns for a file of WebAssembly is a script.
    type: 'javascript/auto',
    loader: join(import.meta.dirname, 'separate-file.ts'),
    options: { onServer },
  },
];

const entryDeclaration = (dir: string): RuleSetRule => ({
  resource: join(dir, 'src/remote.tsx'),
  enforce: 'pre',
  loader: join(import.meta.dirname, 'entry-declaration.ts'),
});

/** The router's forms, and links that prefetch routes of its framework mode: 3.4 KB of every first visit. */
const unusedComponents: RuleSetRule = {
  test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
  loader: join(import.meta.dirname, 'pure-components.ts'),
};

const scripts = (isHot: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
    },
  },
});

/** The server needs the names of the classes only. */
const styles = (development: boolean, onServer: boolean): RuleSetRule => ({
  test: /\.css$/,
  use: [
    ...(onServer ? [] : [MiniCss.loader]),
    {
      loader: 'css-loader',
      options: {
        // The server has no address that a file of a stylesheet could be relative to.
        url: !onServer,
        modules: {
          auto: true,
          exportOnlyLocals: onServer,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: development ? '[name]__[local]' : '[hash:base64:5]',
        },
      },
    },
  ],
});
