import { globSync } from 'node:fs';
import { root } from '../root.mjs';

/**
 * The normal tier proves every behavior. The deep one kills processes, breaks networks, sends odd input and builds whole
 * repositories: files named `*.deep.test.ts` and `*.deep.spec.ts`.
 */
export type Tier = 'normal' | 'deep';

const deepFile = /\.deep\.(test|spec)\.tsx?$/;

export const tierOf = (file: string): Tier => (deepFile.test(file) ? 'deep' : 'normal');

/** The environment by which Jest and Playwright choose their files. Without it they run both tiers. */
export const tierEnv = (tier: Tier) => ({ TEST_TIER: tier });

/** The environment by which Jest runs its files in reverse order. */
export const reverseOrder = { TEST_ORDER: 'reverse' };
export const isReversed = () => process.env.TEST_ORDER === reverseOrder.TEST_ORDER;

export const toolsTests = (tier: Tier): string[] =>
  globSync('{tools,lab}/**/*.test.ts', { cwd: root })
    .filter((file) => tierOf(file) === tier)
    .sort();

const everyTest = [
  '{tools,lab}/**/*.test.ts',
  'backend/{src,test}/**/*.test.ts',
  '{shared-ui,shell,mf-*}/src/**/*.test.{ts,tsx}',
  'e2e/specs/**/*.spec.ts',
];

export const filesOf = (tier: Tier): string[] =>
  globSync(everyTest, { cwd: root }).filter((file) => tierOf(file) === tier);
