import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { memoryStore } from 'react-admin';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '../../../domain/fields.ts';
import { drafts } from '../../../src/providers/drafts.ts';
import { storeSession } from '../../../src/providers/session.ts';
import { selectionKeyOf } from '../../../src/providers/store.ts';
import { broadcastBackEnd, type Progress, type Skips } from '../../support/broadcast-back-end.ts';
import { bulkCalls, TEMPLATE } from '../../support/bulk-messages.ts';
import { API, orderBackEnd } from '../../support/order-back-end.ts';
import { press, tick } from '../../support/order-list-steps.ts';
import { follow, openOrders, ownNetwork } from '../../support/render-orders.tsx';
import { orderOf, type WireOrder } from '../../support/sample-order.ts';

const network = ownNetwork();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });

beforeEach(async () => {
  await drafts.clear('');
  storeSession({ token: 'token', user: { _id: 'clerk', role: 'admin' } });
});

const AMINA = { _id: 'amina', firstName: 'Amina', lastName: 'Amrani' };
const BILAL = { _id: 'bilal', firstName: 'Bilal', lastName: 'Bennani' };

/** Three orders of two customers. */
const THREE = [
  orderOf({ _id: 'one', billCode: 'M-1', user: AMINA }),
  orderOf({ _id: 'two', billCode: 'M-2', user: AMINA }),
  orderOf({ _id: 'three', billCode: 'M-3', user: BILAL }),
];

type Around = {
  broadcast?: ReturnType<typeof broadcastBackEnd>;
  orders?: WireOrder[];
  /** The IDs of those that are selected. */
  selected?: readonly string[];
  locale?: Locale;
  idempotencyKeys?: boolean;
};

/** What a device remembers: which orders are selected, and what the back end lacks. */
function deviceWith(selected: readonly string[], lacking: readonly string[] = ['templates']) {
  const store = memoryStore();
  store.setItem(selectionKeyOf('commands.validation'), selected);
  store.setItem('backEnd.lacking', { lacking, at: Date.now() });
  return store;
}

/** Opens the validation list, in which these orders are selected, or what stands over it. */
async function openList(
  path: string,
  { broadcast = broadcastBackEnd(), orders = THREE, selected = [], ...around }: Around = {},
) {
  const backEnd = orderBackEnd({ orders });
  network.use(...broadcast.handlers);
  await openOrders(path, { backEnd, network, store: deviceWith(selected), ...around });
  return { broadcast, backEnd };
}

/** Opens the dialog for all three orders. */
async function openDialog(around: Around = {}) {
  const selected = ['one', 'two', 'three'];
  const opened = await openList('/ToMa/validation/sendMessages', { selected, ...around });
  const dialog = await screen.findByRole('dialog', { name: 'Send messages' });
  const input = await within(dialog).findByRole('textbox', { name: 'Send message...' });
  return { ...opened, dialog, input };
}

/** Opens the dialog for all three orders, of a back end with templates. */
async function openWithTemplates(
  calls: Pick<ReturnType<typeof bulkCalls>, 'handlers'>,
  orders: WireOrder[] = THREE,
) {
  const backEnd = orderBackEnd({ orders });
  const store = deviceWith(['one', 'two', 'three'], []);
  const handlers = [...calls.handlers, ...backEnd.handlers];
  const path = '/ToMa/validation/sendMessages';
  await openOrders(path, { backEnd: { ...backEnd, handlers }, network, store });
  const dialog = within(await screen.findByRole('dialog', { name: 'Send messages' }));
  return { dialog, text: await dialog.findByRole('textbox', { name: /English/ }) };
}

/** Writes at once what somebody would type. */
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

const customer = (name: RegExp) => screen.findByRole('button', { name });
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const chooser = () => screen.getByLabelText('Attach a file', { selector: 'input' });
const picture = (name = 'parcel.png') => new File([new Uint8Array(5)], name, { type: 'image/png' });
/** Drops files anywhere on the dialog. */
function drop(...files: File[]) {
  const pane = chooser().closest('[data-drop-pane]') ?? document.body;
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  fireEvent.drop(pane, { dataTransfer: { files, items, types: ['Files'] } });
}

