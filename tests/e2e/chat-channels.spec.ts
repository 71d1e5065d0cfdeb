import type { Page } from '@playwright/test';
import { chat } from '../../src/i18n/chat/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { addPerson } from '../support/e2e/chat-ends.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { test as base, expect } from '../support/e2e/test.ts';
import { type ProviderStandIn, sendingTo, startProvider } from '../support/provider-stand-in.ts';
import { byOwnService, call } from '../support/webhooks.ts';

const { channels, composer, screen } = chat;
const SECRET = 'a-secret-of-the-tests';
const PHONE = '+4915550002001';

/** A test whose product sends SMS and WhatsApp by a provider that stands in for a real one. */
const test = base.extend<{ provider: ProviderStandIn }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures it needs
  provider: async ({}, use) => {
    const provider = await startProvider();
    await use(provider);
    await provider.close();
  },
  environment: async ({ provider }, use) =>
    use(
      sendingTo(provider, {
        WHATSAPP_DRIVER: 'webhook',
        MESSAGES_WEBHOOK_SECRET: SECRET,
        // An answer that is late on a busy machine would leave the message in doubt.
        MESSAGE_TIMEOUT: '30',
      }),
    ),
});

test.use({ locale: 'en' });

/** A customer of the product, and what the provider reports about them. */
async function openCustomer(page: Page, product: { url: string }) {
  const admin = await asAdmin(product);
  const clientId = await addPerson(admin, {
    role: 'customer',
    phone: PHONE,
    firstName: 'Samira',
    lastName: 'Elkhayat',
  });
  await openSignedIn(page, `/chat/${clientId}`);
  let notified = 0;
  const notify = async (content: object) => {
    const event = { event: `e-${notified++}`, ...content };
    const { status } = await call(product, byOwnService(event, { secret: SECRET }));
    expect(status).toBe(200);
  };
  const writes = (channel: 'sms' | 'whatsapp', text: string) =>
    notify({ type: 'message', channel, from: PHONE, text });
  return { notify, writes };
}

const row = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });
const chosen = (page: Page, name: string) =>
  page.getByRole('group', { name: channels.choose }).getByRole('button', { name, pressed: true });

test('a customer writes by SMS, is answered there, and unsubscribes by a stop word', {
  tag: '@desktop',
}, async ({ page, product, provider }) => {
  const { notify, writes } = await openCustomer(page, product);
  await expect(page.getByPlaceholder(composer.placeholder)).toBeVisible();
  await writes('sms', 'Where is my parcel?');
  await expect(row(page, 'Where is my parcel?')).toContainText(channels.names.sms);
  await expect(chosen(page, channels.names.sms)).toBeVisible();
  await expect(page.getByText(channels.rules.sms.open)).toBeVisible();

  const input = page.getByPlaceholder(composer.placeholder);
  await input.fill('It arrives tomorrow.');
  await expect(page.getByText(/^1 SMS · about/)).toBeVisible();
  await input.press('Enter');
  const answer = row(page, 'It arrives tomorrow.');
  await expect(answer).toContainText(channels.names.sms);
  const stateIcon = (state: 'sent' | 'delivered') =>
    answer.getByRole('img', { name: screen.message.states[state], exact: true });
  await expect(stateIcon('sent')).toBeVisible();
  await expect
    .poll(() => provider.taken)
    .toMatchObject([{ to: PHONE, text: 'It arrives tomorrow.' }]);
  await notify({ type: 'report', id: provider.taken[0]?.key, status: 'delivered' });
  await expect(stateIcon('delivered')).toBeVisible();
  await expectAccessible(page, 'a conversation by SMS');

  await writes('sms', 'STOP');
  await expect(row(page, 'STOP')).toBeVisible();
  await expect(chosen(page, channels.names.chat)).toBeVisible();
  await expect(page.getByText('The customer has stopped messages on SMS.')).toBeVisible();
  expect(provider.taken).toHaveLength(1);
});

test('a clerk writes the first SMS, and the customer’s answer comes back there', {
  tag: '@phone',
}, async ({ page, product, provider }) => {
  const { writes } = await openCustomer(page, product);
  await expect(chosen(page, channels.names.chat)).toBeVisible();
  const ways = page.getByRole('group', { name: channels.choose });
  await ways.getByRole('button', { name: channels.names.whatsapp }).hover();
  await expect(page.getByRole('tooltip', { name: channels.rules.whatsapp.closed })).toBeVisible();
  await ways.getByRole('button', { name: channels.names.sms }).click();
  await expect(page.getByText(channels.rules.sms.first)).toBeVisible();
  const input = page.getByPlaceholder(composer.placeholder);
  await input.fill('Your parcel is here.');
  await expect(page.getByText(/^1 SMS · about/)).toBeVisible();
  await expectAccessible(page, 'the first SMS');
  await input.press('Enter');
  await expect(row(page, 'Your parcel is here.')).toContainText(channels.names.sms);
  await expect
    .poll(() => provider.taken)
    .toMatchObject([{ to: PHONE, text: 'Your parcel is here.' }]);
  await writes('sms', 'Thank you');
  await expect(row(page, 'Thank you')).toBeVisible();
  await expect(chosen(page, channels.names.sms)).toBeVisible();
});

test('an answer on WhatsApp that is rejected shows this at the message', {
  tag: '@desktop',
}, async ({ page, product, provider }) => {
  const { notify, writes } = await openCustomer(page, product);
  await expect(page.getByPlaceholder(composer.placeholder)).toBeVisible();
  await writes('whatsapp', 'Bonjour');
  await expect(chosen(page, channels.names.whatsapp)).toBeVisible();
  await expect(page.getByText(/^Can be answered by WhatsApp until/)).toBeVisible();
  const input = page.getByPlaceholder(composer.placeholder);
  await input.fill('Bonjour à vous');
  await input.press('Enter');
  await expect.poll(() => provider.taken).toHaveLength(1);
  const id = provider.taken[0]?.key;
  await notify({ type: 'report', id, status: 'failed', reason: 'undelivered' });
  await expect(row(page, 'Bonjour à vous')).toContainText(channels.reasons.undelivered);
});
