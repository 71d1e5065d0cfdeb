import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { Gif } from '../../domain/chat/gifs.ts';
import { chat as staffTexts } from '../../src/i18n/chat/en.ts';
import { customer as customerTexts } from '../../src/i18n/customer/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import {
  addPerson,
  type ChatEnd,
  type ChosenFile,
  customerEnd,
  PASSWORD,
  RECORDING,
  staffEnd,
} from '../support/e2e/chat-ends.ts';
import { openLine } from '../support/e2e/cut-line.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { finishedWebm, wavOf } from '../support/media.ts';
import { photoWithPlace } from '../support/pictures.ts';

const CUT_MS = 30_000;

test.use({ actionTimeout: 20_000 });

const CUSTOMER = { phone: '+4915550001001', firstName: 'Samira', lastName: 'Elkhayat' };
const COLLEAGUE = { phone: '+4915550001002', firstName: 'Jonas', lastName: 'Brandt' };

/** Two members of staff and a customer in one conversation, the second of them at the other process. */
async function threeEnds(
  browser: Browser,
  urls: { url: string; otherUrl: string; customerUrl?: string },
) {
  const admin = await asAdmin(urls);
  const clientId = await addPerson(admin, { role: 'customer', ...CUSTOMER });
  await addPerson(admin, { role: 'admin', ...COLLEAGUE });
  const person = { phone: COLLEAGUE.phone, password: PASSWORD };
  const clerk = await staffEnd(browser, urls.url, { clientId });
  const colleague = await staffEnd(browser, urls.otherUrl, { clientId, person });
  const customer = await customerEnd(browser, urls.customerUrl ?? urls.otherUrl, CUSTOMER.phone);
  return { clerk, colleague, customer };
}

/** All ends show these messages, each once and in this order. */
async function expectSame(ends: readonly ChatEnd[], texts: readonly string[]): Promise<void> {
  for (const end of ends) {
    await expect.poll(() => end.transcript(texts), { timeout: 60_000 }).toEqual(texts);
  }
}

const filesOf = async (word: string): Promise<readonly ChosenFile[]> => [
  { name: `${word}-photo.jpg`, mimeType: 'image/jpeg', buffer: await photoWithPlace(800, 600) },
  { name: `${word}-paper.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
  { name: `${word}-film.webm`, mimeType: 'video/webm', buffer: finishedWebm(2, 320, 240) },
  { name: `${word}-sound.wav`, mimeType: 'audio/wav', buffer: wavOf(2) },
  {
    name: `${word}-list.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from('parcel;weight\n1;12,5\n'),
  },
];

const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** Sends one message of every type, and returns the texts by which all ends recognise them. */
async function sendEverything(end: ChatEnd, word: string, gif: Gif): Promise<readonly string[]> {
  const files = await filesOf(word);
  await end.write(`${word} text`);
  await end.write(`${word}.example/page`);
  await end.sendGif(gif);
  for (const file of files) await end.sendFile(file);
  return [
    `${word} text`,
    `${word}.example/page`,
    `/gifs/${gif}.svg`,
    ...files.map(({ name, mimeType }) => (mimeType.startsWith('audio/') ? RECORDING : name)),
  ];
}

for (const isShared of [false, true]) {
  test.describe(isShared ? 'with two processes on one database' : 'with one process', () => {
    test.use({ isShared });

    test('two of the staff and a customer see the same conversation, through a restart @desktop', async ({
      browser,
      product,
    }) => {
      test.slow(); // Three of everything.
      const { clerk, colleague, customer } = await threeEnds(browser, product);
      const all = [clerk, colleague, customer];

      // Each sees that the others are there.
      await expect(clerk.page.getByText(TEXTS.en.common.online, { exact: true })).toBeVisible();
      await expect(customer.page.getByText(customerTexts.office.online)).toBeVisible();

      const requested = await sendEverything(customer, 'fromcustomer', 'hello');
      await expectSame(all, requested);
      const texts = [...requested, ...(await sendEverything(clerk, 'fromoffice', 'thanks'))];
      await expectSame(all, texts);
      await expect(customer.stateIcon('seen').last()).toBeAttached();
      await expect(clerk.stateIcon('seen').last()).toBeAttached();

      // A clerk who is elsewhere is notified by the badge.
      const badge = clerk.page.getByRole('link', { name: /^Show only: Chat, \d+ unread/ });
      const unread = async () => Number(digitsOf(await badge.innerText()));
      const before = await unread();
      await clerk.page.getByRole('link', { name: TEXTS.en.shell.menu.overview }).click();
      // Until the overview stands there, the conversation does, and what arrives in it has been seen.
      await expect(
        clerk.page.getByRole('heading', { level: 1, name: TEXTS.en.shell.menu.overview }),
      ).toBeVisible();
      await colleague.page.goto('about:blank');
      await customer.write('is anybody there');
      await expect.poll(unread).toBe(before + 1);
      await clerk.page.goBack();
      await colleague.page.goBack();
      await expectSame(all, [...texts, 'is anybody there']);
      await expect.poll(unread).toBe(before);

      await product.restart();
      await customer.write('after the restart');
      await expectSame(all, [...texts, 'is anybody there', 'after the restart']);
      await colleague.write('from a colleague');
      const whole = [...texts, 'is anybody there', 'after the restart', 'from a colleague'];
      await expectSame(all, whole);

      await deleteMessage(clerk, 'is anybody there');
      const left = whole.filter((word) => word !== 'is anybody there');
      for (const end of all) {
        await expect.poll(() => end.transcript(whole), { timeout: 60_000 }).toEqual(left);
      }
      for (const end of all) await end.page.reload();
      await expectSame(all, left);

      await customer.page.close();
      await expect(clerk.page.getByText(TEXTS.en.common.online, { exact: true })).toHaveCount(0);
    });
  });
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** Deletes a message by its menu, and confirms the question. */
async function deleteMessage({ page }: ChatEnd, text: string): Promise<void> {
  const { screen } = staffTexts;
  const message = page.getByRole('article').filter({ hasText: text });
  await message.hover();
  await message.getByRole('button', { name: screen.message.actions }).click();
  await page.getByRole('menuitem', { name: screen.message.delete, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: TEXTS.en.ra.action.delete, exact: true })
    .click();
}

test('what both sides write while the line is cut arrives once and in order @desktop', async ({
  browser,
  product,
}) => {
  test.slow();
  const line = await openLine(product.url);
  const { clerk, colleague, customer } = await threeEnds(browser, {
    url: product.url,
    otherUrl: line.url,
  });
  await customer.write('before');
  await expectSame([clerk, colleague, customer], ['before']);

  line.cut();
  const [ofCustomer, ofColleague, ofClerk] = ['customer', 'colleague', 'clerk'].map((name) =>
    [1, 2, 3].map((number) => `${name} ${number}`),
  );
  for (const text of ofCustomer ?? []) await customer.write(text);
  for (const text of ofColleague ?? []) await colleague.write(text);
  for (const text of ofClerk ?? []) await clerk.write(text);
  await wait(CUT_MS);
  line.mend();

  for (const texts of [ofCustomer, ofColleague, ofClerk]) {
    await expectSame([clerk, colleague, customer], texts ?? []);
  }
  const everything = [ofCustomer, ofColleague, ofClerk].flatMap((texts) => texts ?? []);
  const order = await clerk.transcript(everything);
  expect([...order].sort()).toEqual([...everything].sort());
  await expectSame([colleague, customer], order);
  await line.close();
});