const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send messages' })).toBeNull());

describe('a clerk who writes to the customers of selected orders', () => {
  test('sees each customer once, however many orders they have', async () => {
    await openDialog();
    expect(screen.getByText('2 customers, 3 orders')).toBeInTheDocument();
    expect(await customer(/Unselect .*Amina Amrani.*, 2 orders/)).toBeInTheDocument();
    expect(await customer(/Unselect .*Bilal Bennani.*, 1 order/)).toBeInTheDocument();
  });

  test('takes a customer out after a question, and their orders with them', async () => {
    await openDialog();
    await user.click(await customer(/Amina Amrani/));
    const question = await screen.findByRole('dialog', { name: 'Unselecte User' });
    expect(question).toHaveTextContent('Amina Amrani');
    await user.click(within(question).getByRole('button', { name: 'Annuler' }));
    expect(screen.getByText('2 customers, 3 orders')).toBeInTheDocument();
    await user.click(await customer(/Amina Amrani/));
    await press('Valider');
    expect(await screen.findByText('1 customer, 1 order')).toBeInTheDocument();
    await press('Close');
    await isClosed();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /M-3/ })).toBeChecked();
  });

  test('is back at the list once the last customer is taken out', async () => {
    await openDialog();
    await user.click(await customer(/Amina Amrani/));
    await press('Valider');
    await user.click(await customer(/Bilal Bennani/));
    await press('Valider');
    await isClosed();
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
    expect(screen.getByTestId('told')).not.toHaveTextContent('nothingSelected');
  });

  test('sends a text with Ctrl and Enter, while Enter begins a new line', async () => {
    const { input, broadcast } = await openDialog();
    await user.type(input, 'Closed on Friday{Enter}and Saturday');
    expect(broadcast.arrived).toHaveLength(0);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await isClosed();
    expect(broadcast.arrived).toMatchObject([
      {
        ids: ['amina', 'bilal'],
        message: { type: 'text', content: 'Closed on Friday\nand Saturday' },
      },
    ]);
    expect(broadcast.arrived[0]).not.toHaveProperty('purpose');
    expect(screen.getByTestId('told')).toHaveTextContent('notice.messages.sent');
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  });

  test('sends a web address as a link', async () => {
    const { input, broadcast } = await openDialog();
    write(input, 'www.example.com/news');
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]?.message).toEqual({
      type: 'link',
      content: 'www.example.com/news',
    });
  });

  test('cannot send nothing, and hears why', async () => {
    const { input, broadcast } = await openDialog();
    write(input, '   ');
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    expect(sendButton()).toHaveAccessibleDescription(/Write a text, or choose/);
    await user.click(sendButton());
    await user.type(input, '{Control>}{Enter}{/Control}');
    expect(broadcast.arrived).toHaveLength(0);
  });

  test('reads which placeholders in braces are not replaced, and cannot send one of them', async () => {
    const { input, broadcast } = await openDialog();
    write(input, 'Hello {name}, {shop} is closed');
    expect(screen.getByText(/Replace it before sending: .*{name}.*, .*{shop}/)).toBeVisible();
    expect(sendButton()).toHaveAccessibleDescription(/Mend this first: .*{name}.*, .*{shop}/);
    await user.click(sendButton());
    expect(broadcast.arrived).toHaveLength(0);
    write(input, 'Hello, {shop} is closed');
    expect(screen.getByText(/Replace it before sending: [^{]*{shop}/)).toBeVisible();
    await user.click(sendButton());
    expect(broadcast.arrived).toHaveLength(0);
    write(input, 'Hello, the shop is closed');
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]?.message?.content).toBe('Hello, the shop is closed');
  });

  test('sends a picture although a placeholder waits in the text behind it', async () => {
    const { input, broadcast } = await openDialog();
    write(input, 'Hello {name}');
    await user.upload(chooser(), picture());
    await screen.findByText('parcel.png');
    expect(screen.queryByText(/Replace it before sending/)).toBeNull();
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]?.file).toBe('parcel.png');
  });

  test('sends an animation instead of the text, which waits', async () => {
    const { input, broadcast } = await openDialog();
    write(input, 'Hello');
    await press('Animations');
    const menu = await screen.findByRole('dialog', { name: 'Animations' });
    const [first] = within(menu).getAllByRole('button');
    if (first) await user.click(first);
    expect(await screen.findByRole('group', { name: 'Animation' })).toBeInTheDocument();
    expect(screen.getByText(/Your text is kept/)).toBeInTheDocument();
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]?.message).toEqual({ type: 'gif', content: 'hello' });
  });

  test('says that it is marketing, and sees who will not get it', async () => {
    const skips: Skips = (purpose) =>
      purpose === 'marketing' ? [{ name: 'Amina Amrani', skip: 'noConsent' }] : [];
    const { input, broadcast } = await openDialog({ broadcast: broadcastBackEnd({ skips }) });
    await user.click(screen.getByRole('combobox', { name: 'Purpose' }));
    await user.click(await screen.findByRole('option', { name: 'Marketing' }));
    expect(await screen.findByText('1 of 2 will be skipped: 1 no consent')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Recipients' })).toHaveTextContent('Amina Amrani');
    expect(screen.getByText(/^1 person · /)).toBeInTheDocument();
    write(input, 'New prices');
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]).toMatchObject({ purpose: 'marketing' });
  });

  test('cannot send what nobody would get', async () => {
    const skips: Skips = () => ['Amina', 'Bilal'].map((name) => ({ name, skip: 'blocked' }));
    const { input } = await openDialog({ broadcast: broadcastBackEnd({ skips }) });
    write(input, 'Hello');
    await waitFor(() => expect(sendButton()).toHaveAccessibleDescription('Nobody would get it'));
  });

  test('cannot send more than a message holds', async () => {
    const { input } = await openDialog();
    write(input, 'x'.repeat(5001));
    expect(sendButton()).toHaveAccessibleDescription('The text is too long');
    write(input, 'x'.repeat(5000));
    expect(sendButton()).not.toHaveAttribute('aria-disabled');
  });
});

