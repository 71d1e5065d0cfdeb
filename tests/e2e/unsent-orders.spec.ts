import type { Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { enterOrder } from '../support/e2e/enter-order.ts';
import { hasLoaded } from '../support/e2e/has-loaded.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { runningOf, stands } from '../support/e2e/walk.ts';

const texts = TEXTS.en;
// Whatever is still being read as the line goes is read by nobody any more.
test.use({ locale: 'en', provoked: [0] });

const LIST = '/ToMa/validation';
const STANDS_IN = /\/commands\/unsent-[^/]+\/show/;

const flagged = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: texts.kit.list.unsent });
const badge = (page: Page) => page.getByRole('button', { name: /^Not sent: \d+/ });

/** A list whose orders can be entered without a line: all that a form needs has come. */
async function openList(page: Page): Promise<void> {
  await openSignedIn(page, LIST);
  await enterOrder(page, 'Online', /\/commands\/[0-9a-f][^/]+\/show/);
  await hasLoaded(page, 'UnsentList');
  await stands(page);
}

type Found = { _id: string; recipient: { firstName: string } };

async function sentTo(api: Client, firstName: string): Promise<readonly Found[]> {
  const { body } = await api.get<{ data: Found[] }>('commands?sort=-createdAt&limit=10');
  return body.data.filter(({ recipient }) => recipient.firstName === firstName);
}

test.describe('orders that wait on a phone', { tag: '@phone' }, () => {
  test('are in the list, open, and come once with the connection', async ({
    page,
    context,
    product,
  }) => {
    const api = await asAdmin(product);
    await openList(page);
    const list = page.getByRole('main').getByRole('list');
    await context.setOffline(true);
    await enterOrder(page, 'Waiting one', STANDS_IN);
    await enterOrder(page, 'Waiting two', STANDS_IN);
    await expect(badge(page)).toHaveAccessibleName('Not sent: 2');
    await expect(flagged(page)).toHaveCount(2);
    await expect(list.getByText('Waiting one')).toHaveCount(1);
    await expect(list.getByText('Waiting two')).toHaveCount(1);
    await expect(page.getByRole('main')).not.toContainText(/Invalid Date|NaN|unsent-/);

    await list.getByText('Waiting one').click();
    await expect(page).toHaveURL(STANDS_IN);
    await expect(page.getByRole('main')).toContainText('Waiting one');
    await expect(page.getByRole('main')).not.toContainText(/Invalid Date|NaN|unsent-/);

    await context.setOffline(false);
    await expect(page).toHaveURL(/\/commands\/[0-9a-f][^/]+\/show/);
    await expect(badge(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(LIST));
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await expect(flagged(page)).toHaveCount(0);
    // They are where the server sorts them.
    await page.getByRole('textbox', { name: texts.kit.list.search }).fill('Waiting');
    for (const firstName of ['Waiting one', 'Waiting two']) {
      await expect(list.getByText(firstName)).toHaveCount(1);
      expect(await sentTo(api, firstName)).toHaveLength(1);
    }
  });

  test('a changed order keeps its sender, and is as the server has it once it is given up', async ({
    page,
    context,
  }) => {
    await openList(page);
    const main = page.getByRole('main');
    const first = main.getByRole('list').getByRole('listitem').first();
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/commands\/[0-9a-f][^/]+\/show/);
    const sender = main.getByRole('region', { name: texts.order.form.sender, exact: true });
    const name = await sender.getByRole('link').first().innerText();
    await page.getByRole('link', { name: texts.ra.action.edit, exact: true }).click();
    const address = main
      .getByRole('region', { name: texts.order.form.recipient, exact: true })
      .getByRole('textbox', { name: texts.resources.commands.fields['recipient.address'] });
    await expect(address).not.toHaveValue('');
    await hasLoaded(page, 'UnsentList');
    await stands(page);
    await context.setOffline(true);
    await address.fill('Rue Inconnue 7');
    await page.getByRole('button', { name: texts.ra.action.save, exact: true }).click();
    await expect(main).toContainText('Rue Inconnue 7');
    await expect(sender).toContainText(name);
    await badge(page).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(badge(page)).toHaveCount(0);
    await expect(main).not.toContainText('Rue Inconnue 7');
    await expect(sender).toContainText(name);
  });

  test('whichever tab sends one, both go on at its address', async ({ page, context, product }) => {
    const api = await asAdmin(product);
    await openList(page);
    const other = await context.newPage();
    runningOf(other);
    await other.goto(LIST);
    await hasLoaded(other, 'UnsentList');
    const list = other.getByRole('main').getByRole('list');
    // The page of an order comes before the network goes.
    await list.getByRole('listitem').first().getByRole('link').first().click();
    await expect(other).toHaveURL(/\/commands\/[0-9a-f][^/]+\/show/);
    await hasLoaded(other, 'Weighing');
    await stands(other);
    await other.goBack();
    await expect(list.getByRole('listitem').first()).toBeVisible();

    await context.setOffline(true);
    await enterOrder(page, 'Waiting here', STANDS_IN);
    for (const one of [page, other]) {
      await one.getByRole('main').getByText('Waiting here').click();
      await expect(one).toHaveURL(STANDS_IN);
    }
    await context.setOffline(false);
    for (const one of [page, other]) {
      await expect(one).toHaveURL(/\/commands\/[0-9a-f][^/]+\/show/);
      await expect(one.getByRole('main')).toContainText('Waiting here');
    }
    expect(await sentTo(api, 'Waiting here')).toHaveLength(1);
  });
});
