import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/test/browser.ts';
import { deployed } from './fixtures/deployed';

const deepStories = '**/*.deep.spec.ts';
/** The tier of a whole run of tests; all stories without one. */
const tiers: Record<string, PlaywrightTestConfig> = {
  normal: { testIgnore: deepStories },
  deep: { testMatch: deepStories },
};

/** Each worker has its own site (fixtures/site.ts), or all of them test the one at `BASE_URL`. */
export default defineConfig({
  testDir: 'specs',
  ...tiers[process.env.TEST_TIER ?? ''],
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  outputDir: '../test-results',
  reporter: process.env.E2E_RESULTS ? [['list'], ['json', { outputFile: process.env.E2E_RESULTS }]] : 'list',
  globalSetup: deployed ? './fixtures/greetSite.ts' : './fixtures/prepareData.ts',
  ...(deployed && { grepInvert: /@own-site/ }),
  projects: [
    // Waits for no transition. On the phone they are shown.
    { name: 'desktop', use: { contextOptions: { reducedMotion: 'reduce' } } },
    // What travelers do on the way: on a narrow screen, by touch, with the header of a phone's browser.
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
  use: {
    actionTimeout: 8_000,
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
    // To record everything takes half as long again. `npm test` records what failed, in a second run.
    trace: deployed ? 'retain-on-failure' : 'off',
    // A page of a test lives too short for V8 to gain from optimizing its code: 4 % of all processor time.
    launchOptions: { executablePath: await findBrowser(), args: [...browserFlags, '--js-flags=--no-opt'] },
  },
});
