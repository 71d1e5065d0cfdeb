import type { Page } from '@playwright/test';
import { chat as arabic } from '../../src/i18n/chat/ar.ts';
import { chat as german } from '../../src/i18n/chat/de.ts';
import { search as searchInArabic } from '../../src/i18n/search/ar.ts';
import { search as searchInGerman } from '../../src/i18n/search/de.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';

const CHAT = { de: german, ar: arabic };
const SEARCH = { de: searchInGerman, ar: searchInArabic };

const SOUGHT = 'Der Teppichklopfer liegt beim Nachbarn.';
/** So many follow it that it is not among the messages that a conversation opens with. */
const LATER = 55;

type Conversations = { data: { conversations: { clientId: { _id: string } }[] } };

/** Puts a message of long ago into the newest conversation. Returns whose it is. */
async function writeLongAgo(page: Page): Promise<string> {
  const token = await page.evaluate(() => localStorage.getItem('jisr.token'));
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get('/api/v1/conversation', { headers });
  const client = ((await listed.json()) as Conversations).data.conversations[0]?.clientId._id ?? '';
  const send = (content: string) =>
    page.request.post('/api/v1/message', {
      headers,
      data: { recieverId: client, message: { type: 'text', content } },
    });
  await send(SOUGHT);
  for (let at = 0; at < LATER; at += 1) await send(`Nachricht ${at}`);
  return client;
}

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const { screen } = CHAT[locale];

    test('a clerk finds a message of long ago by its words, in the inbox and everywhere', {
      tag: '@phone',
    }, async ({ page }) => {
      test.slow();
      await openSignedIn(page, '/chat');
      const box = page.getByRole('textbox', { name: screen.list.search });
      await expect(box).toBeVisible();
      const client = await writeLongAgo(page);
      const message = page.getByRole('article').filter({ hasText: SOUGHT });

      await box.fill('teppichklopfer');
      const hits = page.getByRole('region', { name: screen.list.messages });
      await expect(hits.getByRole('link')).toHaveCount(1);
      await expectAccessible(page, 'messages found in the inbox');
      await hits.getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`/chat/${client}\\?message=\\d+$`));
      await expect(message).toBeInViewport({ ratio: 1 });

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.keyboard.press('Control+k');
      const everything = page.getByRole('combobox', { name: SEARCH[locale].title });
      await everything.fill('teppichklopfer');
      await expect(page.getByRole('option', { selected: true })).toContainText(SOUGHT);
      await everything.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/chat/${client}\\?message=\\d+$`));
      await expect(message).toBeInViewport({ ratio: 1 });
    });

    test('a clerk sends a text later, changes it, and sends it after all', {
      tag: '@desktop',
    }, async ({ page }) => {
      const { composer } = CHAT[locale];
      const { later } = composer;
      const text = 'Ihr Paket geht am Montag.';
      await openSignedIn(page, '/chat');
      await page.getByRole('list', { name: screen.list.label }).getByRole('link').first().click();
      const input = page.getByPlaceholder(composer.placeholder);
      await input.fill(text);
      await page.getByRole('button', { name: later.title }).click();
      await page.getByRole('menuitem').first().click();
      const planned = page.getByRole('list', { name: later.list }).getByRole('listitem');
      await expect(planned).toContainText(text);
      await expect(input).toHaveValue('');
      await expectAccessible(page, 'a conversation with a planned message');

      await planned.getByRole('button', { name: later.change }).click();
      const dialog = page.getByRole('dialog', { name: later.title });
      await dialog.getByLabel(later.text).fill(`${text} Sicher.`);
      await dialog.getByLabel(later.day).fill('2020-01-01');
      await dialog.getByRole('button', { name: later.plan }).click();
      await expect(dialog.getByText(later.past)).toBeVisible();
      await expectAccessible(page, 'another moment for a message');
      await dialog.getByLabel(later.day).fill(`${new Date().getFullYear() + 1}-01-01`);
      await dialog.getByRole('button', { name: later.plan }).click();
      await expect(planned).toContainText(`${text} Sicher.`);

      await planned.getByRole('button', { name: later.now }).click();
      await expect(page.getByRole('article').filter({ hasText: `${text} Sicher.` })).toBeVisible();
      await expect(planned).toHaveCount(0);
    });
  });
}
