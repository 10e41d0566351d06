import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { manifestFile, releaseName } from '../build/workspaces.ts';
import { freePort } from '../start/port.ts';
import { webpackConfig } from '../webpack/config.ts';

/** Where the page finds the files of a room that is under development. */
export const addressOf = (room) => `/mf/${releaseName(room)}/dev/`;

/**
 * Builds a room on every change and tells the page what changed; `describe` hears what each build says of itself.
 * `against` is a running site, whose pages ask for the room on a port of this machine.
 */
export async function bundle(room, describe, { against } = {}) {
  const compiler = webpack(webpackConfig(room, { development: true, against: against !== undefined }));
  const manifest = manifestFile(room);
  compiler.hooks.emit.tap('dev', ({ assets }) => {
    if (assets[manifest]) describe(JSON.parse(assets[manifest].source()));
  });
  let isFirst = true;
  compiler.hooks.done.tap('dev', (stats) => {
    const time = `${((stats.endTime - stats.startTime) / 1000).toFixed(1)} s`;
    if (stats.hasErrors()) console.error(`  ${room} has a mistake:\n${stats.toString('errors-only')}`);
    else console.log(`  ${room} ${isFirst ? 'built' : 'updated'} in ${time}`);
    isFirst = false;
  });
  const port = against?.port ?? (await freePort('127.0.0.1'));
  const options = { ...optionsFor(room, port), ...(against && optionsAgainst(room, against)) };
  const server = new DevServer(options, compiler);
  const built = firstBuild(compiler);
  await server.start();
  await built;
  return { room, port, stop: () => server.stop() };
}

function optionsFor(room, port) {
  const publicPath = addressOf(room);
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
  };
}

/** A page of a production build cannot be refreshed in place: it is loaded anew. Nobody but that site may read. */
const optionsAgainst = (room, { site, port }) => ({
  hot: false,
  liveReload: true,
  allowedHosts: [new URL(site).hostname],
  headers: { 'cache-control': 'no-store', 'access-control-allow-origin': site },
  client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}${addressOf(room)}ws` },
});

const firstBuild = (compiler) => new Promise((built) => compiler.hooks.done.tap('first', () => built()));
