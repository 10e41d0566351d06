import webpack, { type Compiler } from 'webpack';
import DevServer, { type Configuration } from 'webpack-dev-server';
import { manifestFile, releaseName } from '../build/workspaces.ts';
import { freePort } from '../start/port.ts';
import { webpackConfig } from '../webpack/config.ts';
import type { DevManifest } from './manifests.ts';

export interface Bundler {
  workspace: string;
  port: number;
  stop(): Promise<void>;
}

export interface RunningSiteAddress {
  site: string;
  port: number;
}

export const devPath = (workspace: string): string => `/mf/${releaseName(workspace)}/dev/`;

export async function startBundler(
  workspace: string,
  onBuild: (manifest: DevManifest) => void,
  { against }: { against?: RunningSiteAddress } = {},
): Promise<Bundler> {
  const compiler = webpack(webpackConfig(workspace, { development: true, against: against !== undefined }));
  if (!compiler) throw new Error(`${workspace} has no webpack compiler`);
  reportBuilds(compiler, workspace, onBuild);
  const port = against?.port ?? (await freePort('127.0.0.1'));
  const server = new DevServer(devServerOptions(workspace, port, against), compiler);
  const built = firstBuild(compiler);
  await server.start();
  await built;
  return { workspace, port, stop: () => server.stop() };
}

function reportBuilds(compiler: Compiler, workspace: string, onBuild: (manifest: DevManifest) => void): void {
  compiler.hooks.emit.tap('dev', ({ assets }) => {
    const manifest = assets[manifestFile(workspace)];
    if (manifest) onBuild(JSON.parse(manifest.source().toString()));
  });
  let isFirst = true;
  compiler.hooks.done.tap('dev', (stats) => {
    const time = `${(((stats.endTime ?? 0) - (stats.startTime ?? 0)) / 1000).toFixed(1)} s`;
    if (stats.hasErrors()) console.error(`  ${workspace} has an error:\n${stats.toString('errors-only')}`);
    else console.log(`  ${workspace} ${isFirst ? 'built' : 'updated'} in ${time}`);
    isFirst = false;
  });
}

export function devServerOptions(
  workspace: string,
  port: number,
  against?: RunningSiteAddress,
): Configuration {
  const publicPath = devPath(workspace);
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    static: false,
    setupExitSignals: false,
    allowedHosts: 'all',
    headers: { 'cache-control': 'no-store', 'access-control-allow-origin': '*' },
    client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${publicPath}ws` },
    webSocketServer: { type: 'ws', options: { path: `${publicPath}ws` } },
    devMiddleware: { publicPath, stats: 'none' },
    ...(against && optionsAgainst(workspace, against)),
  };
}

/** A page of a production build reloads instead of refreshing in place. Only that site may read the files. */
const optionsAgainst = (workspace: string, { site, port }: RunningSiteAddress): Configuration => ({
  hot: false,
  liveReload: true,
  allowedHosts: [new URL(site).hostname],
  headers: { 'cache-control': 'no-store', 'access-control-allow-origin': site },
  client: {
    overlay: false,
    logging: 'warn',
    webSocketURL: `ws://localhost:${port}${devPath(workspace)}ws`,
  },
});

const firstBuild = (compiler: Compiler) =>
  new Promise<void>((resolve) => compiler.hooks.done.tap('first', () => resolve()));
