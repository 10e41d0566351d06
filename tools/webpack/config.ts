import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizer from 'css-minimizer-webpack-plugin';
import MiniCss from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { ChunkLoading, insert, insertChecked } from './chunk-loading.ts';
import { LeanFederation } from './lean-federation/lean-federation.ts';
import { JoinedDeclaration } from './joined-declaration.ts';
import { facades, sharedByRemote, sharedByShell } from './shared.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { ShellManifest } from './shell-manifest.ts';
import { StableIds } from './stable-ids.ts';

const root = join(import.meta.dirname, '../..');
const ownFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((file) =>
  join(import.meta.dirname, file),
);
/** Browsers of a phone that is five years old; a version stands in the upper half of the number. */
const oldest = { safari: 16 << 16, ios_saf: 16 << 16, chrome: 109 << 16, firefox: 109 << 16 };
/** Named by path as CommonJS, it would bring the whole federation runtime a second time: 10 KB of every first visit. */
const runtimeGiver = createRequire(import.meta.url).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);
const pageRefresh = join(root, 'tools/dev/page-refresh.cjs');

/**
 * The build of one room. Rooms differ in nothing but their name and what they federate. `against`: in development for
 * the shell of a running site, whose React knows neither the JSX of development nor refreshing.
 */
export function webpackConfig(room, { development = false, against = false } = {}) {
  const isShell = room === 'shell';
  const isHot = development && !against;
  const dir = join(root, room);
  const names = development ? '[name]' : '[name].[contenthash:10]';
  return {
    name: room,
    context: dir,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2023'],
    entry: isShell ? { main: './src/index.ts' } : {},
    output: {
      path: join(dir, development ? 'dist/dev' : 'dist/release'),
      publicPath: 'auto',
      uniqueName: room,
      clean: true,
      filename: `${names}.js`,
      chunkFilename: `${names}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      // Shorter than the shell's patience with a page, so that Try again starts anew instead of waiting for the same.
      chunkLoadTimeout: 12_000,
    },
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    cache: {
      type: 'filesystem',
      name: `${room}-${against ? 'against' : development ? 'development' : 'release'}`,
      cacheDirectory: join(root, '.cache/webpack'),
      buildDependencies: { config: ownFiles },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
      alias: { [runtimeGiver]: runtimeGiver.replace(/cjs$/, 'js'), 'zod-of-forms$': facades['zod-of-forms'] },
    },
    module: {
      rules: [scripts(isHot), styles(development), { test: /\.woff2$/, type: 'asset/resource' }],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: room.replaceAll('-', '_'),
        dts: false,
        // The other strategy loads every remote at the start, and blanks the page when one of them is missing.
        shareStrategy: 'loaded-first',
        manifest: !isShell && !development,
        shared: isShell ? sharedByShell() : sharedByRemote(),
        ...(isShell
          ? {}
          : {
              filename: `remoteEntry.${development ? 'dev' : '[contenthash:10]'}.js`,
              exposes: { './remote': './src/remote.tsx' },
            }),
        experiments: {
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
          // Remotes consume no remotes.
          optimization: { target: 'web', disableSnapshot: true, disableRemote: !isShell },
        },
      }),
      new StableIds(),
      new LeanFederation(),
      ...(isShell || development ? [] : [new JoinedDeclaration()]),
      new ChunkLoading({ checked: !isShell && !development }),
      isShell ? new ShellManifest({ development }) : new RemoteManifest({ room, development }),
      new MiniCss({
        filename: `${names}.css`,
        chunkFilename: `${names}.css`,
        insert: isShell || development ? insert : insertChecked,
      }),
      ...(isHot ? refresh(room) : []),
    ],
    optimization: development
      ? {}
      : {
          // On a slow line a page pays for each of its files before it pays for their bytes.
          splitChunks: {
            maxAsyncRequests: 3,
            cacheGroups: { defaultVendors: { test: library, priority: -10, reuseExistingChunk: true } },
          },
          minimizer: [
            new TerserPlugin({
              minify: TerserPlugin.swcMinify,
              terserOptions: { compress: { passes: 2 }, mangle: true },
            }),
            new CssMinimizer({
              minify: CssMinimizer.lightningCssMinify,
              minimizerOptions: { targets: oldest },
            }),
          ],
        },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

/** Packages, and the modules that stand in for one: a file of its own for those would be a request for nothing. */
const library = /[\\/](node_modules|shared-ui[\\/]src[\\/]libraries|shell[\\/]src[\\/]shared)[\\/]/;

/** An edit shows in the running page, its state kept: all bundles share the one refresh runtime of the page. */
const refresh = (room) => [
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, pageRefresh),
  new RefreshPlugin({ overlay: false, library: room, exclude: [/node_modules/, pageRefresh] }),
];

const scripts = (isHot) => ({
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

const styles = (development) => ({
  test: /\.css$/,
  use: [
    MiniCss.loader,
    {
      loader: 'css-loader',
      options: {
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: development ? '[name]__[local]' : '[hash:base64:7]',
        },
      },
    },
  ],
});
