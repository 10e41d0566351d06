import webpack, { type Stats } from 'webpack';
import { releaseName } from '../build/workspaces.ts';
import { describeServerBundle, type ServerBundle } from '../webpack/server-bundle.ts';
import { serverConfig } from '../webpack/server-config.ts';

export interface ServerBundler {
  /** Resolves at once, or after the build that an edit has begun. */
  untilBuilt(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds what the server runs of a workspace, again after each edit. */
export async function startServerBundler(
  workspace: string,
  folder: string,
  onBuild: (name: string, bundle: ServerBundle) => void,
): Promise<ServerBundler> {
  const compiler = webpack(serverConfig(workspace, folder, { development: true }));
  if (!compiler) throw new Error(`${workspace} has no webpack compiler`);
  let building = Promise.withResolvers<void>();
  let isBuilding = true;
  compiler.hooks.invalid.tap('dev', () => {
    if (isBuilding) return;
    isBuilding = true;
    building = Promise.withResolvers();
  });
  const report = (error: Error | null, stats?: Stats) => {
    const [file] = stats?.compilation.entrypoints.get('server')?.getFiles() ?? [];
    if (error || !stats || stats.hasErrors() || !file)
      console.error(
        `  ${workspace} has an error on the server:\n${error?.message ?? stats?.toString('errors-only')}`,
      );
    else onBuild(releaseName(workspace), describeServerBundle(folder, file));
    isBuilding = false;
    building.resolve();
  };
  compiler.watch({}, report);
  const untilBuilt = () => building.promise;
  await untilBuilt();
  // Also writes the cache for the next start.
  const stop = () =>
    new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return { untilBuilt, stop };
}
