import { createRequire } from 'node:module';

/** Its CommonJS build would add the whole federation runtime a second time: 10 KB of every first visit. */
const runtimePlugin = createRequire(import.meta.url).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);
export const browserRuntime = { [runtimePlugin]: runtimePlugin.replace(/cjs$/, 'js') };

/** What the shell and all remotes have in common. */
export const federationOf = (part: 'shell' | 'remote', { development = false } = {}) => ({
  dts: false,
  // The other strategy loads every remote at the start, and leaves the page blank when one is missing.
  shareStrategy: 'loaded-first' as const,
  experiments: {
    // Remotes use the runtime of the shell.
    ...(part === 'shell' ? { provideExternalRuntime: true } : { externalRuntime: true }),
    // The site preloads by its own registry. In development tools may look at what the runtime knows.
    optimization: {
      target: 'web' as const,
      disableSnapshot: !development,
      // Only the shell loads remotes.
      disableRemote: part === 'remote',
    },
  },
});
