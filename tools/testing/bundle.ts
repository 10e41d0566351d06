import webpack, { type Configuration, type Stats } from 'webpack';

/** Bundles with webpack; rejects with the errors of the bundle. */
export function bundle(config: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve(stats);
    });
  });
}
