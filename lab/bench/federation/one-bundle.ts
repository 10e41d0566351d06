import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { finishRelease } from '../../../tools/build/finish-release.ts';
import { remotes } from '../../../tools/build/workspaces.ts';
import { root } from '../../../tools/root.mjs';
import { webpackConfig } from '../../../tools/webpack/config.ts';
import { readDeclaration, type Declaration } from '../../../tools/webpack/declaration.ts';
import { readServerBundle, type ServerBundle } from '../../../tools/webpack/server-bundle.ts';
import { serverConfig } from '../../../tools/webpack/server-config.ts';
import { OneManifest } from './one-manifest.ts';

const federationPlugins = new Set(['ModuleFederationPlugin', 'ShellManifest']);
export const replacedModules = ['load', 'declarations', 'currentRegistry'].map((name) =>
  join(root, 'shell/src/remotes', name),
);
const router = join(root, 'shell/src/shared/router.ts');
const replacement = join(import.meta.dirname, 'without-remotes.ts');

export async function buildOneBundle(): Promise<string> {
  const folder = join(root, '.cache/one-bundle');
  const release = join(folder, 'shell/dist/release');
  const files = remotes.map((remote) => join(root, remote, 'src/remote.tsx'));
  const declarations = new Map<string, Declaration>();
  for (const file of files) declarations.set(file, await readDeclaration(file));
  rmSync(release, { recursive: true, force: true });
  await bundle(configForServer(release, declarations));
  await bundle(configForBrowser(release, declarations, readServerBundle(release)));
  await finishRelease(release, join(folder, 'shell/dist/maps'));
  return folder;
}

type Declarations = ReadonlyMap<string, Declaration>;

function configForBrowser(folder: string, declarations: Declarations, server: ServerBundle): Configuration {
  const shell = webpackConfig('shell', { server });
  const plugins = (shell.plugins ?? []).filter(
    (plugin) => plugin && !federationPlugins.has(plugin.constructor.name),
  );
  return {
    ...shell,
    name: 'one-bundle',
    output: { ...shell.output, path: folder },
    resolve: resolveWith(shell, {}),
    cache: { ...(shell.cache as webpack.FileCacheOptions), name: 'one-bundle' },
    plugins: [...plugins, new OneManifest(declarations, server), ...pluginsFor(declarations)],
  };
}

function configForServer(folder: string, declarations: Declarations): Configuration {
  const shell = serverConfig('shell', folder);
  return {
    ...shell,
    name: 'one-bundle for the server',
    entry: { server: join(import.meta.dirname, 'one-server.ts') },
    resolve: resolveWith(shell, { 'shell-source': join(root, 'shell/src') }),
    cache: { ...(shell.cache as webpack.FileCacheOptions), name: 'one-bundle-server' },
    plugins: [...(shell.plugins ?? []), ...pluginsFor(declarations)],
  };
}

export const resolveWith = ({ resolve }: Configuration, aliases: Record<string, string>) => ({
  ...resolve,
  alias: { ...(resolve?.alias as Record<string, string>), 'react-router-dom$': router, ...aliases },
});

const pluginsFor = (declarations: Declarations) => [
  new webpack.NormalModuleReplacementPlugin(/\/(load|declarations|currentRegistry)$/, (module) => {
    if (replacedModules.includes(resolve(module.context, module.request))) module.request = replacement;
  }),
  new webpack.experiments.schemes.VirtualUrlPlugin({
    declarations: moduleThatImports([...declarations.keys()]),
  }),
];

export const moduleThatImports = (files: string[]) =>
  [
    ...files.map((file, index) => `import remote${index} from ${JSON.stringify(file)};`),
    `export default [${files.map((_, index) => `remote${index}`).join(', ')}];`,
  ].join('\n');

export const bundle = (config: Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return reject(error ?? new Error(stats?.toString('errors-only')));
      stats.compilation.compiler.close((closeError) => (closeError ? reject(closeError) : resolve()));
    });
  });
