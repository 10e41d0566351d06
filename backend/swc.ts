import type { Options } from '@swc/core';

/** How the backend is compiled, for its build and its tests. It means what tsconfig.json says. */
export const swcOptions: Options = {
  swcrc: false,
  configFile: false,
  module: { type: 'es6' },
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', decorators: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: true,
      verbatimModuleSyntax: true,
    },
    keepClassNames: true,
    experimental: { keepImportAttributes: true },
  },
};
