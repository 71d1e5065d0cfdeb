import type { Page } from '@playwright/test';
import { chat } from '../../src/i18n/chat/en.ts';
import { messaging } from '../../src/i18n/messaging/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { pressForSelection } from '../support/e2e/press-for-selection.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const { dialog, bulk } = messaging;
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.use({ locale: 'en' });

type Orders = {
  readonly data: readonly { readonly _id: string; readonly user: { readonly _id: string } }[];
};
type Broadcast = { readonly ids: readonly string[] };
type Conversations = {
  readonly data: {
    readonly conversations: readonly { readonly _id: string; readonly clientId: { _id: string } }[];
  };
};
type Messages = {
  readonly data: {
    readonly messages: readonly { readonly message: { readonly content: string } }[];
  };
};

/** Opens a list, selects so many orders, and opens the dialog. */
async function openDialog(page: Page, path: string, count: number) {
  await openSignedIn(page, path);
  await stageLists(page, TEXTS.en).selectFirst(count);
  await pressForSelection(page, TEXTS.en, TEXTS.en.orders.bulk.sendMessages.label);
  await expect(page).toHaveURL(`${path}/sendMessages`);
  const opened = page.getByRole('dialog', { name: dialog.title });
  await expect(opened).toContainText(`${count} order`);
  return opened;
}

/** The text in the language of the clerk. */
const english = (page: Page) => page.getByRole('textbox', { name: /English/ });

/** Sends what is written by this call, and returns the customers to whom it goes. */
async function send(page: Page, path: string): Promise<readonly string[]> {
  const call = page.waitForRequest((request) => request.url().endsWith(path));
  const button = page.getByRole('button', { name: TEXTS.en.common.send, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
  const request = await call;
  const isJson = request.headers()['content-type']?.startsWith('application/json');
  return isJson ? (request.postDataJSON() as Broadcast).ids : [];
}

/** Waits for the end of the sending, and goes back to the list. */
async function finish(page: Page): Promise<void> {
  await expect(page.getByText(dialog.result.done)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: TEXTS.en.common.backToList }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /selected$/ })).toHaveCount(0);
}

test('a clerk writes to the customers of five orders, each once', { tag: '@desktop' }, async ({
  page,
  product,
}) => {
  const admin = await asAdmin(product);
  const list = 'commands?tripGroup=A&commandMode=Validation&sort=user.name&limit=5';
  const { data } = (await admin.get<Orders>(list)).body;
  // Two of the orders belong to one customer.
  await admin.put(`commands/${data[1]?._id}`, { user: data[0]?.user._id });
  const opened = await openDialog(page, '/ToMa/validation', 5);
  const faces = opened.getByRole('button', { name: /^Unselect/ });
  const people = await faces.count();
  expect(people).toBeLessThan(5);
  await expectAccessible(page, 'the message dialog');

  await faces.last().click();
  await expect(page.getByRole('dialog', { name: dialog.unselect })).toBeVisible();
  await page.getByRole('button', { name: 'Valider' }).click();
  await expect(faces).toHaveCount(people - 1);

  await english(page).fill('Closed on Friday');
  await page.getByRole('button', { name: chat.composer.emoji }).click();
  const picker = page.getByRole('dialog', { name: chat.composer.emoji });
  await picker.getByLabel(chat.composer.emojiPicker.searchLabel).fill('thumbs up');
  await picker.locator('button[data-epr-unified="1f44d"]').click();
  // The first Escape clears the search, the second leaves.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(english(page)).toBeFocused();
  const written = 'Closed on Friday\u{1F44D}';
  await expect(english(page)).toHaveValue(written);
  await expect(opened.getByRole('list', { name: bulk.preview.list })).toContainText(written);
  await expectAccessible(page, 'a message in the chat to many');
  const ids = await send(page, '/auth/users/chat');
  expect(new Set(ids).size).toBe(people - 1);
  await expect(page.getByRole('link', { name: dialog.result.details })).toBeVisible();
  await finish(page);

  const { conversations } = (await admin.get<Conversations>('conversation')).body.data;
  for (const id of ids) {
    const conversation = conversations.find(({ clientId }) => clientId._id === id);
    const { messages } = (await admin.get<Messages>(`message/${conversation?._id}`)).body.data;
    expect(messages.filter(({ message }) => message.content === written)).toHaveLength(1);
  }
});

test('a clerk sends a picture to the customers in the warehouse', { tag: '@phone' }, async ({
  page,
}) => {
  await openDialog(page, '/warehouse', 2);
  const file = { name: 'parcel.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await expect(page.getByText('parcel.png', { exact: true })).toBeVisible();
  await send(page, '/messages/broadcast');
  await finish(page);
});

test('a clerk who leaves half-way finds selection and text again', { tag: '@desktop' }, async ({
  page,
}) => {
  await openDialog(page, '/ToDu', 3);
  await english(page).fill('Half a thought');
  // What is typed is stored once the clerk pauses; the page that follows is loaded anew.
  const [storedText = ''] = TEXTS.en.kit.draft.stored.split('%{time}');
  await expect(page.getByRole('dialog').getByText(storedText)).toBeVisible();
  await page.getByRole('button', { name: TEXTS.en.common.close, exact: true }).click();
  await page.getByRole('button', { name: TEXTS.en.kit.leave.leave, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 selected' })).toBeVisible();
  await page.goto('/ToDu/sendMessages');
  await expect(page).toHaveURL('/ToDu');
  await stageLists(page, TEXTS.en).selectFirst(1);
  await pressForSelection(page, TEXTS.en, TEXTS.en.orders.bulk.sendMessages.label);
  await page.getByRole('button', { name: TEXTS.en.kit.draft.restore }).click();
  await expect(english(page)).toHaveValue('Half a thought');
});
