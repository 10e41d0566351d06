import { join } from 'node:path';
import webpack from 'webpack';

export const replacements = [
  { file: /\/(SnapshotHandler|preload)\.js$/, of: /[\\/]runtime-core[\\/]/, by: 'no-snapshots.mjs' },
  { file: /\/load\.js$/, of: /[\\/]runtime-core[\\/]/, by: 'no-loading.ts' },
  { file: /\/dom\.js$/, of: /[\\/]sdk[\\/]/, by: 'no-loading.ts' },
  {
    file: /\/(init|getSharedFallbackGetter|remotes)\.js$/,
    of: /[\\/]webpack-bundler-runtime[\\/]/,
    by: 'plain-sharing.ts',
  },
  { file: /\/desc\.mjs$/, of: /[\\/]error-codes[\\/]/, by: 'no-error-texts.ts' },
  { file: /\/logger\.js$/, of: /[\\/]sdk[\\/]/, by: 'plain-logger.ts' },
  { file: /\/createLucideIcon\.mjs$/, of: /[\\/]lucide-react[\\/]/, by: 'plain-icon.ts' },
];

/** Its forms, and links that prefetch routes of its framework mode. */
const router = /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/;

/** Leaves parts of libraries out of the bundles: about 10 KB of every first visit, and 1 KB of each bundle with icons. */
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
  }
}
