import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ENDING_WORKER, OFFLINE_OFF } from '../../server/plugins/ending-worker.ts';
import { copyOfBuild, replaceByLater } from '../support/e2e/built-clients.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { test as base, expect } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

/** A product whose client can be replaced while pages are open. */
const test = base.extend({
  // Playwright reads from the first parameter which fixtures one needs.
  // biome-ignore lint/correctness/noEmptyPattern: this one needs none
  webFolder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'jisr-client-'));
    await copyOfBuild(folder);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

// The worker does the same on every screen.
test.use({ locale: 'en', serviceWorkers: 'allow', provoked: [0] });

const texts = TEXTS.en;
const LIST = '/ToMa/warehouse';

const build = (page: Page) => page.locator('html').getAttribute('data-build');
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell')));

async function untilReady(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByText(/JS-\d+/)
      .first(),
  ).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jisr.readAhead')), { timeout: 120_000 })
    .not.toBeNull();
}

/** Opens a page whose code this page has not loaded yet. */
async function openLate(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  await expect(page.locator('h1')).toHaveText(name);
  await expect(page.getByText(texts.shell.connection.title)).toHaveCount(0);
}

test.describe('a new release', { tag: '@desktop' }, () => {
  test('is there with the next load, leaves open pages alone, and the former one goes with them', async ({
    page,
    context,
    webFolder,
  }) => {
    await openSignedIn(page, LIST);
    await untilReady(page);
    const [former] = await shells(page);
    const other = await context.newPage();
    await other.goto(LIST);
    await untilReady(other);

    await replaceByLater(webFolder ?? '');
    // The server does not have their files any more.
    await openLate(other, texts.shell.menu.campaigns);
    expect(await build(other)).toBeNull();

    await page.reload();
    await untilReady(page);
    expect(await build(page)).toBe('later');
    // Both are there now, and the other page still has its own files.
    await expect.poll(() => shells(page), { timeout: 120_000 }).toHaveLength(2);
    await openLate(other, texts.shell.menu.outbox);
    expect(await build(other)).toBeNull();
    expect(await shells(page)).toContain(former);

    await other.close();
    await expect(async () => {
      await page.reload();
      await expect.poll(() => shells(page), { timeout: 30_000 }).toHaveLength(1);
    }).toPass({ timeout: 200_000 });
    expect(await shells(page)).not.toContain(former);

    await context.setOffline(true);
    await page.reload();
    await expect(
      page
        .getByRole('main')
        .getByText(/JS-\d+/)
        .first(),
    ).toBeVisible();
    expect(await build(page)).toBe('later');
  });

  test('that wants nothing stored any more removes the worker and what it had', async ({
    page,
    webFolder,
  }) => {
    const served = webFolder ?? '';
    await openSignedIn(page, LIST);
    await untilReady(page);
    expect(await page.evaluate(() => caches.keys())).not.toEqual([]);
    // What the server serves with OFFLINE=false (tests/server/web-client.test.ts).
    await writeFile(join(served, 'sw.js'), ENDING_WORKER);
    const index = join(served, 'index.html');
    const html = await readFile(index, 'utf8');
    await writeFile(index, html.replace('<head>', `<head>${OFFLINE_OFF}`));
    await page.reload();
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 120_000 }).toEqual([]);
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0);
    await page.reload();
    await expect(
      page
        .getByRole('main')
        .getByText(/JS-\d+/)
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
