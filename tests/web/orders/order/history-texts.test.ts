import { expect, it } from 'vitest';
import { LOCALES } from '../../../../domain/fields.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { historyTexts } from '../../../../src/custom/orders/page/history-texts.ts';
import { declarationSums, invoiceSums } from '../../../../src/custom/orders/page/LinesCard.tsx';
import { loadMessages } from '../../../../src/i18n/catalogues.ts';
import { createI18nProvider } from '../../../../src/providers/i18n-provider.ts';

const translator = async (locale: (typeof LOCALES)[number]) =>
  createI18nProvider(locale, await loadMessages(locale)).translate;
const english = await translator('en');

const texts = (action: string, from?: string | null, to?: string | null) =>
  historyTexts({ at: '2026-03-02T09:30:00.000Z', by: 'Jisr', action, from, to }, english, 'A');

it.each([
  ['create', null, 'Validation', { action: 'Created', to: 'Validation' }],
  [
    'sendToWarehouse',
    'Validation',
    'facturation',
    { action: 'Sent to the warehouse', from: 'Validation', to: 'warehouse' },
  ],
  ['verify', 'false', 'true', { action: 'Verified' }],
  ['paid', 'false', 'true', { action: 'Marked as paid' }],
  ['paid', 'true', 'false', { action: 'Marked as not paid' }],
  ['withBill', 'true', 'false', { action: 'Bill deleted' }],
  ['change', null, 'recipient.phone, wights', { action: 'Changed', to: 'Phone, Weight' }],
  ['change', null, 'content.0.price', { action: 'Changed', to: 'Amount' }],
  [
    'change',
    null,
    'customs.passage, customs.captions, declarationConten.0.hsCode',
    { action: 'Changed', to: 'Day of passage, Further captions, HS code' },
  ],
  [
    'change',
    null,
    'declarationConten.0.hsCode, declarationConten.1.hsCode',
    { action: 'Changed', to: 'HS code' },
  ],
  ['issueInvoice', null, 'RE-2026-000001', { action: 'Invoice issued', to: 'RE-2026-000001' }],
  [
    'cancelInvoice',
    'RE-2026-000001',
    'ST-2026-000001',
    { action: 'Invoice cancelled', from: 'RE-2026-000001', to: 'ST-2026-000001' },
  ],
  ['finish', null, 'A', { action: 'Arrived: the trip is finished' }],
])('puts %s from %j to %j into plain text', (action, from, to, reported) => {
  expect(texts(action, from, to)).toEqual(reported);
});

it('shows an unknown action by its own name, with both values', () => {
  expect(texts('labelPrintedAgain', '1', '2')).toEqual({
    action: 'Label printed again',
    from: '1',
    to: '2',
  });
});

it('names no stage of an order from Morocco', () => {
  const line = { at: '2026-03-02T09:30:00.000Z', by: 'Jisr', action: 'create', to: 'facturation' };
  expect(historyTexts(line, english, 'B')).toEqual({ action: 'Created' });
});

it.each(LOCALES)('has a text for every verb in %s', async (locale) => {
  const translate = await translator(locale);
  for (const verb of Object.keys(commands.actions)) {
    expect(translate(`order.history.${verb}`)).not.toBe(`order.history.${verb}`);
  }
});

it('adds up the lines of a bill and of a declaration to the cent and the gram', () => {
  const lines = [
    { desc: 'a', qty: 0.1, price: '0.10' },
    { desc: 'b', qty: 0.2, price: '0.20' },
    { desc: 'c', qty: null, price: null },
  ];
  expect(invoiceSums(lines)).toEqual({ weight: 0.3, amount: '0.30' });
  const declared = [
    { desc: 'a', legal: 2, notice: '19.99' },
    { desc: 'b', legal: null, notice: '0.01' },
  ];
  expect(declarationSums(declared)).toEqual({ count: 2, value: '20.00' });
});