describe('a clerk who sends a file to many', () => {
  test('sends one picture, with everybody who gets it', async () => {
    const { broadcast } = await openDialog();
    await user.upload(chooser(), picture());
    expect(await screen.findByText('parcel.png')).toBeInTheDocument();
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived[0]).toMatchObject({
      ids: ['amina', 'bilal'],
      type: 'image',
      file: 'parcel.png',
    });
    expect(broadcast.arrived[0]).not.toHaveProperty('ext');
  });

  test('hears why others are not taken', async () => {
    await openDialog();
    const any = userEvent.setup({ applyAccept: false });
    await any.upload(chooser(), new File(['x'], 'list.zip', { type: 'application/zip' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/list.zip.*only a PDF, a picture .* video/);
    drop(picture('a.png'), picture('b.png'));
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/b.png.*one message holds one file/),
    );
    expect(screen.getByText(/of up to .*50 MB/)).toBeInTheDocument();
    expect(screen.queryByText('a.png')).toBeNull();
  });

  test('sees in place that it failed, without a notice, and tries again', async () => {
    const { broadcast } = await openDialog({ idempotencyKeys: true });
    broadcast.reject(503);
    await user.upload(chooser(), picture());
    await screen.findByText('parcel.png');
    await user.click(sendButton());
    expect(await screen.findByText(/The file was not sent/)).toBeInTheDocument();
    expect(screen.getByTestId('told')).toBeEmptyDOMElement();
    broadcast.reject(undefined);
    await press('Try again');
    await isClosed();
    const keys = broadcast.arrived.map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('cancels it half-way, and has it still', async () => {
    const { broadcast } = await openDialog();
    const gate = broadcast.hold();
    await user.upload(chooser(), picture());
    await screen.findByText('parcel.png');
    await user.click(sendButton());
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(screen.getByText('parcel.png')).toBeInTheDocument();
    expect(screen.queryByText(/The file was not sent/)).toBeNull();
    gate.open();
  });
});

describe('a text that cannot be sent', () => {
  test('stays with everything around it, and a notice says so', async () => {
    const { input, broadcast } = await openDialog();
    broadcast.reject(500);
    write(input, 'Closed on Friday');
    await user.click(sendButton());
    await waitFor(() =>
      expect(screen.getByTestId('told')).toHaveTextContent('notice.server.reload'),
    );
    expect(input).toHaveValue('Closed on Friday');
    expect(screen.getByText('2 customers, 3 orders')).toBeInTheDocument();
    broadcast.reject(undefined);
    await user.click(sendButton());
    await isClosed();
  });

  test('goes out once, however often the button is pressed', async () => {
    const { input, broadcast } = await openDialog();
    const gate = broadcast.hold();
    write(input, 'Hello');
    const button = sendButton();
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(broadcast.arrived).toHaveLength(1));
    gate.open();
    await isClosed();
    expect(broadcast.arrived).toHaveLength(1);
  });
});

