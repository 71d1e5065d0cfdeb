import type { Locator, Page } from '@playwright/test';
import { chat } from '../../src/i18n/chat/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';

const { composer, message } = chat;
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.use({ locale: 'en' });

type Orders = { readonly data: readonly { readonly user: { readonly _id: string } }[] };
type Conversations = {
  readonly data: { readonly conversations: readonly { readonly clientId: { _id: string } }[] };
};

/** Opens the chat at a customer to whom nobody has written yet, and returns the input. */
async function openConversation(page: Page, product: { readonly url: string }): Promise<Locator> {
  const admin = await asAdmin(product);
  const orders = await admin.get<Orders>('commands?limit=200&fields=user');
  const current = await admin.get<Conversations>('conversation');
  const known = current.body.data.conversations.map(({ clientId }) => clientId._id);
  const customer = orders.body.data.map(({ user }) => user._id).find((id) => !known.includes(id));
  await openSignedIn(page, `/chat/${customer}`);
  const input = page.getByPlaceholder(composer.placeholder);
  await expect(input).toBeVisible();
  return input;
}

const messages = (page: Page): Locator => page.locator('article[data-entry]');

/** Hands files over as the system does when they are pasted or dropped. */
async function hand(target: Locator, how: 'paste' | 'drop', name: string): Promise<void> {
  const transfer = await target.page().evaluateHandle(
    ([pixel, fileName]) => {
      const bytes = Uint8Array.from(atob(pixel ?? ''), (sign) => sign.charCodeAt(0));
      const current = new DataTransfer();
      current.items.add(new File([bytes], fileName ?? '', { type: 'image/png' }));
      return current;
    },
    [PIXEL, name],
  );
  if (how === 'drop') {
    await target.dispatchEvent('dragenter', { dataTransfer: transfer });
    await expect(target.page().getByText(composer.dropHere)).toBeVisible();
    await target.dispatchEvent('drop', { dataTransfer: transfer });
    return;
  }
  await target.evaluate(
    (element, clipboardData) =>
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      ),
    transfer,
  );
}

test('a clerk writes a text, a link, emoji and an animation, and nothing comes from elsewhere', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const input = await openConversation(page, product);
  await input.fill('Good morning');
  await input.press('Enter');
  await expect(messages(page).last()).toContainText('Good morning');
  await input.fill('www.example.org/4711');
  await input.press('Enter');
  const link = page.getByRole('link', { name: 'http://www.example.org/4711' });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');

  await page.getByRole('button', { name: composer.emoji }).click();
  const picker = page.getByRole('dialog', { name: composer.emoji });
  await picker.getByLabel(composer.emojiPicker.searchLabel).fill('thumbs up');
  await picker.locator('button[data-epr-unified="1f44d"]').click();
  // The first Escape clears the search, the second leaves.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(input).toBeFocused();
  await expect(input).toHaveValue(/\u{1F44D}/u);
  await input.press('Enter');
  await expect(messages(page).last()).toContainText('\u{1F44D}');

  await page.getByRole('button', { name: composer.gif }).click();
  const gifs = page.getByRole('dialog', { name: composer.gif });
  await expect(gifs.getByRole('img').last()).toHaveJSProperty('complete', true);
  for (const one of await gifs.getByRole('button').all())
    await expect(one).toBeInViewport({ ratio: 1 });
  await gifs.getByRole('button', { name: message.gifs.onTheWay }).click();
  const gif = messages(page).last().getByRole('img', { name: message.gifs.onTheWay });
  await expect(gif).toBeVisible();
  // Zero would mean that the policy of the server keeps it from being drawn.
  expect(await gif.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(200);
  await expectAccessible(page, 'the chat');
});

