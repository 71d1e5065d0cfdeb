import type { Page } from '@playwright/test';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { runningOf, stands } from '../support/e2e/walk.ts';
import { ADMIN } from '../support/started-server.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

test('a clerk who follows a link into the product logs in and arrives where the link leads', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/ToMa/warehouse?perPage=5&page=2&sort=billCode&order=ASC');
  await signIn(page, texts);
  await expect(page).toHaveURL(/\/ToMa\/warehouse\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'warehouse' })).toBeVisible();
  await expect(page.getByText(/^6.10 of/)).toBeVisible();
});

test.describe('over a poor network', () => {
  test.use({ provoked: [0] });

  test('a clerk whose back office is slow to come, and fails once, types meanwhile and needs one click', {
    tag: '@desktop',
  }, async ({ page }) => {
    const arrival = Promise.withResolvers<void>();
    let requests = 0;
    await page.route(/\/assets\/front-[^/]*\.js$/, async (route) => {
      requests += 1;
      if (requests === 1) return route.abort();
      await arrival.promise;
      await route.continue();
    });
    await page.goto('/ToMa/warehouse');
    await expect(page.getByRole('alert')).toHaveText(texts.session.unreachable);
    const button = page.getByRole('button', { name: texts.session.login });
    const password = page.getByLabel(texts.session.password, { exact: true });
    await page.getByLabel(texts.session.phone, { exact: true }).fill(ADMIN.phone);
    await password.fill(ADMIN.password);
    await button.click();
    await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
    await expect(button).toBeDisabled();
    await expect.poll(() => requests).toBe(2);
    arrival.resolve();
    await expect(password).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'warehouse' })).toBeVisible();
  });
});

/** The content of this browser's databases. */
const storedInDatabases = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return found;
  });

test('a clerk who logs out is warned about a draft, can stay, and leaves nothing behind', {
  tag: '@desktop',
}, async ({ page }) => {
  runningOf(page);
  await page.goto('/commands/create');
  await signIn(page, texts);
  const recipient = page.getByRole('region', { name: texts.order.form.recipient, exact: true });
  const { fields } = texts.resources.commands;
  await recipient.getByRole('textbox', { name: fields['recipient.firstName'] }).fill('Samira');
  const logOut = () => page.getByRole('button', { name: texts.shell.menu.logout }).click();
  await logOut();
  const question = page.getByRole('dialog', { name: texts.shell.logout.title });
  await expect(question.getByRole('listitem')).toContainText(['Samira']);
  await question.getByRole('button', { name: 'Stay', exact: true }).click();
  await expect(question).toHaveCount(0);
  expect(await storedInDatabases(page)).toHaveLength(1);

  const loadedAhead = page.waitForResponse(/\/(Logout)?[Qq]uestion-[^/]*\.js$/);
  await page.goto('/ToMa/validation');
  await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
  await page.evaluate((itsCode) => import(itsCode), (await loadedAhead).url());
  // What the idle page reads besides would be rejected once the session is over.
  await stands(page);
  // As if the connection were lost: whoever has something unsent must be warned all the same.
  await page.route(/\/(Logout)?[Qq]uestion-[^/]*\.js$/, (route) => route.abort());
  await logOut();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Log out and discard', exact: true }).click();
  await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /token|user|selected/i.test(key))).toEqual([]);
  expect(await storedInDatabases(page)).toEqual([]);

  await page.goto('/ToMa/validation');
  await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
});
