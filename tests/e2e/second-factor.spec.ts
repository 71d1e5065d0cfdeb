import type { BrowserContext, Page } from '@playwright/test';
import { security } from '../../src/i18n/security/en.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { appCode } from '../support/second-factor-codes.ts';
import { ADMIN } from '../support/started-server.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

/** A page of the product under a name: passkeys belong to no address that is a number. */
async function openByName(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url.replace('127.0.0.1', 'localhost'));
  return page;
}

/** A device in the browser that makes passkeys and confirms by itself who holds it. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.shell.bar.account, exact: true }).click();
  await page.getByRole('menuitem', { name: texts.shell.bar.security }).click();
  await expect(page.getByRole('heading', { level: 1, name: security.title })).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.shell.bar.account, exact: true }).click();
  await page.getByRole('menuitem', { name: texts.shell.menu.logout }).click();
  await expect(page.getByLabel(texts.session.password, { exact: true })).toBeVisible();
}

/** Types the number and the password, after which the second factor is needed. */
async function typePassword(page: Page): Promise<void> {
  await page.getByLabel(texts.session.phone, { exact: true }).fill(ADMIN.phone);
  await page.getByLabel(texts.session.password, { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: texts.session.login, exact: true }).click();
}

const isIn = (page: Page) =>
  expect(page.getByLabel(texts.session.password, { exact: true })).toHaveCount(0);

/** The secret that stands below the picture. */
const secretOn = async (page: Page): Promise<string> =>
  ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(' ', '');

const codesOn = (page: Page): Promise<string[]> =>
  page.getByRole('list', { name: security.recovery.title }).getByRole('listitem').allTextContents();

test('a clerk sets up an app, signs in with its code, and once with a recovery code', {
  tag: '@phone',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ locale: 'en' });
  const page = await openByName(context, product.url);
  await signIn(page, texts, ADMIN);
  await openSecurity(page);
  await page.getByRole('button', { name: security.app.add }).click();
  await expect(page.getByRole('img', { name: security.app.picture })).toBeVisible();
  const secret = await secretOn(page);
  const code = page.getByLabel(security.app.code);
  await code.fill('000000');
  await page.getByRole('button', { name: security.app.confirm }).click();
  await expect(page.getByText('Not right, or used before')).toBeVisible();
  await code.fill(appCode(secret, new Date()));
  await page.getByRole('button', { name: security.app.confirm }).click();
  await expect(page.getByText(security.recovery.once)).toBeVisible();
  const codes = await codesOn(page);
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: security.recovery.stored }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await logOut(page);

  await typePassword(page);
  const dialog = page.getByRole('dialog', { name: security.signIn.title });
  // The one that switched the app on is used up; the next step is accepted early.
  await dialog.getByLabel(security.app.code).fill(appCode(secret, new Date(), 1));
  await dialog.getByRole('button', { name: security.signIn.verify }).click();
  await isIn(page);
  await logOut(page);

  await typePassword(page);
  await dialog.getByRole('button', { name: security.signIn.useRecovery }).click();
  await dialog.getByLabel(security.signIn.recoveryCode).fill(codes[3] ?? '');
  await dialog.getByRole('button', { name: security.signIn.verify }).click();
  await isIn(page);
  await openSecurity(page);
  await expect(page.getByText('9 codes left')).toBeVisible();
  await context.close();
});

test('a clerk makes a passkey, signs in with it alone, and uses it as the second factor', {
  tag: '@desktop',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ locale: 'en' });
  const page = await openByName(context, product.url);
  await addDevice(page);
  await signIn(page, texts, ADMIN);
  await openSecurity(page);
  await page.getByRole('button', { name: security.passkey.add }).click();
  await page.getByLabel(security.passkey.name, { exact: true }).fill('Office computer');
  await page.getByRole('button', { name: security.passkey.create, exact: true }).click();
  await expect(page.getByText(security.recovery.once)).toBeVisible();
  await page.getByRole('button', { name: security.recovery.stored }).click();
  await expect(page.getByText('Office computer')).toBeVisible();
  await logOut(page);

  await page.getByRole('button', { name: security.signIn.withPasskey }).click();
  await isIn(page);
  await logOut(page);

  await typePassword(page);
  const dialog = page.getByRole('dialog', { name: security.signIn.title });
  await dialog.getByRole('button', { name: security.signIn.usePasskey }).click();
  await isIn(page);
  await openSecurity(page);
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await page.getByRole('button', { name: security.remove.confirm, exact: true }).click();
  await expect(page.getByText('Office computer')).toHaveCount(0);
  await context.close();
});

test('an administrator requires a second factor, and is led to it at the next sign-in', {
  tag: '@desktop',
}, async ({ browser, product }) => {
  const context = await browser.newContext({ locale: 'en' });
  const page = await openByName(context, product.url);
  await signIn(page, texts, ADMIN);
  await openSecurity(page);
  await page.getByRole('checkbox', { name: 'Administrator' }).check();
  await page.getByRole('button', { name: security.policy.save, exact: true }).click();
  await expect(page.getByText(security.policy.saved).first()).toBeVisible();
  await logOut(page);

  await typePassword(page);
  const dialog = page.getByRole('dialog', { name: security.setUp.title });
  await dialog.getByRole('button', { name: security.app.add }).click();
  const secret = await secretOn(page);
  await dialog.getByLabel(security.app.code).fill(appCode(secret, new Date()));
  await dialog.getByRole('button', { name: security.app.confirm }).click();
  await dialog.getByRole('button', { name: security.recovery.stored }).click();
  await isIn(page);
  await context.close();
});
