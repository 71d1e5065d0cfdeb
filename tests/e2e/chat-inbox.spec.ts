import type { Page } from '@playwright/test';
import { chat } from '../../src/i18n/chat/en.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
const { team, side, later } = chat.inbox;

/** The list of conversations, and its rows by customer. */
const listOf = (page: Page) => page.getByRole('list', { name: chat.screen.list.label });
const rowOf = (page: Page, client: string) => listOf(page).locator(`a[data-client="${client}"]`);
const answered = (page: Page) => page.getByRole('img', { name: /^Who answers/ });

test.use({ locale: 'en' });

test.describe('a clerk who shares the inbox', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openSignedIn(page, '/chat');
  });

  test('takes a conversation that waits, fills in a quick reply and goes on by keyboard', async ({
    page,
  }) => {
    await page.getByRole('button', { name: new RegExp(`^${team.filters.open}: [1-9]`) }).click();
    const order = page.getByLabel(team.order, { exact: true });
    await order.selectOption({ label: team.orders.unanswered });
    const free = listOf(page)
      .getByRole('link')
      .filter({ hasNot: answered(page) })
      .first();
    const client = (await free.getAttribute('data-client')) ?? '';
    const row = rowOf(page, client);
    const [firstName = ''] = (await row.locator('bdi').first().innerText()).split(' ');
    await row.click();

    await page.getByRole('button', { name: team.assignNobody }).click();
    await page.getByRole('menuitem', { name: team.toMe }).click();
    await expect(row.getByRole('img', { name: /^Who answers/ })).toBeVisible();

    const input = page.getByPlaceholder(chat.composer.placeholder);
    await input.fill('/danke');
    const replies = page.getByRole('listbox', { name: chat.composer.replies.title });
    await expect(replies.getByRole('option').first()).toContainText(firstName);
    await input.press('Enter');
    await expect(input).toHaveValue(new RegExp(firstName));
    await expectAccessible(page, 'the inbox of the team');

    await input.press('Alt+ArrowDown');
    await expect(page).not.toHaveURL(new RegExp(client));
    const next = decodeURIComponent(page.url().split('/').at(-1) ?? '');
    await page.getByRole('button', { name: `${team.state}: ${team.states.open}` }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${team.states.closed}`) }).click();
    await expect(rowOf(page, next)).toHaveCount(0);
    await expect(row).toBeVisible();
  });

  test('leaves a conversation for later, and finds it again', async ({ page }) => {
    await page
      .getByRole('button', { name: new RegExp(`^${team.filters.unanswered}: [1-9]`) })
      .click();
    const row = listOf(page).getByRole('link').first();
    const client = (await row.getAttribute('data-client')) ?? '';
    await row.click();
    const input = page.getByPlaceholder(chat.composer.placeholder);
    await input.fill('Salam {nam}');
    await input.press('Enter');
    await expect(input).toHaveValue('Salam {nam}');
    await input.fill('');
    await page.getByRole('button', { name: chat.composer.replies.title }).click();
    await page.getByRole('dialog').getByRole('button').first().click();
    await expect(input).not.toHaveValue('');
    await input.fill('');

    await page.getByRole('button', { name: chat.screen.pane.more }).click();
    await page.getByRole('menuitem', { name: later.snoozes.tomorrow }).click();
    await expect(rowOf(page, client)).toHaveCount(0);
    await page.getByRole('button', { name: new RegExp(`^${team.filters.snoozed}: [1-9]`) }).click();
    await rowOf(page, client).click();
    await page.getByRole('button', { name: later.now }).click();
    await expect(rowOf(page, client)).toHaveCount(0);
    await page.keyboard.press('Alt+KeyU');
    await expect(page.getByText(chat.screen.pane.none, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${team.filters.unread}: [1-9]`) }).click();
    await expect(rowOf(page, client)).toBeVisible();
  });

  test('goes from a conversation to the order and back', async ({ page }) => {
    await listOf(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/chat\/.+/);
    const address = page.url();
    const orders = page.getByRole('complementary', { name: chat.screen.pane.side });
    await expect(orders.getByRole('heading', { name: side.open })).toBeVisible();
    const past = orders.locator('summary');
    const order = orders.getByRole('link', { name: /^Open order/ }).first();
    await expect(order.or(past).first()).toBeVisible();
    if (!(await order.isVisible())) await past.click();
    await order.click();
    await expect(page).toHaveURL(/\/commands\/.*\/show$/);
    await page.getByRole('link', { name: texts.conversation.open }).click();
    await expect(page).toHaveURL(address);
  });
});
