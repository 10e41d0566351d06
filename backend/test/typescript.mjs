// Node runs the TypeScript of the source as it is; only the endings of its imports have to be told.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const typescript = specifier.startsWith('.') && context.parentURL?.endsWith('.ts');
    return next(typescript ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
