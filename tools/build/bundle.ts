import webpack from 'webpack';
import { webpackConfig } from '../webpack/config.ts';

const [workspace, folder] = process.argv.slice(2);
if (!workspace || !folder) throw new Error('bundle.ts <workspace> <folder>');

const config = webpackConfig(workspace);
webpack({ ...config, output: { ...config.output, path: folder } }, (error, stats) => {
  if (error || !stats) throw error ?? new Error('webpack returned no stats');
  if (stats.hasErrors()) process.exitCode = 1;
  if (stats.hasErrors() || stats.hasWarnings()) console.log(stats.toString('errors-warnings'));
  stats.compilation.compiler.close(() => {});
});
