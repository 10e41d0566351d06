import { availableParallelism } from 'node:os';
import { remotes } from './tools/build/workspaces.ts';
import { databaseFolder } from './tools/testing/database-folder.ts';

const swc = (parser, transform) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', ...parser },
      transform,
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
    sourceMaps: 'inline',
  },
];

const page = (room) => ({
  displayName: room,
  rootDir: import.meta.dirname,
  testEnvironment: '<rootDir>/tools/jest/browser-environment.ts',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tools/jest/css-module.ts',
    '\\.(wasm|worker)$': '<rootDir>/tools/jest/separate-file.ts',
    '^react-router-dom$': '<rootDir>/shell/src/shared/router.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1'],
  },
  transform: { '^.+\\.tsx?$': swc({ tsx: true }, { react: { runtime: 'automatic' } }) },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
  testMatch: [`<rootDir>/${room}/src/**/*.test.{ts,tsx}`],
});

// TEST_TIER chooses one of the two tiers. Without it both run.
const tiers = {
  normal: {
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '\\.deep\\.test\\.ts$'],
  },
  deep: { testMatch: ['<rootDir>/src/**/*.deep.test.ts'] },
};

const backend = {
  displayName: 'backend',
  rootDir: `${import.meta.dirname}/backend`,
  testRunner: '<rootDir>/test/jest-without-vm.ts',
  testEnvironment: 'node',
  globalSetup: '<rootDir>/test/global-setup.ts',
  globalTeardown: '<rootDir>/test/global-teardown.ts',
  globals: { databaseFolder: databaseFolder() },
  transform: {},
  testMatch: tiers.normal.testMatch,
  ...tiers[process.env.TEST_TIER],
  testTimeout: 20_000,
};

const pages = ['shared-ui', 'shell', ...remotes];

export default {
  testSequencer: './tools/jest/by-app.ts',
  projects: [...pages.map(page), backend],
  // One more than there are cores, for tests that only wait.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 20_000,
  workerIdleMemoryLimit: '2GB',
  // On a busy machine V8 needs longer than Jest's 500 ms to free a worker's heap.
  workerGracefulExitTimeout: 5_000,
};
