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
const LATER = 120;

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

    test('a clerk finds a message of long ago by its words, in the inbox and everywhere', async ({
      page,
    }) => {
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

      await openSignedIn(page, '/');
      await page.keyboard.press('Control+k');
      const everything = page.getByRole('combobox', { name: SEARCH[locale].title });
      await everything.fill('teppichklopfer');
      await expect(page.getByRole('option', { selected: true })).toContainText(SOUGHT);
      await everything.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/chat/${client}\\?message=\\d+$`));
      await expect(message).toBeInViewport({ ratio: 1 });
    });
  });
}
