import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack from 'webpack';

export const replacements = [
  { file: /\/(SnapshotHandler|preload)\.js$/, of: /[\\/]runtime-core[\\/]/, by: 'no-snapshots.mjs' },
  { file: /\/load\.js$/, of: /[\\/]runtime-core[\\/]/, by: 'no-loading.ts' },
  { file: /\/dom\.js$/, of: /[\\/]sdk[\\/]/, by: 'no-loading.ts' },
  {
    file: /\/(share|shared\/index|semver\/index)\.js$/,
    of: /[\\/]runtime-core[\\/]/,
    by: 'plain-libraries.ts',
  },
  {
    file: /\/(attachShareScopeMap|consumes|getSharedFallbackGetter|init|initContainerEntry|initializeSharing|installInitialConsumes|remotes)\.js$/,
    of: /[\\/]webpack-bundler-runtime[\\/]/,
    by: 'plain-sharing.ts',
  },
  { file: /\/desc\.mjs$/, of: /[\\/]error-codes[\\/]/, by: 'no-error-texts.ts' },
  { file: /\/logger\.js$/, of: /[\\/]sdk[\\/]/, by: 'plain-logger.ts' },
];

/** Its forms, and links that prefetch routes of its framework mode. */
const router = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** webpack's own part for sharing, which it does not export. The federation plugin writes another one over it. */
const Sharing = createRequire(import.meta.url)(
  'webpack/lib/sharing/ShareRuntimeModule.js',
) as typeof webpack.RuntimeModule;

/** Leaves parts of libraries out of the bundles: about 17 KB of every first visit. */
export class LeanLibraries {
  apply(compiler: webpack.Compiler) {
    compiler.options.module.rules.push({
      test: router,
      loader: join(import.meta.dirname, 'pure-components.ts'),
    });
    for (const { file, of, by } of replacements) {
      const replace = (imported: { request: string; context: string }) => {
        if (!imported.request.startsWith('.') || !of.test(imported.context)) return;
        imported.request = join(import.meta.dirname, by);
      };
      new webpack.NormalModuleReplacementPlugin(file, replace).apply(compiler);
    }
    compiler.hooks.compilation.tap('LeanLibraries', ({ hooks }) =>
      hooks.runtimeModule.tap('LeanLibraries', (module) => {
        if (module instanceof Sharing) module.generate = () => null;
      }),
    );
  }
}
