// Started by server-bundler.ts. Its arguments are pairs of a workspace and the folder for its bundle.
import webpack, { type Compiler, type Stats } from 'webpack';
import { describeServerBundle } from '../webpack/server-bundle.ts';
import { serverConfig } from '../webpack/server-config.ts';
import type { ServerBuild } from './server-bundler.ts';

const report = (build: ServerBuild) => process.send?.(build);
const compilers: Compiler[] = [];
for (let words = process.argv.slice(2); words.length > 1; words = words.slice(2))
  compilers.push(watch(words[0]!, words[1]!));

// A terminal sends it to all its processes. This one ends with the first of them.
process.on('SIGINT', () => undefined);
// Closing also writes the cache for the next start.
process.once('disconnect', () => void Promise.all(compilers.map(close)).then(() => process.exit()));

function watch(workspace: string, folder: string): Compiler {
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
