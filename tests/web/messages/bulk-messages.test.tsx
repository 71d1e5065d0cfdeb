import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { berlinMoment, berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays } from '../../../domain/calendar-days.ts';
import { drafts } from '../../../src/providers/drafts.ts';
import { storeSession } from '../../../src/providers/session.ts';
import { selectionKeyOf } from '../../../src/providers/store.ts';
import { broadcastBackEnd } from '../../support/broadcast-back-end.ts';
import { bulkCalls, TEMPLATE } from '../../support/bulk-messages.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { press } from '../../support/order-list-steps.ts';
import { openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf } from '../../support/sample-order.ts';

const network = ownNetwork();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

beforeEach(async () => {
  await drafts.clear('');
  storeSession({ token: 'token', user: { _id: 'clerk', role: 'admin' } });
});

/** Three orders of two customers. */
const orders = () =>
  ['anna', 'anna', 'bilal'].map((customer, at) =>
    orderOf({ _id: `order-${at}`, billCode: `M-${at}`, user: { _id: customer } }),
  );

/** A device on which these orders are selected in a list. */
function selecting(list: string, ids: readonly string[]) {
  const store = memoryStore();
  store.setItem(selectionKeyOf(`commands.${list}`), ids);
  return store;
}

/** Opens the dialog for all three orders. */
async function openDialog(
  calls: Pick<ReturnType<typeof bulkCalls>, 'handlers'>,
  path = '/ToMa/validation',
) {
  const group = path === '/ToDu' ? 'B' : 'A';
  const backEnd = orderBackEnd({ orders: orders().map((one) => ({ ...one, tripGroup: group })) });
  network.use(...calls.handlers);
  await openOrders(path, {
    backEnd: { ...backEnd, handlers: [...calls.handlers, ...backEnd.handlers] },
    network,
    store: selecting(path.split('/').at(-1) ?? '', ['order-0', 'order-1', 'order-2']),
  });
  await press('SMS / WhatsApp');
  return screen.findByRole('dialog', { name: 'Message to 2 customers' });
}

const sendButton = () => screen.findByRole('button', { name: 'Send' });

/** Reads that it is sent, and goes back to the list. */
async function readResult(notice: string) {
  expect(await screen.findByText(notice)).toBeInTheDocument();
  const details = await screen.findByRole('link', { name: 'Details' });
  expect(details).toHaveAttribute('href', '/campaigns/campaign-1/show');
  await press('Back to the list');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function send() {
  await waitFor(async () => expect(await sendButton()).not.toHaveAttribute('aria-disabled'));
  await user.click(await sendButton());
}

it.each([
  ['/ToMa/validation', 'SMS', 'smsctm', 'Sms Sent Successfully'],
  ['/ToDu', 'WhatsApp', 'smsdu', 'Sms Sent Successfully'],
  ['/ToMa/validation', 'Agency', 'agency', 'Sms Sent Successfully'],
  ['/ToMa/validation', 'Chat', 'chat', 'Message Sent'],
])(
  'a clerk on %s sends a template by %s to each customer once',
  async (path, kind, address, notice) => {
    const calls = bulkCalls();
    await openDialog(calls, path);
    await press(kind);
    await user.click(await screen.findByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name: 'Parcels have arrived' }));
    await send();
    await readResult(notice);
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    expect(calls.sent).toEqual([
      {
        path: address,
        body: {
          ids: ['anna', 'bilal'],
          orders: { anna: ['order-0', 'order-1'], bilal: ['order-2'] },
          template: 'arrived',
          purpose: 'transactional',
        },
      },
    ]);
  },
);

it('a clerk takes a customer out, who is not selected in the list any more either', async () => {
  const calls = bulkCalls();
  await openDialog(calls);
  await user.click(await screen.findByRole('button', { name: /^Unselect .*, 1 order$/ }));
  const question = await screen.findByRole('dialog', { name: 'Unselecte User' });
  await user.click(within(question).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByRole('dialog', { name: 'Message to 1 customer' })).toBeVisible();
  await send();
  await screen.findByText('Sms Sent Successfully');
  expect(calls.sent).toMatchObject([{ path: 'smsctm', body: { ids: ['anna'] } }]);
});

