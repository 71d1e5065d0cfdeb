import type { Page } from '@playwright/test';
import { CODE_CHARACTERS } from '../../domain/people/sign-in-codes.ts';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import { loadRecoveryTexts } from '../../src/i18n/recovery/catalogues.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { codeFor } from '../support/e2e/code-for.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const NADIA = {
  firstName: 'Nadia',
  lastName: 'Oulhaj',
  role: 'admin',
  phone: '+4915112340001',
  password: 'the-first-one-of-hers',
};
const NEW = 'drei Esel am Brunnen';

async function addNadia(clerk: Client): Promise<void> {
  const { status } = await clerk.post('auth/users', NADIA);
  if (status !== 201) throw new Error(`Nadia was answered with ${status}.`);
}

const wrong = (code: string): string =>
  `${code.slice(0, 5)}${[...CODE_CHARACTERS].find((one) => one !== code[5])}`;

/** The recovery dialog of a page, by the texts that are read there. */
async function recoveryIn(page: Page, locale: 'en' | 'ar') {
  const texts = await loadRecoveryTexts(locale);
  const { common, session } = TEXTS[locale];
  const dialog = page.getByRole('dialog');
  const at = (step: 'phone' | 'code' | 'password') =>
    expect(page.getByRole('dialog', { name: texts[step].title, exact: true })).toBeVisible();
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return {
    texts,
    dialog,
    at,
    press,
    open: async () => {
      await page.getByRole('button', { name: session.forgot, exact: true }).click();
      await at('phone');
    },
    send: async (phone: string) => {
      const field = dialog.getByLabel(session.phone, { exact: true });
      await expect(field).toHaveValue(/^\+49/);
      await field.fill(phone);
      await press(common.send);
    },
    enter: async (code: string) => {
      await dialog.getByLabel(texts.code.label, { exact: true }).fill(code);
      await press(texts.code.verify);
      await at('password');
    },
    choose: async (password: string) => {
      await dialog.getByLabel(texts.password.password, { exact: true }).fill(password);
      await dialog.getByLabel(texts.password.confirm, { exact: true }).fill(password);
      await press(texts.password.reset);
    },
  };
}

const VARIANTS = onScreens(
  { locale: 'en', colorScheme: 'light' } as const,
  { locale: 'ar', colorScheme: 'dark' } as const,
);

for (const { variant, tag } of VARIANTS) {
  const { locale } = variant;

  test.describe(`a clerk who has forgotten the password, in ${locale}`, { tag }, () => {
    test.use({ ...variant, provoked: [401] });

    test('gets a new one with a code, and whoever is logged in elsewhere is out', {
      tag: '@phone',
    }, async ({ page, browser, product }) => {
      const clerk = await asAdmin(product);
      await addNadia(clerk);
      const elsewhere = await browser.newContext({ baseURL: product.url, locale });
      const other = await elsewhere.newPage();
      await other.goto('/users');
      await signIn(other, TEXTS[locale], NADIA);

      await page.goto('/users');
      const recovery = await recoveryIn(page, locale);
      const { notice, session } = TEXTS[locale];
      await recovery.open();
      await recovery.send('+4915199999999');
      await expectNotice(page, notice.recovery.noUser);
      await recovery.send(NADIA.phone);
      await recovery.at('code');
      const code = await codeFor(clerk, NADIA.phone);
      await recovery.enter(wrong(code));
      await recovery.choose(NEW);
      await expectNotice(page, notice.recovery.checkCode);
      await recovery.at('code');
      // Both passwords are still there.
      await recovery.enter(code.toLowerCase());
      await recovery.press(recovery.texts.password.reset);
      await expectNotice(page, notice.session.passwordChanged);
      await expect(recovery.dialog).toHaveCount(0);

      await expect(other.getByLabel(session.password, { exact: true })).toBeVisible();
      await elsewhere.close();
      const phone = page.getByLabel(session.phone, { exact: true });
      await expect(phone).toHaveValue(NADIA.phone);
      await page.getByLabel(session.password, { exact: true }).fill(NADIA.password);
      await page.getByRole('button', { name: session.login, exact: true }).click();
      await expectNotice(page, notice.session.incorrect);
      await signIn(page, TEXTS[locale], { phone: NADIA.phone, password: NEW });
      await expect(page).toHaveURL(/\/users$/);
    });

    test('goes back and closes in every step, and is at the first one again', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      await addNadia(await asAdmin(product));
      await page.goto('/login');
      const recovery = await recoveryIn(page, locale);
      const { press, texts } = recovery;
      const toCode = async () => {
        await recovery.send(NADIA.phone);
        await recovery.at('code');
      };
      const toPassword = async () => {
        await toCode();
        await recovery.enter('ABC234');
      };
      const steps = [async () => {}, toCode, toPassword];
      for (const [number, reach] of steps.entries()) {
        await recovery.open();
        await reach();
        await expectAccessible(page, `step ${number + 1} of the recovery`);
        await press(texts.back);
        if (number === 0) await expect(recovery.dialog).toHaveCount(0);
        else await recovery.at('phone');
        if (number === 0) await recovery.open();
        await press(TEXTS[locale].common.close);
        await expect(recovery.dialog).toHaveCount(0);
        await expect(page).toHaveURL(/\/login$/);
      }
      await recovery.open();
      await toCode();
      await page.keyboard.press('Escape');
      await expect(recovery.dialog).toHaveCount(0);
      await recovery.open();
    });
  });
}

test.describe('a customer without a password', { tag: '@phone' }, () => {
  test.use({ locale: 'ar', colorScheme: 'dark', provoked: [401] });

  test('logs in with a code that comes by SMS', async ({ page, product }) => {
    const { login } = await loadCustomerTexts('ar');
    const clerk = await asAdmin(product);
    const path = 'auth/users?role=customer&status=active&limit=1';
    const [customer] = (await clerk.get<{ data: { phone: string }[] }>(path)).body.data;
    if (!customer) throw new Error('The sample week has no customer.');
    await page.goto('/c');
    await page.getByRole('button', { name: login.byCode }).click();
    await expectAccessible(page, 'the request for a code');
    await page.locator('input[name=phone]').fill(customer.phone);
    await page.getByRole('button', { name: login.sendCode }).click();
    const field = page.getByLabel(login.code, { exact: true });
    await expect(field).toBeFocused();
    const code = await codeFor(clerk, customer.phone);
    await field.fill(wrong(code));
    await page.keyboard.press('Enter');
    await expect(page.getByText(login.wrongCode)).toBeVisible();
    await expectAccessible(page, 'a wrong code');
    await field.fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.locator('textarea')).toBeVisible();
    await page.reload();
    await expect(page.locator('textarea')).toBeVisible();
  });
});
