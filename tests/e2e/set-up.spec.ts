import type { Page } from '@playwright/test';
import type { Setup } from '../../domain/setup/setup-steps.ts';
import { setup as ar } from '../../src/i18n/setup/ar.ts';
import { setup as en } from '../../src/i18n/setup/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startEmptyProduct } from '../support/e2e/start-empty-product.ts';
import { expect, test as onSampleWeek } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

/** A product without sample data, as `npm start` starts it for somebody who begins. */
const test = onSampleWeek.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures one needs
  product: async ({}, use) => {
    const { url, end } = await startEmptyProduct();
    await use({ url, otherUrl: url, restart: async () => undefined });
    await end();
  },
});

test.describe('an administrator of an empty installation', { tag: '@desktop' }, () => {
  test.use({ locale: 'en' });
  const { ra, shell } = TEXTS.en;
  const { form } = TEXTS.en.order;
  const labels = { ...TEXTS.en.resources.commands.fields, ...TEXTS.en.resources.users.fields };

  const list = (page: Page) => page.getByRole('region', { name: en.heading });
  const save = (page: Page) =>
    page.getByRole('button', { name: ra.action.save, exact: true }).click();
  const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`[name="${name}"]`).fill(value);
    }
  };
  /** Follows the button of a step, and comes back to the overview when that is done. */
  const take = async (page: Page, step: keyof typeof en.steps, work: () => Promise<void>) => {
    await list(page).getByRole('link', { name: en.steps[step].way }).click();
    await work();
    await page.getByRole('navigation').getByRole('link', { name: shell.menu.overview }).click();
    const row = page.getByRole('listitem').filter({ hasText: en.steps[step].title });
    await expect(row.filter({ hasText: en.done })).toBeVisible();
  };

  test('goes from no company to an invoice and a colleague, step by step', async ({
    page,
    product,
  }) => {
    test.slow(); // Seven forms.
    await openSignedIn(page, '/');
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('region', { name: shell.overview.stages })).toHaveCount(0);
    await expectAccessible(page, 'the overview of an empty installation');
    await take(page, 'company', async () => {
      await fill(page, {
        name: 'Muster Transporte',
        street: 'Hafenstraße 2',
        zip: '28195',
        city: 'Bremen',
        taxNumber: '12/345/67890',
        'bank.iban': 'DE02120300000000202051',
      });
      await save(page);
      await expect(page.locator('.MuiSnackbar-root')).toBeVisible();
    });
    await take(page, 'prices', async () => {
      await fill(page, { name: 'Paket', price: '20' });
      await save(page);
      await expect(page).toHaveURL(/\/prices$/);
    });
    await take(page, 'tour', async () => {
      await fill(page, { Tname: 'Nord' });
      await save(page);
      await expect(page).toHaveURL(/\/tours$/);
    });
    await take(page, 'customer', async () => {
      await fill(page, {
        firstName: 'Salma',
        lastName: 'Muster',
        phone: '+4915123456789',
        address: 'Musterweg 1',
        zipcode: '28195',
        cityName: 'Bremen',
      });
      await save(page);
      await expect(page).toHaveURL(/\/users$/);
    });
    await take(page, 'order', async () => {
      await page.getByRole('button', { name: form.newSender, exact: true }).click();
      const part = (name: string) => page.getByRole('region', { name, exact: true });
      const field = (region: string, label: string) =>
        part(region).getByRole('textbox', { name: new RegExp(`^${label}(\\s*\\*)?$`) });
      await field(form.sender, labels.firstName).fill('Samira');
      await field(form.sender, labels.lastName).fill('Neumann');
      await field(form.sender, labels.phone).fill('0151 98 76 54 32');
      await field(form.sender, labels.address).fill('Domplatz 1');
      await field(form.sender, labels.zipcode).fill('50667');
      await field(form.sender, labels.cityName).fill('Köln');
      await field(form.recipient, labels['recipient.firstName']).fill('Omar');
      await field(form.recipient, labels['recipient.phone']).fill('0661 98 76 54');
      await field(form.recipient, labels['recipient.address']).fill('Fes');
      await save(page);
      await expect(page).toHaveURL(/\/commands\/[^/]+\/show/);
    });
    // What is said of an order's work stands again where it belongs.
    await expect(page.getByRole('region', { name: shell.overview.stages })).toBeVisible();
    await take(page, 'invoice', async () => {
      await expect(page).toHaveURL(/\/commands\/[^/]+\/show/);
      // Verifying and issuing have walks of their own (order-walk, issued-invoices).
      const office = await asAdmin(product);
      const { body } = await office.get<{ data: Setup }>('setup');
      const id = body.data.latestOrder;
      const change = { verified: true, content: [{ desc: 'Waren', qty: 1, price: '30.00' }] };
      type Changed = { data: { __v: number } };
      const changed = await office.put<Changed>(`commands/${id}`, change);
      const issued = { order: id, __v: changed.body.data.__v, serviceDate: null };
      const { body: answer } = await office.post('invoices', issued);
      expect(answer).toEqual(expect.objectContaining({ status: 'success' }));
    });
    await list(page).getByRole('link', { name: en.steps.colleague.way }).click();
    await fill(page, {
      firstName: 'Karim',
      lastName: 'Beispiel',
      phone: '+4915123456700',
      password: 'a-password-of-the-tests',
    });
    await save(page);
    await expect(page).toHaveURL(/\/users$/);
    await page.getByRole('navigation').getByRole('link', { name: shell.menu.overview }).click();
    await expect(page.getByRole('region', { name: shell.overview.stages })).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await page.goto('/setup');
    await expect(list(page).getByText(en.done, { exact: true })).toHaveCount(7);
  });
});