describe('what a clerk has typed and not sent', () => {
  test('needs a confirmation when the dialog is left, and is offered again', async () => {
    const { input } = await openDialog();
    write(input, 'Half a thought');
    await press('Close');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Leave' }));
    await isClosed();
    expect(screen.getByText('3 selected')).toBeInTheDocument();
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Half a thought');
    await user.click(within(offer).getByRole('button', { name: 'Restore' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Send message...' })).toHaveValue(
        'Half a thought',
      ),
    );
    await user.click(sendButton());
    await isClosed();
  });
});

describe('a draft without a text', () => {
  test('is offered by what it holds', async () => {
    await openDialog();
    await press('Animations');
    const menu = await screen.findByRole('dialog', { name: 'Animations' });
    const [first] = within(menu).getAllByRole('button');
    if (first) await user.click(first);
    await screen.findByRole('group', { name: 'Animation' });
    await press('Close');
    await press('Leave');
    await isClosed();
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Animation');
  });
});

describe('a draft that is found late', () => {
  test('is waited for, so that nothing is written over it', async () => {
    const { input } = await openDialog();
    write(input, 'Half a thought');
    await press('Close');
    await press('Leave');
    await isClosed();
    const gate = Promise.withResolvers<void>();
    const find = drafts.find.bind(drafts);
    vi.spyOn(drafts, 'find').mockImplementationOnce(async (prefix) => {
      await gate.promise;
      return find(prefix);
    });
    await press('Send messages');
    await screen.findByRole('dialog', { name: 'Send messages' });
    expect(screen.queryByRole('textbox', { name: 'Send message...' })).toBeNull();
    gate.resolve();
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Half a thought');
  });
});

describe('a file that comes while a message is on its way', () => {
  test('is not taken, and the text that is sent is no draft any more', async () => {
    const { input, broadcast } = await openDialog();
    const gate = broadcast.hold();
    write(input, 'Closed on Friday');
    const place = chooser();
    await user.click(sendButton());
    await waitFor(() => expect(broadcast.arrived).toHaveLength(1));
    drop(picture());
    // The chooser may be open already.
    await user.upload(place, picture('late.png'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('parcel.png')).toBeNull();
    expect(screen.queryByText('late.png')).toBeNull();
    gate.open();
    await isClosed();
    await tick('M-1');
    await press('Send messages');
    await screen.findByRole('textbox', { name: 'Send message...' });
    expect(screen.queryByRole('dialog', { name: 'Continue where you stopped?' })).toBeNull();
  });

  test('is waited for where it is still being prepared', async () => {
    const { input, broadcast } = await openDialog();
    const gate = Promise.withResolvers<void>();
    const file = picture();
    const arrayBuffer = async () => {
      await gate.promise;
      return new ArrayBuffer(8);
    };
    vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer }));
    write(input, 'Closed on Friday');
    await user.upload(chooser(), file);
    await waitFor(() =>
      expect(sendButton()).toHaveAccessibleDescription('The file is still being prepared'),
    );
    await user.click(sendButton());
    gate.resolve();
    await screen.findByText('parcel.png');
    expect(broadcast.arrived).toHaveLength(0);
    await user.click(sendButton());
    await isClosed();
    expect(broadcast.arrived).toMatchObject([{ file: 'parcel.png' }]);
  });
});

