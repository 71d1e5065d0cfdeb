import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/e2e/test.ts';

/** The budget that tools/check-bundle.ts checks in the build, in bytes of gzipped script. */
const BUDGET = 225_000;

// The scripts are the same on every screen.
test.describe('a first visit', { tag: '@desktop' }, () => {
  test('loads no more script up to the login screen than the budget', async ({ page }) => {
    const scripts: Promise<Buffer>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body());
    });
    await page.goto('/');
    await expect(page.locator('input[type=password]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const weights = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(BUDGET);
  });
});
