import { defineConfig } from '@playwright/test';
import type { EngineName } from './browsers/engine';
import { deployed } from './fixtures/deployed';

/** Firefox and WebKit as Debian packages them (npm run browsers). Playwright only runs the stories. */
export default defineConfig<{ engine: EngineName }>({
  testDir: 'browsers',
  workers: 1,
  timeout: 180_000,
  forbidOnly: true,
  outputDir: '../test-results/browsers',
  preserveOutput: 'always',
  reporter: 'list',
  globalSetup: deployed ? './fixtures/greetSite.ts' : './fixtures/prepareData.ts',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