describe('a text that waited behind a picture', () => {
  test('is offered again once the picture is sent', async () => {
    const { input } = await openDialog();
    write(input, 'Half a thought');
    await user.upload(chooser(), picture());
    await screen.findByText('parcel.png');
    await user.click(sendButton());
    await isClosed();
    await tick('M-1');
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Half a thought');
    expect(offer).not.toHaveTextContent('parcel.png');
  });
});

describe('what waits behind an SMS', () => {
  test('is offered again once the SMS is sent: a picture, in the chat', async () => {
    const calls = bulkCalls();
    const { dialog } = await openWithTemplates(calls);
    await user.upload(chooser(), picture());
    await screen.findByText('parcel.png');
    await user.click(dialog.getByRole('button', { name: 'SMS' }));
    write(await dialog.findByRole('textbox', { name: /English/ }), 'Your parcels are here');
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    await user.click(sendButton());
    await press('Back to the list');
    await isClosed();
    expect(calls.sent).toMatchObject([{ path: 'smsctm' }]);
    await tick('M-1');
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('parcel.png');
    expect(offer).not.toHaveTextContent('Your parcels are here');
    await user.click(within(offer).getByRole('button', { name: 'Restore' }));
    expect(await screen.findByRole('button', { name: 'Chat', pressed: true })).toBeVisible();
  });

  test('is offered again where the back end writes the SMS by itself: a text', async () => {
    const sms = vi.fn(() => HttpResponse.json({ status: 'success' }));
    const broadcast = broadcastBackEnd();
    broadcast.handlers.push(http.post(`${API}/auth/users/smsctm`, sms));
    const { input, dialog } = await openDialog({ broadcast });
    write(input, 'Half a thought');
    await user.click(within(dialog).getByRole('button', { name: 'SMS' }));
    await user.click(sendButton());
    await isClosed();
    expect(sms).toHaveBeenCalledOnce();
    await tick('M-1');
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Half a thought');
  });
});

describe('a clerk who leaves while a planned message is on its way', () => {
  test('stays where they have gone, and reads that it is planned', async () => {
    const calls = bulkCalls({ stores: true });
    const arrived = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const chat = http.post(`${API}/auth/users/chat`, async () => {
      arrived.resolve();
      await answered.promise;
      return HttpResponse.json({ status: 'success' });
    });
    const elsewhere = orderOf({ billCode: 'M-9', tripGroup: 'B', user: AMINA });
    const handlers = [chat, ...calls.handlers];
    const { dialog, text } = await openWithTemplates({ handlers }, [...THREE, elsewhere]);
    write(text, 'Closed on Friday');
    await user.click(await dialog.findByRole('button', { name: 'Send later' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Tomorrow 9:00/ }));
    const plan = await dialog.findByRole('button', { name: 'Plan' });
    await waitFor(() => expect(plan).not.toHaveAttribute('aria-disabled'));
    await user.click(plan);
    await arrived.promise;
    await press('Close');
    await press('Leave');
    await isClosed();
    await follow('/ToDu');
    await screen.findByRole('checkbox', { name: /M-9/ });
    answered.resolve();
    await waitFor(() => expect(screen.getByTestId('told')).toHaveTextContent(/Planned for/));
    await tick('M-9');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });
});

