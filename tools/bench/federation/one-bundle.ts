import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { remotes } from '../../build/workspaces.ts';
import { finishRelease } from '../../build/finish-release.ts';
import { root } from '../../root.mjs';
import { webpackConfig } from '../../webpack/config.ts';
import { readDeclaration } from '../../webpack/declaration.ts';
import { OneManifest } from './one-manifest.ts';

const federating = new Set(['ModuleFederationPlugin', 'ShellManifest']);
const replaced = ['load', 'currentRegistry'].map((name) => join(root, 'shell/src/remotes', name));
/** The part of React Router that the shell shares. */
const router = join(root, 'shell/src/shared/router.ts');
const standIn = join(import.meta.dirname, 'without-remotes.ts');

/** Builds shell and remotes as one bundle that federates nothing, all else being equal; resolves to a house with that shell alone. */
export async function buildOneBundle() {
  const house = join(root, '.cache/one-bundle');
  const folder = join(house, 'shell/dist/release');
  const files = remotes.map((room) => join(root, room, 'src/remote.tsx'));
  const declared = await Promise.all(files.map(readDeclaration));
  await bundle(config(folder, new Map(files.map((file, index) => [file, declared[index]]))));
  await finishRelease(folder, join(house, 'shell/dist/maps'));
  return house;
}

function config(folder, declared) {
  const federated = webpackConfig('shell');
  const { plugins, output, resolve: resolving, cache } = federated;
  return {
    ...federated,
    name: 'one-bundle',
    output: { ...output, path: folder },
    resolve: { ...resolving, alias: { ...resolving.alias, 'react-router-dom$': router } },
    cache: { ...cache, name: 'one-bundle' },
    plugins: [
      ...plugins.filter((plugin) => !federating.has(plugin.constructor.name)),
      new OneManifest(declared),
      new webpack.NormalModuleReplacementPlugin(/\/(load|currentRegistry)$/, (asked) => {
        if (replaced.includes(resolve(asked.context, asked.request))) asked.request = standIn;
      }),
      new webpack.experiments.schemes.VirtualUrlPlugin({ declarations: importing([...declared.keys()]) }),
    ],
  };
}

/** A module that imports every declaration. */
const importing = (files) =>
  [
    ...files.map((file, index) => `import remote${index} from ${JSON.stringify(file)};`),
    `export default [${files.map((_, index) => `remote${index}`).join(', ')}];`,
  ].join('\n');

const bundle = (options) =>
  new Promise((settle, fail) => {
    webpack(options, (failure, stats) => {
      if (failure ?? stats.hasErrors()) return fail(failure ?? new Error(stats.toString('errors-only')));
      stats.compilation.compiler.close((problem) => (problem ? fail(problem) : settle()));
    });
  });