test('a clerk drops and pastes pictures, attaches a file, and finds them sent in their order', {
  tag: '@desktop',
}, async ({ page, product }) => {
  const input = await openConversation(page, product);
  await hand(page.locator('[data-drop-pane]'), 'drop', 'dropped.png');
  await hand(input, 'paste', 'image.png');
  await page
    .getByLabel(composer.attach)
    .and(page.locator('input'))
    .setInputFiles([
      { name: 'papers.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0005\u0006') },
      { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ]);
  await expect(page.getByRole('alert')).toContainText('setup.exe');
  const tray = page.getByRole('list', { name: composer.tray }).getByRole('listitem');
  await expect(tray).toHaveCount(3);
  await input.fill('Half a sentence');
  await expect(input).toHaveValue('Half a sentence');

  // What is written and attached is there again after a reload, and is sent then.
  await page.evaluate(() => window.dispatchEvent(new Event('jisr:last-moment')));
  await page.reload();
  await expect(input).toHaveValue('Half a sentence');
  await expect(tray).toHaveCount(3);
  await expectAccessible(page, 'the composer with files');
  await input.press('Enter');
  await expect(tray).toHaveCount(0);
  await expect(messages(page)).toHaveCount(4);
  await expect(
    messages(page)
      .nth(0)
      .getByRole('button', { name: /dropped.png/ })
      .first(),
  ).toBeVisible();
  await expect(
    messages(page)
      .nth(1)
      .getByRole('button', { name: /Picture.png/ })
      .first(),
  ).toBeVisible();
  await expect(messages(page).nth(2)).toContainText('papers.zip');
  await expect(messages(page).nth(3)).toContainText('Half a sentence');

  await expect(
    messages(page).getByRole('img', { name: chat.screen.message.states.sent }),
  ).toHaveCount(4);
  await messages(page)
    .nth(0)
    .getByRole('button', { name: /Show the picture/ })
    .click();
  await expect(page.getByText('Picture 1 of 2')).toBeVisible();
  await expectAccessible(page, 'a picture over the conversation');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Picture 2 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a clerk records a voice message, pauses, listens, and sends it', { tag: '@phone' }, async ({
  page,
  product,
}) => {
  await openConversation(page, product);
  const voice = page.getByRole('group', { name: composer.voice.title });
  const press = (name: string) => voice.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: composer.record }).click();
  // A machine that stalls lets more seconds go by.
  await expect(voice.getByRole('timer')).toHaveText(/^0:(0[2-9]|[1-5]\d)$/);
  await press(composer.voice.pause);
  await expect(voice.getByText(composer.voice.paused)).toBeVisible();
  const paused = await voice.getByRole('timer').innerText();
  await press(composer.voice.resume);
  await expect(voice.getByRole('timer')).not.toHaveText(paused);
  await press(composer.voice.stop);
  const position = voice.getByRole('slider');
  const length = /[\d:]+$/.exec((await position.getAttribute('aria-valuetext')) ?? '')?.[0] ?? '';
  expect(length > paused, `${length} is longer than ${paused}`).toBe(true);
  await listen(voice);
  await expectAccessible(page, 'a recording before it is sent');
  await press(composer.voice.send);

  const sent = messages(page).last();
  await expect(sent.getByRole('slider', { name: message.position })).toBeVisible();
  await expect(sent.getByText(length, { exact: true })).toBeVisible();
  // After a reload it comes from the server, once it is there.
  const state = sent.getByRole('img', { name: chat.screen.message.states.sent });
  await expect(state).toBeVisible();
  await page.reload();
  await expect(state).toBeVisible();
  await expect(sent.getByText(length, { exact: true })).toBeVisible();
  await listen(sent);
});

/**
 * Plays a recording. It is repeated, because it lasts only a few seconds: on a machine that stalls for
 * as long, it would be over, and back at its beginning, before anybody looks.
 */
async function listen(player: Locator): Promise<void> {
  await player.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.loop = true;
  });
  await player.getByRole('button', { name: message.play, exact: true }).click();
  await expect(player.getByRole('slider')).not.toHaveAttribute('aria-valuetext', /^0:00/);
}