test.describe('an administrator with a phone, in Arabic', { tag: '@phone' }, () => {
  test.use({ locale: 'ar' });
  const { menu: texts } = TEXTS.ar.shell;

  test('skips steps, puts the list away, and arranges the menu', async ({ page }) => {
    await openSignedIn(page, '/');
    const list = page.getByRole('region', { name: ar.heading });
    await list.getByRole('button', { name: `تخطي: ${ar.steps.tour.title}` }).tap();
    await expect(list.getByText(ar.isSkipped)).toBeVisible();
    await expectAccessible(page, 'the set-up on a phone');
    await page.reload();
    await list.getByRole('button', { name: ar.end }).tap();
    await expect(page.getByRole('heading', { name: ar.empty.title })).toBeVisible();
    await expectAccessible(page, 'an overview with nothing to count');

    const menu = page.getByRole('navigation', { name: texts.label });
    const openMenu = () => page.getByRole('button', { name: texts.open }).tap();
    await openMenu();
    await menu.getByRole('button', { name: texts.sections.documents }).tap();
    await expect(menu.getByRole('link', { name: texts.bills })).toHaveCount(0);
    await menu.getByRole('button', { name: texts.arrange }).tap();
    await menu.getByRole('button', { name: `مفضلة: ${texts.scan}` }).tap();
    await expectAccessible(page, 'the menu while it is arranged');
    const handle = menu.getByRole('button', { name: `نقل: ${texts.sections.content}` });
    await handle.press('ArrowUp');
    await expect(handle).toBeFocused();
    await menu.getByRole('button', { name: texts.arranged }).tap();
    await expectAccessible(page, 'the arranged menu');
    await page.reload();
    await openMenu();
    await expect(menu.getByRole('link').nth(1)).toHaveText(texts.scan);
    const headings = await menu.getByRole('heading', { level: 2 }).allTextContents();
    const place = (name: string) => headings.indexOf(name);
    expect(place(texts.sections.favourites)).toBe(0);
    expect(place(texts.sections.content)).toBeLessThan(place(texts.sections.messages));
    await expect(menu.getByRole('link', { name: texts.bills })).toHaveCount(0);
  });
});
