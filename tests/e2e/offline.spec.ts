import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

test.use({ locale: 'en', serviceWorkers: 'allow', provoked: [0] });

const texts = TEXTS.en;
const LIST = '/ToMa/warehouse';
const CODE = /JS-\d+/;
/** Lists of daily work, whose first page is read before anybody opens them. */
const READ_AHEAD = ['/ToMa/validation', '/ToDu', '/trips', '/bills', '/tours', '/users'];

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const line = (page: Page) => page.getByTestId('connection');

/** The worker has the client and what is read daily: it is done with what it does when nothing waits. */
async function untilReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('jisr.readAhead')), { timeout: 120_000 })
    .not.toBeNull();
}

/** Whether the device has an answer whose address ends like this. */
const isStored = (page: Page, end: string) =>
  page.evaluate(async (wanted) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return requests.some(({ url }) => url.endsWith(wanted));
  }, end);

/** Orders stand in rows of a table, or on cards on a phone. */
const orders = (page: Page) => page.getByRole('main').getByText(CODE);

test('what was read last is there without a connection, and a plain word about it', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openSignedIn(page, LIST);
  await expect(orders(page).first()).toBeVisible();
  await untilReady(page);
  await expect(line(page)).toBeEmpty();
  const first = (await orders(page).first().textContent()) ?? '';

  await context.setOffline(true);
  await page.reload();
  await expect(orders(page).first()).toHaveText(first);
  await expect(line(page)).toHaveText(
    /^No connection\. You see what was read last, at .*\d\d:\d\d/,
  );

  await context.setOffline(false);
  await expect(line(page)).toBeEmpty();
  await expect(orders(page).first()).toHaveText(first);
});

test('a page that was never read says so, offers to try again, and comes with the connection', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openSignedIn(page, LIST);
  await untilReady(page);
  await context.setOffline(true);
  await page.goto('/ToMa/warehouse?filter=%7B%22q%22%3A%22never%20asked%22%7D');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(texts.kit.load.neverRead);
  await alert.getByRole('button', { name: texts.common.retry }).click();
  await expect(alert).toContainText(texts.kit.load.neverRead);
  await expect(page.getByText(texts.notice.server.reload)).toHaveCount(0);
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(line(page)).toBeEmpty();
});

test('a record that was opened comes without a connection', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openSignedIn(page, LIST);
  await untilReady(page);
  const [code = 'no code'] = CODE.exec((await orders(page).first().textContent()) ?? '') ?? [];
  await orders(page).first().click();
  const sender = page.getByRole('heading', { name: texts.order.form.sender });
  await expect(sender).toBeVisible();
  // The page shows what its list had, and reads the whole order meanwhile.
  const [, id] = /\/commands\/([^/]+)/.exec(page.url()) ?? [];
  await expect.poll(() => isStored(page, `/commands?_id=${id}`)).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.reload();
  await expect(sender).toBeVisible();
  await expect(page.getByRole('heading', { name: code }).first()).toBeVisible();
  await expect(line(page)).toContainText('No connection. You see what was read last');
});

test('every entry of the menu opens without a connection, with what was read or a plain word', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openSignedIn(page, LIST);
  await untilReady(page);
  const to = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/"]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
  );
  const entries = to.length > 0 ? to : ['/', '/ToMa/validation', '/users', '/chat', '/scan'];
  await context.setOffline(true);
  for (const address of new Set(entries)) {
    await page.goto(address);
    // What is drawn without a heading, or broken, is no page.
    const heading = page.locator('h1').first();
    await expect
      .poll(() => heading.evaluate((one) => one.textContent || one.dataset.section), address)
      .toBeTruthy();
    const main = page.locator('main');
    await expect(main.locator('[aria-busy=true], .MuiSkeleton-root'), address).toHaveCount(0);
    await expect(main, address).toContainText(/\S{2}/);
    const text = await main.innerText();
    if (READ_AHEAD.includes(address)) expect(text, address).not.toContain(texts.kit.load.failed);
    expect(text, address).not.toContain(texts.notice.server.reload);
    expect(text, address).not.toContain(texts.shell.failure.title);
    expect(text, address).not.toContain(texts.shell.connection.title);
  }
});

test('a logout leaves nothing of what was read, with or without a connection', {
  tag: '@desktop',
}, async ({ page, context }) => {
  const logOut = async () => {
    await page.getByRole('button', { name: texts.shell.menu.logout }).click();
    await expect(page.locator('input[type=password]')).toBeVisible();
  };
  const reads = async () =>
    (await cacheNames(page)).filter((name) => /reads-\d-[0-9a-f]/.test(name));
  await openSignedIn(page, LIST);
  await untilReady(page);
  expect(await reads()).toHaveLength(1);
  await logOut();
  await expect.poll(reads).toEqual([]);

  await openSignedIn(page, LIST);
  await untilReady(page);
  expect(await reads()).toHaveLength(1);
  await context.setOffline(true);
  await logOut();
  await expect.poll(reads).toEqual([]);
  await page.goto(LIST);
  await expect(page.locator('input[type=password]')).toBeVisible();
  await expect(orders(page)).toHaveCount(0);
});

test('a second visit loads no script, and shows the last list at once while it is read anew', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSignedIn(page, LIST);
  await expect(orders(page).first()).toBeVisible();
  await untilReady(page);
  const first = (await orders(page).first().textContent()) ?? '';
  // The server takes its time with everything.
  await page.addInitScript(() => {
    const answered = Promise.withResolvers<void>();
    const { fetch } = window;
    window.fetch = async (...call) => {
      await answered.promise;
      return fetch(...call);
    };
    Object.assign(window, { answer: answered.resolve });
  });
  await page.reload();
  await expect(orders(page).first()).toBeVisible();
  await expect(orders(page).first()).toHaveText(first);
  const badge = page.getByTestId('last-read');
  await expect(badge.getByText(/^As of .*\d\d:\d\d.*, being refreshed$/)).toBeVisible();
  await expect(page.getByText(texts.notice.orders.fetched)).toHaveCount(0);
  const transferred = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(transferred.length).toBeGreaterThan(3);
  expect(transferred.filter((bytes) => bytes > 0)).toEqual([]);
  await page.evaluate(() => (window as unknown as { answer: () => void }).answer());
  await expect(badge).toBeEmpty();
  await expect(orders(page).first()).toHaveText(first);
});
