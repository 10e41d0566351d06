// Started by server-bundler.ts. Its argument is the list of workspaces as JSON.
import webpack, { type Compiler, type Stats } from 'webpack';
import { describeServerBundle } from '../webpack/server-bundle.ts';
import { serverConfig } from '../webpack/server-config.ts';
import type { ServerBuild, ServerWorkspace } from './server-bundler.ts';

const report = (build: ServerBuild) => process.send?.(build);
const workspaces: ServerWorkspace[] = JSON.parse(process.argv[2] ?? '[]');
const compilers = workspaces.map(watch);

// A terminal sends it to each process. This one ends when its parent has.
process.on('SIGINT', () => undefined);
// Closing also writes the cache for the next start.
process.once('disconnect', () => void Promise.all(compilers.map(close)).then(() => process.exit()));

function watch({ workspace, folder }: ServerWorkspace): Compiler {
  const compiler = webpack(serverConfig(workspace, folder, { development: true }));
  if (!compiler) throw new Error(`${workspace} has no webpack compiler`);
  compiler.hooks.invalid.tap('dev', () => report({ workspace, state: 'building' }));
  compiler.watch({}, (error, stats) => {
    const bundle = bundleOf(folder, stats);
    if (error || !bundle)
      console.error(
        `  ${workspace} has an error on the server:\n${error?.message ?? stats?.toString('errors-only')}`,
      );
    report({ workspace, state: 'built', bundle });
  });
  return compiler;
}

function bundleOf(folder: string, stats?: Stats) {
  const [file] = stats?.compilation.entrypoints.get('server')?.getFiles() ?? [];
  return file && !stats?.hasErrors() ? describeServerBundle(folder, file) : undefined;
}

const close = (compiler: Compiler) =>
  new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
