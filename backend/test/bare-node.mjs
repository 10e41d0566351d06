/**
 * Runs a test file in the worker itself instead of in a virtual machine of its own: the application and its packages
 * are loaded once for all files of a worker, and not once for each, which was most of the time that the tests took.
 */
import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import './typescript.mjs';

const require = createRequire(import.meta.url);
const circus = join(dirname(require.resolve('jest-circus/package.json')), 'build/jestAdapterInit.js');
const words = new URL('./globals.mjs', import.meta.url).href;
let files = 0;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: `${words}?${files}`, shortCircuit: true }
      : next(specifier, context),
});

export default async function run(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  files += 1;
  // Jest's stack traces know the maps of its own transform only; Node knows ours.
  Error.prepareStackTrace = undefined;
  const { initialize, runAndTransformResultsToJestFormat } = freshCircus();
  await initialize({
    config,
    environment,
    globalConfig,
    localRequire: require,
    parentProcess: process,
    runtime,
    sendMessageToJest,
    setGlobalsForRuntime: (globals) => (globalThis.jestWords = globals),
    testPath,
  });
  const setupAfterEnvStart = Date.now();
  await import(`${pathToFileURL(testPath)}?${files}`);
  const setupAfterEnvPerfStats = { setupAfterEnvStart, setupAfterEnvEnd: setupAfterEnvStart };
  return runAndTransformResultsToJestFormat({ config, globalConfig, setupAfterEnvPerfStats, testPath });
}

/** Its tests, hooks and listeners are those of one file. */
function freshCircus() {
  delete require.cache[circus];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  return require(circus);
}