it('a clerk who takes everybody out is back at the list', async () => {
  await openDialog(bulkCalls());
  for (const orders of [/, 1 order$/, /, 2 orders$/]) {
    await user.click(await screen.findByRole('button', { name: orders }));
    await press('Valider');
  }
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});

it('a clerk sees who is skipped and why, which orders the others read of, and what it costs', async () => {
  const dialog = await openDialog(bulkCalls({ skip: { bilal: 'notMobile' } }));
  expect(
    await within(dialog).findByText('1 of 2 will be skipped: 1 no mobile number'),
  ).toBeVisible();
  const [first, second] = within(
    within(dialog).getByRole('list', { name: 'Recipients' }),
  ).getAllByRole('listitem');
  expect(first).toHaveTextContent('Customer bilal');
  expect(first).toHaveTextContent('no mobile number');
  expect(within(dialog).getByText(/^3 orders of 2 customers/)).toBeVisible();
  expect(second).toHaveTextContent('order-0 · order-1');
  expect(second).toHaveTextContent('Grüße – Ihre Pakete sind da, Nadia.');
  expect(await within(dialog).findByText('1 person · 1 SMS · about €0.08')).toBeVisible();
});

it('a clerk reads of no cost where messages cost nothing', async () => {
  const dialog = await openDialog(bulkCalls({ price: 0 }));
  await within(dialog).findByRole('list', { name: 'Recipients' });
  expect(await within(dialog).findByText('2 people · 2 SMS')).toBeVisible();
  expect(dialog).not.toHaveTextContent('about');
  expect(dialog).not.toHaveTextContent(/0\s?¢|0\.00/);
});

