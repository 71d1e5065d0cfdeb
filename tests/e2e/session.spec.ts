import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

test('a clerk who follows a link into the house logs in and arrives where the link leads', async ({
  page,
}) => {
  await page.goto('/ToMa/warehouse?perPage=5&page=2&sort=billCode&order=ASC');
  await signIn(page, texts);
  await expect(page).toHaveURL(/\/ToMa\/warehouse\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'warehouse' })).toBeVisible();
  await expect(page.getByText(/^6.10 of/)).toBeVisible();
});

test('a clerk who logs out is asked to log in again, and nothing of the session is kept', async ({
  page,
  isMobile,
}) => {
  await page.goto('/ToMa/validation');
  await signIn(page, texts);
  await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
  if (isMobile) await page.getByRole('button', { name: texts.shell.menu.open }).click();
  await page.getByRole('button', { name: texts.shell.menu.logout }).click();
  await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /token|user|selected/i.test(key))).toEqual([]);

  await page.goto('/ToMa/validation');
  await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
});
