import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const CODE = /JS-\d+/;

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Drops a file with the bytes of a small picture, whatever its name says. */
async function dropFile(zone: Locator, name: string, type: string): Promise<void> {
  const dataTransfer = await zone.page().evaluateHandle(
    ([bytes, ...file]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], file[0], { type: file[1] }));
      return transfer;
    },
    [PIXEL, name, type] as const,
  );
  await zone.dispatchEvent('drop', { dataTransfer });
}

/** Copies a picture, as from another program, and pastes it where the focus is put. */
async function pastePicture(focus: Locator): Promise<void> {
  const page = focus.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async (bytes) => {
    const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const picture = new Blob([content], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, PIXEL);
  await focus.focus();
  await page.keyboard.press('ControlOrMeta+V');
}

for (const { variant: locale, tag } of onScreens('ar', 'en')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale, provoked: [409] });
    const texts = TEXTS[locale];
    const { kit, order, ra, resources } = texts;
    const labels = { ...resources.commands.fields, ...resources.users.fields };

    /** A field in a part of the form; a required one has a star after its label. */
    const field = (page: Page, part: string, label: string) =>
      page
        .getByRole('region', { name: part, exact: true })
        .getByRole('textbox', { name: new RegExp(`^${label}(\\s*\\*)?$`) });
    const press = (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).click();

    test('a clerk enters an order of a new sender, and finds everything about it in one place', async ({
      page,
    }) => {
      test.slow(); // A long form, with axe on three screens.
      await openSignedIn(page, '/ToMa/validation');
      await page.getByRole('link', { name: texts.orders.list.add }).click();
      await press(page, order.form.newSender);
      const { sender, recipient, parcels } = order.form;
      await field(page, sender, labels.firstName).fill('Samira');
      await field(page, sender, labels.lastName).fill('Neumann');
      await field(page, sender, labels.phone).fill('0151 98 76 54 32');
      await field(page, sender, labels.cityName).fill('Köln');
      await field(page, recipient, labels['recipient.firstName']).fill('Omar');
      await field(page, recipient, labels['recipient.phone']).fill('0661 98 76 54');
      await field(page, recipient, labels['recipient.address']).fill('Fes');
      await field(page, parcels, labels.wights).fill('12,5');
      await expect(field(page, sender, labels.phone)).toHaveValue('+49 151 987 65432');

      const side = (label: string) =>
        page
          .getByRole('region', { name: order.form.identity, exact: true })
          .getByRole('group', { name: label });
      await dropFile(side(labels.frontId), 'card.txt', 'text/plain');
      await expect(side(labels.frontId).locator('..').getByRole('alert')).toContainText('card.txt');
      await dropFile(side(labels.frontId), 'front.png', 'image/png');
      await expect(side(labels.frontId).getByText('front.png')).toBeVisible();
      await pastePicture(side(labels.backId).getByRole('button', { name: kit.file.choose }));
      await expect(side(labels.backId).getByText(/\.png$/)).toBeVisible();
      await expectAccessible(page, 'a new order');
      await press(page, ra.action.save);

      const notified = page.locator('.MuiSnackbar-root').filter({ hasText: CODE });
      const code = CODE.exec((await notified.textContent()) ?? '')?.[0] ?? '';
      // It stays open, and Back leads to the list.
      await expect(page).toHaveURL(/\/commands\/[^/]+\/show/);
      await expect(page.getByRole('heading', { name: code, level: 2 })).toBeVisible();
      await expect(page.getByRole('region', { name: recipient })).toContainText('+212 661 987 654');
      await expect(page.getByRole('region', { name: order.page.history })).toContainText(
        order.history.create,
      );
      await expectAccessible(page, 'an order');
    });

    test('a clerk whose order was saved by somebody else sees both versions, and chooses', {
      tag: '@desktop',
    }, async ({ page, product, browser }) => {
      test.slow(); // Two browsers.
      const api = await asAdmin(product);
      const { body } = await api.get<{ data: { _id: string }[] }>('commands?tripGroup=A&limit=1');
      const address = `/commands/${body.data[0]?._id}`;
      const elsewhere = await browser.newContext({ baseURL: product.url, locale });
      const other = await elsewhere.newPage();
      const weight = (at: Page) => field(at, order.form.parcels, labels.wights);
      for (const clerk of [page, other]) {
        await openSignedIn(clerk, address);
        await expect(weight(clerk)).toBeVisible();
      }
      // Typed first: a form in which nothing was typed takes over what somebody else has saved.
      await weight(page).fill('22');
      await weight(other).fill('21');
      await press(other, ra.action.save);
      await expect(other).toHaveURL(`${product.url}${address}/show`);

      await press(page, ra.action.save);
      const dialog = page.getByRole('dialog', { name: order.conflict.title });
      await expect(dialog).toContainText('21');
      await expectAccessible(page, 'two versions of an order');
      await dialog.getByRole('radio', { name: new RegExp(kit.conflict.mine) }).check();
      await press(page, kit.conflict.save);
      await expect(page).toHaveURL(`${product.url}${address}/show`);
      await expect(page.getByRole('region', { name: order.form.parcels })).toContainText('22');
      await elsewhere.close();
    });

    test.describe('whose session ends', () => {
      // A call that the form makes by itself may be under way when the session has ended.
      test.use({ provoked: [401] });

      test('what a clerk types survives a reload and the end of the session', {
        tag: '@phone',
      }, async ({ page }) => {
        test.slow(); // It logs in twice.
        const first = labels['recipient.firstName'];
        const name = () => field(page, order.form.recipient, first);
        const restore = async () => {
          const offer = page.getByRole('dialog', { name: kit.draft.title });
          await expect(offer).toContainText('Omar');
          await expectAccessible(page, 'the offer of a draft');
          await press(page, kit.draft.restore);
          await expect(name()).toHaveValue('Omar');
        };
        await openSignedIn(page, '/commands/create');
        const picker = page.getByRole('combobox', { name: new RegExp(order.form.findSender) });
        await picker.click();
        await page.getByRole('option').first().click();
        await name().fill('Omar');
        await field(page, order.form.recipient, labels['recipient.phone']).fill('0661 98 76 54');
        const storedTexts = kit.draft.stored.split('%')[0] ?? '';
        await expect(page.getByText(storedTexts)).toBeVisible();
        await page.reload();
        await restore();

        // What a 401 on any call does (specification 4, "Session").
        await page.evaluate(() => localStorage.clear());
        await page.reload();
        await expect(page.getByLabel(texts.session.phone, { exact: true })).toBeVisible();
        await signIn(page, texts);
        await restore(); // The login returned to the form.
      });
    });
  });
}
