import webpack, { type Configuration } from 'webpack';
import { webpackConfig } from '../webpack/config.ts';
import { readServerBundle } from '../webpack/server-bundle.ts';
import { serverConfig } from '../webpack/server-config.ts';

const [workspace, folder, order] = process.argv.slice(2);
if (!workspace || !folder) throw new Error('bundle.ts <workspace> <folder> [first]');
const isFirst = order === 'first';

// First the bundle for the server, because the manifest of the other one names it with its hash.
if (await bundle(serverConfig(workspace, folder, { isFirst }))) {
  const config = webpackConfig(workspace, { isFirst, server: readServerBundle(folder) });
  await bundle({ ...config, output: { ...config.output, path: folder } });
}

function bundle(config: Configuration): Promise<boolean> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats) return reject(error ?? new Error('webpack returned no stats'));
      if (stats.hasErrors()) process.exitCode = 1;
      if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
      stats.compilation.compiler.close(() => resolve(!stats.hasErrors()));
    });
  });
}
