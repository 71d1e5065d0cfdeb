import type { Page } from '@playwright/test';
import { loadChatTexts } from '../../src/i18n/chat/catalogues.ts';
import type { ChatTexts } from '../../src/i18n/chat/en.ts';
import { loadMessagingTexts } from '../../src/i18n/messaging/catalogues.ts';
import type { MessagingTexts } from '../../src/i18n/messaging/en.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { pressForSelection } from '../support/e2e/press-for-selection.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const FIXED_LINE_IN_BERLIN = '+4930901820';
const FIXED_LINE_IN_CASABLANCA = '+212522203040';

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

type Order = {
  _id: string;
  billCode: string;
  smsToMa: boolean;
  user: { _id: string };
  recipient: Record<string, unknown>;
};

const written = (dash: string) => ({
  de: `Guten Tag {name}, Ihre Bestellung ${dash} {order} ${dash} ist da.`,
  fr: `Bonjour {name}, votre commande {order} est bien là.`,
  ar: 'مرحبا {name}، وصلت الطلبية {order}.',
  en: `Hello {name}, your order {order} has arrived.`,
});

const template = (staff: Client, use: string, title: string) =>
  staff.post<{ data: { _id: string } }>('templates', {
    title,
    use,
    purpose: 'transactional',
    text: written('–'),
  });

const orderOf = async (staff: Client, code: string): Promise<Order> => {
  const { body } = await staff.get<{ data: Order[] }>(`commands?billCode=${code}`);
  const [order] = body.data;
  if (!order) throw new Error(`There is no order ${code}.`);
  return order;
};

/** The orders on the page with a customer each, so that the counts are known. */
async function threeCustomers(staff: Client): Promise<Order[]> {
  const query = 'tripGroup=A&commandMode=Validation&finish=false&sort=user.name&limit=10';
  const { body } = await staff.get<{ data: Order[] }>(`commands?${query}`);
  return [...new Map(body.data.map((order) => [order.user._id, order])).values()].slice(0, 3);
}