describe('a clerk who takes the last customer out', () => {
  test('is back at the list unasked, and what was typed is offered again', async () => {
    const { input } = await openDialog();
    write(input, 'Half a thought');
    await user.click(await customer(/Amina Amrani/));
    await press('Valider');
    await user.click(await customer(/Bilal Bennani/));
    await press('Valider');
    await isClosed();
    expect(screen.queryByRole('dialog', { name: 'Leave without saving?' })).toBeNull();
    await tick('M-1');
    await press('Send messages');
    const offer = await screen.findByRole('dialog', { name: 'Continue where you stopped?' });
    expect(offer).toHaveTextContent('Half a thought');
  });
});

describe('the way there and back', () => {
  test('keeps a selection over several pages', async () => {
    const orders = Array.from({ length: 26 }, (_, at) =>
      orderOf({ billCode: `P-${at}`, user: { _id: `person-${at % 13}` } }),
    );
    await openList('/ToMa/validation', { orders });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await press('Select all 26');
    await press('Send messages');
    expect(await screen.findByText('13 customers, 26 orders')).toBeInTheDocument();
    await press('Close');
    await isClosed();
    expect(screen.getByText('26 selected')).toBeInTheDocument();
  });

  test('leads somebody without a selection back to the list, with a notice', async () => {
    await openList('/ToMa/validation/sendMessages');
    await waitFor(() =>
      expect(screen.getByTestId('told')).toHaveTextContent('notice.messages.nothingSelected'),
    );
    await isClosed();
    await tick('M-1');
    expect(screen.getByText('1 selected')).toBeInTheDocument();
  });

  test('leaves out orders that have left the list', async () => {
    const { backEnd } = await openList('/ToMa/validation', { selected: ['one', 'two', 'three'] });
    backEnd.meanwhile('three', { commandMode: 'facturation' });
    await press('Send messages');
    expect(await screen.findByText('1 customer, 2 orders')).toBeInTheDocument();
  });

  test.each(['/ToDu', '/ToMa/validation', '/ToMa/warehouse', '/validation', '/warehouse'])(
    'stands at %s/sendMessages',
    async (path) => {
      const stage = path.endsWith('warehouse') ? 'facturation' : 'Validation';
      const tripGroup = path === '/ToDu' ? 'B' : 'A';
      const orders = [orderOf({ billCode: 'M-9', tripGroup, commandMode: stage, user: AMINA })];
      network.use(...broadcastBackEnd().handlers);
      await openOrders(path, { backEnd: orderBackEnd({ orders }), network, store: deviceWith([]) });
      await tick('M-9');
      await follow(`${path}/sendMessages`);
      expect(await screen.findByText('1 customer, 1 order')).toBeInTheDocument();
    },
  );
});

describe('after sending', () => {
  const at = (state: Progress['state'], figures: Progress): Progress => ({
    state,
    total: 2,
    ...figures,
  });

  test('a clerk follows the progress to its end and goes back without the selection', async () => {
    const campaign = [
      at('preparing', { total: 0 }),
      at('running', { waiting: 1, sent: 1 }),
      at('done', { sent: 1, seen: 0, failed: 1, waiting: 0 }),
    ];
    const { input } = await openDialog({ broadcast: broadcastBackEnd({ campaign }) });
    write(input, 'Hello');
    await user.click(sendButton());
    expect(await screen.findByText('Sent to 1 of 2')).toBeInTheDocument();
    expect(await screen.findByText(/Not everybody got the message/)).toBeInTheDocument();
    expect(screen.getByText('Failed').nextSibling).toHaveTextContent('1');
    expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/campaigns/campaign-1/show',
    );
    await press('Back to the list');
    await isClosed();
    await waitFor(() => expect(screen.queryByText(/selected$/)).toBeNull());
  });

  test('a clerk stops what has not been sent yet', async () => {
    const campaign = [at('running', { waiting: 2 })];
    const { input } = await openDialog({ broadcast: broadcastBackEnd({ campaign }) });
    write(input, 'Hello');
    await user.click(sendButton());
    await press('Stop sending');
    expect(await screen.findByText(/Sending was stopped/)).toBeInTheDocument();
  });
});

