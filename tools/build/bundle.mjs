// Bundles one room in a process of its own, so that several rooms can be built at once.
import webpack from 'webpack';
import { webpackConfig } from '../webpack/config.mjs';

const [room, folder] = process.argv.slice(2);
const config = webpackConfig(room);
config.output.path = folder;

webpack(config, (failure, stats) => {
  if (failure) throw failure;
  if (stats.hasErrors()) process.exitCode = 1;
  if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
  stats.compilation.compiler.close(() => {});
});
