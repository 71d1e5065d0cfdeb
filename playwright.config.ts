import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LAUNCH, SCREEN_SIZES, TIME_ZONE } from './tests/support/e2e/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e/template.ts',
  // A walk waits for half of its time.
  workers: Math.max(3, Math.ceil(availableParallelism() * 1.5)),
  fullyParallel: true,
  // A shared machine stalls; a test that passes only on a later try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // Guards against hanging: a walk takes some ten seconds, and a busy machine makes it ten times that.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // So that a step that hangs is named, and not only the walk.
    actionTimeout: 120_000,
    browserName: 'chromium',
    launchOptions: LAUNCH,
    timezoneId: TIME_ZONE,
    // What a worker requests is seen by no walk; that of the product has a walk of its own.
    serviceWorkers: 'block',
    // Recording every test costs more than running it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Fewer pictures are drawn so. On the phone things move as they do for most people.
      use: { ...SCREEN_SIZES.desktop, contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'phone', grepInvert: /@desktop/, use: SCREEN_SIZES.phone },
  ],
});