describe('a back end with templates', () => {
  test('has the chat chosen, and nothing written', async () => {
    const general = { ...TEMPLATE, use: 'general', text: { en: 'Good day' } };
    const { dialog, text } = await openWithTemplates(bulkCalls({ templates: [general] }));
    expect(dialog.getByRole('button', { name: 'Chat', pressed: true })).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveTextContent('Write a text');
    expect(text).toHaveValue('');
    expect(dialog.getByText('2 customers, 3 orders')).toBeInTheDocument();
    expect(sendButton()).toHaveAccessibleDescription(/Write a text, or choose an animation/);
  });

  test('is sent the text, with the orders that it is about, by Ctrl and Enter', async () => {
    const calls = bulkCalls();
    const { text } = await openWithTemplates(calls);
    write(text, 'Hello {name}');
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    await user.type(text, '{Control>}{Enter}{Enter}{/Control}');
    expect(await screen.findByText('Message Sent')).toBeInTheDocument();
    expect(calls.sent).toEqual([
      {
        path: 'chat',
        body: {
          ids: ['amina', 'bilal'],
          orders: { amina: ['one', 'two'], bilal: ['three'] },
          texts: { en: 'Hello {name}' },
          purpose: 'transactional',
        },
      },
    ]);
  });

  test('is sent a text as soon as it is checked, by keys that are pressed before', async () => {
    const calls = bulkCalls();
    const { text } = await openWithTemplates(calls);
    write(text, 'Hello');
    expect(sendButton()).toHaveAccessibleDescription('First it is checked who gets what');
    fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
    expect(calls.sent).toHaveLength(0);
    expect(await screen.findByText('Message Sent')).toBeInTheDocument();
    expect(calls.sent).toMatchObject([{ path: 'chat', body: { texts: { en: 'Hello' } } }]);
  });

  test('is not sent what is changed after the keys', async () => {
    const calls = bulkCalls();
    const { text } = await openWithTemplates(calls);
    write(text, 'Hello');
    fireEvent.keyDown(text, { key: 'Enter', ctrlKey: true });
    write(text, 'Hello, wait');
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls.sent).toHaveLength(0);
  });

  test('writes to nobody who has been taken out, also by SMS', async () => {
    const calls = bulkCalls();
    const { dialog } = await openWithTemplates(calls);
    await user.click(dialog.getByRole('button', { name: 'SMS' }));
    await user.click(await customer(/Amina Amrani/));
    await press('Valider');
    await user.click(await dialog.findByRole('combobox', { name: 'Template' }));
    await user.click(await screen.findByRole('option', { name: 'Parcels have arrived' }));
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    await user.click(sendButton());
    expect(await screen.findByText('Sms Sent Successfully')).toBeInTheDocument();
    expect(calls.sent).toMatchObject([
      { path: 'smsctm', body: { ids: ['bilal'], orders: { bilal: ['three'] } } },
    ]);
    expect(calls.sent[0]?.body).not.toHaveProperty('orders.amina');
  });

  test('takes a longer text in the chat than by SMS', async () => {
    const { dialog, text } = await openWithTemplates(bulkCalls());
    write(text, 'x'.repeat(1001));
    await waitFor(() => expect(sendButton()).not.toHaveAttribute('aria-disabled'));
    await user.click(dialog.getByRole('button', { name: 'SMS' }));
    expect(sendButton()).toHaveAccessibleDescription('The text is too long');
  });
});
