import { gzipSync } from 'node:zlib';
import { expect, test } from '../support/e2e/test.ts';

/** The same budget that tools/check-bundle.ts holds the build to, in bytes of gzipped script. */
const BUDGET = 250_000;

// The same scripts for every screen.
test.describe('a first visit', { tag: '@desktop' }, () => {
  test('loads no more script than the budget until the login screen stands', async ({ page }) => {
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