const rowButton = (page: Page, name: string) => page.getByRole('button', { name });

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale, isBehindProxy: true });
    const texts = TEXTS[locale];
    const { messages } = texts.orders;
    let labels: MessagingTexts['bulk'];
    let later: MessagingTexts['later'];
    let result: MessagingTexts['dialog']['result'];
    let composer: ChatTexts['composer'];
    test.beforeAll(async () => {
      const messaging = await loadMessagingTexts(locale);
      ({ bulk: labels, later } = messaging);
      ({ result } = messaging.dialog);
      ({ composer } = await loadChatTexts(locale));
    });

    /** Presses 'Generate SMS' of an order in its list. */
    async function generate(page: Page, code: string) {
      await openSignedIn(page, '/');
      const clerk = stageLists(page, texts);
      await clerk.openStage('validation');
      await clerk.find(code);
      const name = messages.generateOf.replace('%{code}', `\u2068${code}\u2069`);
      await rowButton(page, name).click();
      return { clerk, name, dialog: page.getByRole('dialog') };
    }

    test('a clerk writes to three customers, and sees who is skipped and what was sent', async ({
      page,
      product,
    }) => {
      test.slow();
      const staff = await asAdmin(product);
      await template(staff, 'sms', 'A parcel has arrived');
      const orders = await threeCustomers(staff);
      const [first] = orders;
      await staff.put(`auth/users/${first?.user._id}`, { phone: FIXED_LINE_IN_BERLIN });

      await openSignedIn(page, '/');
      const clerk = stageLists(page, texts);
      await clerk.openStage('validation');
      await clerk.select(orders.map(({ billCode }) => billCode));
      await pressForSelection(page, texts, messages.label);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: labels.template }).click();
      await page.getByRole('option', { name: 'A parcel has arrived' }).click();
      await expect(dialog.getByText(labels.skip.notMobile).first()).toBeVisible();
      const people = dialog.getByRole('list', { name: labels.preview.list });
      await expect(people.getByRole('listitem')).toHaveCount(3);

      await dialog.getByRole('tab', { name: 'Deutsch' }).click();
      const german = dialog.getByRole('tabpanel', { name: 'Deutsch' });
      await expect(german.getByText('UCS-2')).toBeVisible();
      await german.getByRole('button', { name: labels.counter.makeGsm }).click();
      await expect(german.getByText('GSM-7')).toBeVisible();
      await expect(german.getByRole('textbox')).toHaveValue(written('-').de);
      await expectAccessible(page, 'the bulk message');

      const answer = page.waitForResponse((response) => response.url().endsWith('/smsctm'));
      const send = dialog.getByRole('button', { name: texts.common.send, exact: true });
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
      await send.click();
      await expectNotice(page, texts.notice.messages.smsSent);
      const { data } = (await (await answer).json()) as { data: { campaign: { _id: string } } };
      const campaign = data.campaign._id;
      const statuses = async () => {
        const { body } = await staff.get<{ data: { status: string; reason: string | null }[] }>(
          `deliveries?campaign=${campaign}`,
        );
        return body.data.map(({ status, reason }) => reason ?? status).toSorted();
      };
      await expect.poll(statuses).toEqual(['notMobile', 'sent', 'sent']);
      await expect(dialog.getByText(result.done)).toBeVisible({ timeout: 60_000 });
      await dialog.getByRole('link', { name: result.details }).click();
      await expect(page).toHaveURL(new RegExp(`/campaigns/${campaign}/show`));
    });

    test('a clerk plans a message for Monday, moves it, and sends it now', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      test.slow();
      const staff = await asAdmin(product);
      await template(staff, 'sms', 'The van comes');
      const orders = await threeCustomers(staff);
      await openSignedIn(page, '/');
      const clerk = stageLists(page, texts);
      await clerk.openStage('validation');
      await clerk.select(orders.map(({ billCode }) => billCode));
      await pressForSelection(page, texts, messages.label);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: labels.template }).click();
      await page.getByRole('option', { name: 'The van comes' }).click();
      await dialog.getByRole('button', { name: later.title }).click();
      await page.getByRole('menuitem').nth(1).click();
      const plan = dialog.getByRole('button', { name: later.plan, exact: true });
      await expect(dialog.getByRole('button', { name: later.instead })).toBeVisible();
      await expect(plan).not.toHaveAttribute('aria-disabled', 'true');
      await expectAccessible(page, 'a message to many for later');
      const answer = page.waitForResponse((response) => response.url().endsWith('/smsctm'));
      await plan.click();
      await expect(dialog).toHaveCount(0);
      const { data } = (await (await answer).json()) as { data: { campaign: { _id: string } } };
      const stateOf = async () => {
        const path = `campaigns/${data.campaign._id}`;
        const { body } = await staff.get<{ data: { state: string; sent: number } }>(path);
        return [body.data.state, body.data.sent];
      };
      expect(await stateOf()).toEqual(['planned', 0]);

      await rowButton(page, messages.result).click();
      await expect(page.getByText(later.decided)).toBeVisible();
      const moment = page.getByText(later.until.split('%')[0]?.trim() ?? '', { exact: false });
      const before = await moment.first().textContent();
      await rowButton(page, later.change).click();
      await dialog.getByLabel(later.time).fill('10:30');
      await dialog.getByRole('button', { name: later.plan }).click();
      await expect(dialog).toHaveCount(0);
      await expect(moment.first()).toHaveText(before?.replace(/\d\d?:\d\d/, '10:30') ?? '');
      await expectAccessible(page, 'the page of a planned message');

      await rowButton(page, later.begin.label).click();
      await dialog.getByRole('button', { name: later.begin.confirm }).click();
      await expect.poll(stateOf).toEqual(['done', 3]);
    });

    test('a clerk sends a picture in the chat to those who are selected', {
      tag: '@phone',
    }, async ({ page, product }) => {
      test.slow();
      const staff = await asAdmin(product);
      const orders = await threeCustomers(staff);
      await openSignedIn(page, '/');
      const clerk = stageLists(page, texts);
      await clerk.openStage('validation');
      await clerk.select(orders.map(({ billCode }) => billCode));
      await pressForSelection(page, texts, messages.label);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: labels.kinds.broadcast, exact: true }).click();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: composer.attachOne }).click();
      await (await chooser).setFiles({ name: 'van.png', mimeType: 'image/png', buffer: PIXEL });
      await expect(dialog.getByText(later.nowOnly)).toBeVisible();
      await expectAccessible(page, 'a picture to many');
      const answer = page.waitForResponse((response) => response.url().endsWith('/broadcast'));
      const send = dialog.getByRole('button', { name: texts.common.send, exact: true });
      await expect(send).not.toHaveAttribute('aria-disabled', 'true');
      await send.click();
      await expectNotice(page, texts.notice.messages.sent);
      await dialog.getByRole('button', { name: texts.common.backToList }).click();
      await expect(dialog).toHaveCount(0);
      const { data } = (await (await answer).json()) as { data: { campaign: { _id: string } } };
      const sent = async () => {
        const path = `campaigns/${data.campaign._id}`;
        const { body } = await staff.get<{ data: { state: string; total: number } }>(path);
        return [body.data.state, body.data.total];
      };
      await expect.poll(sent).toEqual(['done', 3]);
    });

    test('a clerk generates the SMS of an order once, also after a reload', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      test.slow();
      const staff = await asAdmin(product);
      await template(staff, 'smsToMa', 'To the recipient');
      const order = (await threeCustomers(staff)).find(({ smsToMa }) => !smsToMa);
      const code = order?.billCode ?? '';
      const { clerk, dialog, name } = await generate(page, code);
      // The text as it will be sent; the code alone stands beside the name.
      await expect(dialog.locator('[lang]').filter({ hasText: code })).toBeVisible();
      await expectAccessible(page, 'the SMS to Morocco');
      await dialog.getByRole('button', { name: labels.generate.send }).click();
      await expect(rowButton(page, name)).toHaveAttribute('aria-disabled', 'true');
      await expect.poll(async () => (await orderOf(staff, code)).smsToMa).toBe(true);
      await page.reload();
      await clerk.find(code);
      await expect(rowButton(page, name)).toHaveAttribute('aria-disabled', 'true');
    });

    test.describe('with a number that gets no SMS', () => {
      test.use({ provoked: [404, 422] });

      test('the switch goes back, and its button says why', { tag: '@desktop' }, async ({
        page,
        product,
      }) => {
        test.slow();
        const staff = await asAdmin(product);
        await template(staff, 'smsToMa', 'To the recipient');
        const order = (await threeCustomers(staff)).find(({ smsToMa }) => !smsToMa);
        const code = order?.billCode ?? '';
        const recipient = { ...order?.recipient, phone: FIXED_LINE_IN_CASABLANCA };
        await staff.put(`commands/${order?._id}`, { recipient });
        const { clerk, dialog, name } = await generate(page, code);
        const send = dialog.getByRole('button', { name: labels.generate.send });
        await expect(dialog.getByText(labels.skip.notMobile)).toBeVisible();
        await expect(send).toBeDisabled();
        await page.keyboard.press('Escape');

        // A back end that does not say it in advance.
        await page.route('**/messages/preview', (route) =>
          route.fulfill({ status: 404, json: { code: 'route.notFound' } }),
        );
        await page.reload();
        await clerk.find(code);
        await rowButton(page, name).click();
        await send.click();
        const reason = messages.failed.split('%')[0]?.trim() ?? '';
        await expect(rowButton(page, name)).toHaveAccessibleDescription(new RegExp(reason));
        await expect(rowButton(page, name)).not.toHaveAttribute('aria-disabled', 'true');
        expect((await orderOf(staff, code)).smsToMa).toBe(false);
      });
    });
  });
}
