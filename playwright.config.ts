import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/find-chromium.ts';

/** Chromium contacts its vendor's servers at every start; no test may depend on the outside. */
const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  // A microphone that beeps, and that nobody is asked for.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

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
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: QUIET },
    timezoneId: 'Europe/Berlin',
    // What a worker requests is seen by no walk; that of the product has a walk of its own.
    serviceWorkers: 'block',
    // Recording every test costs more than running it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
