import type { Page } from '@playwright/test';
import { composer } from '../../src/i18n/chat/composer/en.ts';
import { screen as texts } from '../../src/i18n/chat/screen/en.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const CHOSEN = 'Das Paket ist angekommen.';

test.use({ locale: 'en', isBehindProxy: true });

const message = (page: Page) => page.getByRole('article').filter({ hasText: CHOSEN });

async function openChat(page: Page): Promise<void> {
  await openSignedIn(page, '/chat');
  await expect(page.getByRole('textbox', { name: texts.list.search })).toBeVisible();
}

test('two clerks see the same conversation: what one writes and deletes, the other sees come and go', {
  tag: '@desktop',
}, async ({ browser, context, product }) => {
  test.slow(); // Two of everything.
  const other = await browser.newContext({ baseURL: product.url, locale: 'en' });
  const [one, two] = [await context.newPage(), await other.newPage()];
  await openChat(one);
  await openChat(two);

  await one.getByRole('button', { name: texts.list.start }).click();
  await one.getByRole('list', { name: texts.list.people }).getByRole('link').nth(2).click();
  await expect(one).toHaveURL(/\/chat\/./);
  const input = one.getByPlaceholder('Send message...');
  await input.fill(CHOSEN);
  await input.press('Enter');
  await expect(message(one).getByRole('img', { name: texts.message.states.sent })).toBeVisible();

  await two.goto(new URL(one.url()).pathname);
  await expect(message(two)).toBeVisible();
  // What is changed within a minute is changed for everybody.
  await input.press('ArrowUp');
  const editor = one.getByRole('group', { name: composer.edit.title });
  await editor.getByRole('textbox').press('Control+End');
  await editor.getByRole('textbox').pressSequentially(' Wirklich.');
  await expectAccessible(one, 'a message that is being changed');
  await editor.getByRole('textbox').press('Enter');
  await expect(message(one)).toContainText(`${CHOSEN} Wirklich.`);
  await expect(message(two)).toContainText(`${CHOSEN} Wirklich.`);
  await expect(message(two)).toContainText(texts.message.edited);
  await expectAccessible(two, 'the chat');
  await message(two).hover();
  await message(two).getByRole('button', { name: texts.message.actions }).click();
  await two.getByRole('menuitem', { name: texts.message.delete }).click();
  await two.getByRole('button', { name: TEXTS.en.ra.action.delete }).click();
  await expect(message(two)).toHaveCount(0);
  await expect(message(one)).toHaveCount(0);
  await other.close();
});