it('a clerk plans a message for tomorrow, and reads that it is decided again then', async () => {
  const calls = bulkCalls({ skip: { bilal: 'notMobile' }, stores: true });
  const dialog = await openDialog(calls);
  await user.click(await within(dialog).findByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
  expect(
    await within(dialog).findByText(/1 person can be reached now\. At that moment it is decided/),
  ).toBeVisible();
  const plan = within(dialog).getByRole('button', { name: 'Plan' });
  await waitFor(() => expect(plan).not.toHaveAttribute('aria-disabled'));

  // It can be sent now after all, and planned again.
  await user.click(within(dialog).getByRole('button', { name: 'Send now instead' }));
  expect(within(dialog).getByRole('button', { name: 'Send' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Plan' }));
  expect(await screen.findByText(/^Planned for/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the result' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const tomorrow = addDays(berlinTime(new Date()).day, 1);
  const sendAt = berlinMoment({ day: tomorrow, minute: 9 * 60 }).toISOString();
  expect(calls.sent).toMatchObject([{ path: 'smsctm', body: { ids: ['anna', 'bilal'], sendAt } }]);
  expect(calls.previewed.every((body) => !('sendAt' in body))).toBe(true);
});

const picture = () => new File([new Uint8Array(5)], 'parcel.png', { type: 'image/png' });
const chooser = () => screen.findByLabelText('Attach a file', { selector: 'input' });

it('a clerk sends a picture in the chat instead of the text, which stays', async () => {
  const broadcast = broadcastBackEnd({ campaign: [{}] });
  const calls = bulkCalls({ stores: true });
  const dialog = await openDialog({ handlers: [...calls.handlers, ...broadcast.handlers] });
  await press('Chat');
  await user.click(await within(dialog).findByRole('button', { name: 'Send later' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
  await user.upload(await chooser(), picture());
  const people = within(await within(dialog).findByRole('list', { name: 'Recipients' }));
  await waitFor(() => expect(people.getAllByText('parcel.png')).toHaveLength(2));
  expect(within(dialog).queryByRole('combobox', { name: 'Template' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Send later' })).toBeNull();
  expect(within(dialog).getByText(/only texts can be planned/)).toBeVisible();

  // By phone there are texts only, and the picture waits.
  await press('SMS');
  expect(await within(dialog).findByRole('combobox', { name: 'Template' })).toBeVisible();
  await press('Chat');
  await within(dialog).findAllByText('parcel.png');
  await send();
  await readResult('Message Sent');
  expect(broadcast.arrived).toMatchObject([
    { ids: ['anna', 'bilal'], type: 'image', file: 'parcel.png' },
  ]);
  expect(calls.sent).toEqual([]);
});

it('a clerk takes a file away again, and sends the text', async () => {
  const calls = bulkCalls();
  const dialog = await openDialog(calls);
  await press('Chat');
  await user.upload(await chooser(), picture());
  await user.click(await within(dialog).findByRole('button', { name: /^Remove .*parcel\.png/ }));
  await user.click(await screen.findByRole('combobox', { name: 'Template' }));
  await user.click(await screen.findByRole('option', { name: 'Parcels have arrived' }));
  await send();
  await screen.findByText('Message Sent');
  expect(calls.sent).toMatchObject([{ path: 'chat', body: { template: 'arrived' } }]);
});

it('a clerk whose file did not arrive reads it there, and tries again', async () => {
  const broadcast = broadcastBackEnd({ campaign: [{}] });
  const calls = bulkCalls();
  const dialog = await openDialog({ handlers: [...calls.handlers, ...broadcast.handlers] });
  await press('Chat');
  await user.upload(await chooser(), picture());
  broadcast.reject(500);
  await send();
  expect(await within(dialog).findByText(/The file was not sent/)).toBeVisible();
  broadcast.reject(undefined);
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Message Sent')).toBeVisible();
  expect(broadcast.arrived).toHaveLength(2);
});

it('a back end that keeps no history is offered no later moment', async () => {
  const dialog = await openDialog(bulkCalls());
  expect(await within(dialog).findByText('2 people · 2 SMS · about €0.15')).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Send later' })).toBeNull();
});

it('a clerk reads which placeholder in braces stands for nothing before it can be sent', async () => {
  const calls = bulkCalls();
  const dialog = await openDialog(calls);
  await user.click(await within(dialog).findByRole('tab', { name: /Deutsch/ }));
  const panel = within(within(dialog).getByRole('tabpanel', { name: /Deutsch/ }));
  const text = panel.getByRole('textbox');
  fireEvent.change(text, { target: { value: 'Hallo {nmae}' } });
  expect(text).toHaveAccessibleDescription(/Stands for nothing:.*\{nmae\}/);
  expect(text).toBeInvalid();
  expect(panel.getByText('{nmae}', { selector: 'mark' })).toBeVisible();
  expect(await sendButton()).toHaveAccessibleDescription(
    'Mend this first: \u2066{nmae}\u2069 stands for nothing',
  );
  expect(within(dialog).getByRole('tab', { name: /Deutsch.*Not right yet/ })).toBeVisible();
  fireEvent.change(text, { target: { value: 'Hallo {nmae} {cod}' } });
  expect(await sendButton()).toHaveAccessibleDescription(/{nmae}.*, .*{cod}.* stand for nothing/);
  fireEvent.change(text, { target: { value: 'Hallo {name}' } });
  await send();
  await screen.findByText('Sms Sent Successfully');
  expect(calls.previewed.every(({ texts }) => !JSON.stringify(texts ?? '').includes('nmae'))).toBe(
    true,
  );
});

it('a clerk whose text a back end rejects reads what is wrong with it', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const dialog = await openDialog(bulkCalls());
  const violation = { code: 'unknownVariable', limit: '{name}', found: '{step}' };
  const fields = { 'texts.de': 'contains {step}' };
  const rejected = { code: 'record.invalid', fields, violations: { 'texts.de': violation } };
  network.use(
    http.post(`${API}/auth/users/smsctm`, () => HttpResponse.json(rejected, { status: 422 })),
  );
  await send();
  expect(
    await within(dialog).findByText(/Nothing was sent: .*\{step\}.* stands for nothing/),
  ).toBeVisible();
});

it('a clerk pages through the recipients, and the focus stays at the last one', async () => {
  const many = Array.from({ length: 9 }, (_, at) =>
    orderOf({ _id: `order-${at}`, billCode: `M-${at}`, user: { _id: `c${at}` } }),
  );
  const calls = bulkCalls();
  const backEnd = orderBackEnd({ orders: many });
  network.use(...calls.handlers);
  const store = selecting(
    'validation',
    many.map(({ _id }) => `${_id}`),
  );
  await openOrders('/ToMa/validation', { backEnd, network, store });
  await press('SMS / WhatsApp');
  expect(await screen.findByText('1–8 of 9')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('9 customers, 9 orders')).toBeVisible();
  const next = dialog.getByRole('button', { name: 'Next page' });
  next.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('9–9 of 9')).toBeVisible();
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('9–9 of 9')).toBeVisible();
});

it('a clerk makes a text GSM-7 with one click, which changes this message and not the template', async () => {
  const calls = bulkCalls();
  const dialog = await openDialog(calls);
  await user.click(await within(dialog).findByRole('tab', { name: /Deutsch/ }));
  const panel = within(within(dialog).getByRole('tabpanel', { name: /Deutsch/ }));
  expect(panel.getByText('UCS-2')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Make GSM-7' }));
  expect(panel.getByText('GSM-7')).toBeVisible();
  expect(panel.getByRole('textbox')).toHaveValue('Grüße - Ihre Pakete sind da, {name}.');
  expect(within(dialog).getByText(/The template stays as it is/)).toBeVisible();
  await send();
  await screen.findByText('Sms Sent Successfully');
  expect(calls.sent[0]?.body.template).toBe('arrived');
  expect(calls.sent[0]?.body.texts).toEqual({
    de: 'Grüße - Ihre Pakete sind da, {name}.',
    fr: 'Bonjour {name}',
  });
});

it('a clerk finds the language open that most people get', async () => {
  const text = { en: 'Hello', de: 'Hallo' };
  const dialog = await openDialog(bulkCalls({ templates: [{ ...TEMPLATE, text }] }));
  expect(await within(dialog).findByRole('tab', { name: /Deutsch/, selected: true })).toBeVisible();
});

it('a clerk sees what a text needs as an SMS only where it may become one', async () => {
  const dialog = await openDialog(bulkCalls());
  await user.click(await within(dialog).findByRole('tab', { name: /Deutsch/ }));
  const panel = within(within(dialog).getByRole('tabpanel', { name: /Deutsch/ }));
  await user.type(panel.getByRole('textbox'), '!');
  expect(panel.getByText('UCS-2')).toBeVisible();
  await press('Agency');
  expect(panel.getByText('If it goes out as an SMS:')).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Make GSM-7' })).toBeNull();
  await press('WhatsApp');
  expect(panel.queryByText('UCS-2')).toBeNull();
});

it('a clerk whose message is rejected is notified, and finds everything as it was written', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const dialog = await openDialog(bulkCalls());
  network.use(
    http.post(`${API}/auth/users/smsctm`, () =>
      HttpResponse.json({ code: 'server.failed' }, { status: 500 }),
    ),
  );
  await send();
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(await within(dialog).findByText(/Nothing was sent/)).toBeVisible();
  expect(within(dialog).getByText('2 people · 2 SMS · about €0.15')).toBeVisible();
});

it('an answer other than 200 is a failure', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  await openDialog(bulkCalls());
  network.use(http.post(`${API}/auth/users/smsctm`, () => HttpResponse.json({}, { status: 202 })));
  await send();
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
});

it('a back end that knows only the specification is sent the customers alone, after a plain question', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const sent: unknown[] = [];
  const absent = ['templates', 'gateway', 'messages/preview'].map((path) =>
    http.all(`${API}/${path}`, () => HttpResponse.json({}, { status: 404 })),
  );
  const handlers = [
    ...absent,
    http.post(`${API}/auth/users/smsctm`, async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 200 });
    }),
  ];
  const dialog = await openDialog({ handlers });
  expect(await within(dialog).findByText('2 customers get the message, each once.')).toBeVisible();
  await send();
  expect(await screen.findByText('Sms Sent Successfully')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show the result' })).toBeNull();
  expect(sent).toEqual([{ ids: ['anna', 'bilal'] }]);
});

it('nothing can be sent to nobody, and the button says why', async () => {
  await openDialog(bulkCalls({ skip: { anna: 'noConsent', bilal: 'optedOut' } }));
  await waitFor(async () =>
    expect(await sendButton()).toHaveAccessibleDescription('Nobody would get it'),
  );
});

it('templates that cannot be read just now leave the clerk their own text, not a blind question', async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const broken = http.get(`${API}/templates`, () => HttpResponse.json({}, { status: 500 }));
  const dialog = await openDialog({ handlers: [broken, ...bulkCalls().handlers] });
  expect(
    await within(dialog).findByRole('textbox', { name: 'Text in \u2068English\u2069' }),
  ).toBeVisible();
  expect(await sendButton()).toHaveAccessibleDescription('Write a text first');
});

describe('what a clerk has written and not sent', () => {
  const germanText = async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Message to 2 customers' });
    await user.click(await within(dialog).findByRole('tab', { name: /Deutsch/ }));
    const panel = within(dialog).getByRole('tabpanel', { name: /Deutsch/ });
    return within(panel).getByRole('textbox');
  };
  /** Writes behind the German text at once what somebody would type. */
  const add = async (more: string) => {
    const text = await germanText();
    fireEvent.change(text, { target: { value: `${(text as HTMLTextAreaElement).value}${more}` } });
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  it('needs a confirmation on closing, is offered again, and is forgotten once it is sent', async () => {
    const calls = bulkCalls();
    await openDialog(calls);
    await add(' Bis bald!');
    await press('WhatsApp');
    expect(await screen.findByText(/Kept on this device/)).toBeVisible();
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await isClosed();
    expect(screen.getByText('3 selected')).toBeVisible();

    await press('SMS / WhatsApp');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Ihre Pakete sind da, {name}. Bis bald!');
    await user.click(within(offer).getByRole('button', { name: 'Restore' }));
    expect(await germanText()).toHaveValue('Grüße – Ihre Pakete sind da, {name}. Bis bald!');
    await send();
    await readResult('Sms Sent Successfully');
    expect(calls.sent[0]).toMatchObject({
      path: 'smsdu',
      body: { template: 'arrived', texts: { fr: 'Bonjour {name}' } },
    });
    expect(await drafts.find('')).toEqual([]);
  });

  it('is recognised by the language that was changed, not by the reader’s own', async () => {
    const text = { en: 'Your parcels are here', de: 'Ihre Pakete sind da' };
    await openDialog(bulkCalls({ templates: [{ ...TEMPLATE, text }] }));
    await add('!');
    await press('Close');
    await press('Leave');
    await isClosed();
    await press('SMS / WhatsApp');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    await waitFor(() => expect(offer).toHaveTextContent('Ihre Pakete sind da!'));
    expect(offer).not.toHaveTextContent('Your parcels are here');
  });

  it('is deleted when the clerk discards it', async () => {
    await openDialog(bulkCalls());
    await add('!');
    await press('Annuler');
    await press('Discard changes');
    await isClosed();
    expect(await drafts.find('')).toEqual([]);
  });

  it('is nothing as long as only a template is chosen', async () => {
    await openDialog(bulkCalls());
    await press('WhatsApp');
    await press('Close');
    await isClosed();
    expect(await drafts.find('')).toEqual([]);
  });
});
