import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { STAGE_TRANSITIONS, verbsFrom } from '../../../../domain/orders/stages.ts';
import { commands } from '../../../../domain/resources/commands.ts';
import { stageActions } from '../../../../src/i18n/stages/en.ts';
import { OWN_API } from '../../../support/answering.ts';
import { fakeBackEnd, idOf } from '../../../support/fake-back-end.ts';
import { orderHarness } from '../../../support/order-harness.tsx';
import { orderOf } from '../../../support/sample-order.ts';

const harness = orderHarness();
const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
const expectRejections = () => vi.mocked(console.error).mockImplementation(() => undefined);

const TRIP = {
  _id: idOf(40),
  name: 'A',
  description: 'Groupe A',
  createdAt: '2025-10-03T10:00:00.000Z',
  status: 2,
  finish: false,
};
const line = (action: string, from: string | null, to: string | null, at: number) => ({
  at: `2026-03-0${at}T09:30:00.000Z`,
  by: 'Amina Probe',
  action,
  from,
  to,
});
const ORDER = orderOf({
  _id: idOf(5),
  billCode: 'M-555',
  commandMode: 'facturation',
  paid: true,
  withTicket: true,
  frontId: 'front.jpg',
  priceTotal: '99.5',
  content: [
    { desc: 'Teppich', qty: 30.5, price: '77' },
    { desc: 'Leder', qty: 10.7, price: '22.50' },
  ],
  history: [
    line('create', null, 'Validation', 1),
    line('sendToWarehouse', 'Validation', 'facturation', 2),
    line('paid', 'false', 'true', 3),
  ],
  user: {
    _id: idOf(1),
    firstName: 'Nadia',
    lastName: 'Amrani',
    tour: { _id: 'tour-a', Tname: 'A', SubsCribedCity: 'Fes' },
  },
});

/** The same order where it waits to be sent to tracking, and what brings it back there. */
const BEFORE_TRACKING = { ...ORDER, commandMode: STAGE_TRANSITIONS.sendToTracking.from };
const RETURN = verbsFrom('tracking').back.map((verb) => stageActions[verb].label)[0] ?? '';

const open = (order = ORDER) =>
  harness.open(`/commands/${order._id}/show`, { orders: [order], trips: [TRIP] });
const part = (name: string) => screen.findByRole('region', { name });
const action = (name: string) => screen.queryByRole('button', { name });

it('shows everything about one order in one place', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'M-555' })).toBeInTheDocument();
  const sender = within(await part('Sender')).getByRole('link', { name: 'Nadia Amrani' });
  expect(sender).toHaveAttribute('href', `/users/${idOf(1)}`);
  expect(await part('Recipient')).toHaveTextContent('Omar Empfang');
  expect(await part('Parcels and delivery')).toHaveTextContent('12.5 kg');
  expect(await part('Payment')).toHaveTextContent('€99.50');
  const invoice = within(await part('Lines')).getByRole('table', { name: 'Invoice lines' });
  expect(within(invoice).getByRole('row', { name: /^Sum/ })).toHaveTextContent('41.2 kg€99.50');
  expect(await part('Documents')).toHaveTextContent('TicketMade');
  expect(await part('Documents')).toHaveTextContent('BillNot made yet');
  expect(await part('ID card')).toHaveTextContent('FrontPresentBackMissing');
});

it('shows the sum of the lines as the total where none is stored', async () => {
  await open(
    orderOf({
      content: [{ desc: 'Koffer', qty: 10, price: '40.00' }],
      priceSub: '5.50',
      priceTotal: null,
    }),
  );
  expect(await screen.findByRole('region', { name: 'Payment' })).toHaveTextContent(
    /Total.*€45\.50/,
  );
});

it('says after a deposit what is still to be paid', async () => {
  await open({ ...ORDER, paid: false, deposit: '40.00', paidOn: '2026-03-02' });
  const payment = await part('Payment');
  for (const fact of ['Deposit€40.00', 'Still to pay€59.50']) {
    expect(payment).toHaveTextContent(fact);
  }
});

it('shows what customs requires of declared goods, the value of one piece among it', async () => {
  const goods = { desc: 'Mantel', legal: 2, notice: '60', unitValue: '30', weight: 2.4 };
  await open({
    ...ORDER,
    declarationConten: [{ ...goods, condition: 'used', hsCode: '620111', origin: 'MA' }],
  });
  const table = within(await part('Lines')).getByRole('table', { name: 'Declaration lines' });
  const row = within(table).getByRole('row', { name: /^Mantel/ });
  expect(row).toHaveTextContent(/HS 620111 · .* · Morocco · 2\.4.kg · .*€30\.00/);
});

it('shows what the declaration says of the consignment in plain text, and nothing unknown', async () => {
  const customs = {
    ...({ category: 'personalEffects', idKind: 'residencePermit', idNumber: 'YZ0000001' } as const),
    recipientCin: 'XY000001',
    passage: '2026-03-09',
  };
  await open({ ...ORDER, customs: { ...customs, captions: ['ar', 'es'], vehicle: null } });
  const facts = within(await part('Customs'));
  expect(facts.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Category',
    'ID document of the sender',
    'ID number of the sender',
    'CIN of the recipient',
    'Day of passage',
    'Further captions',
  ]);
  await waitFor(() =>
    expect(facts.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Personal effects',
      'Residence permit',
      'YZ0000001',
      'XY000001',
      '09/03/26',
      'Arabic · Spanish',
    ]),
  );
});

it.each([
  ['de', 'Zoll', 'Art der Sendung', 'Geschenk'],
  ['fr', 'Douane', 'Nature de l’envoi', 'Cadeau'],
  ['ar', 'الجمارك', 'طبيعة الإرسالية', 'هدية'],
] as const)(
  'reports on customs in the language of the screen: %s',
  async (locale, title, caption, value) => {
    const order = { ...ORDER, customs: { category: 'gift' as const } };
    await harness.open(`/commands/${order._id}/show`, { orders: [order], trips: [TRIP], locale });
    expect(await part(title)).toHaveTextContent(`${caption}${value}`);
  },
);

it('has no card for customs where nothing is declared, and no CIN of a recipient in Germany', async () => {
  await open({ ...ORDER, tripGroup: 'B', customs: { captions: [], recipientCin: 'XY000001' } });
  await part('Lines');
  expect(screen.queryByRole('region', { name: 'Customs' })).toBeNull();
});

it('names the terms that the order was made under, and links to that version', async () => {
  await open({ ...ORDER, terms: { number: 2, from: '2026-11-01', id: idOf(60) } });
  const payment = await part('Payment');
  expect(payment).toHaveTextContent('Terms and conditionsv2 · 01/11/26');
  const link = within(payment).getByRole('link', { name: 'v2 · 01/11/26' });
  expect(link).toHaveAttribute('href', `/agb/${idOf(60)}/show`);
});

it('names no terms where none were in force', async () => {
  await open();
  expect(await part('Payment')).not.toHaveTextContent('Terms and conditions');
});

it('says that an order has no history', async () => {
  open({ ...ORDER, history: [] });
  expect(await within(await part('History')).findByText('No history')).toBeVisible();
});

it('says nothing about the history of an order that a list has left it out of', async () => {
  const { history: _, ...listed } = ORDER;
  open(listed);
  expect(within(await part('History')).queryByText('No history')).toBeNull();
});

it('lists the history newest first: who, what, when, from and to', async () => {
  await open();
  const notified = within(await part('History')).getAllByRole('listitem');
  expect(notified.map((entry) => entry.textContent)).toEqual([
    'Marked as paidAmina Probe · 03/03/26 10:30',
    'Sent to the warehouseValidation → warehouseAmina Probe · 02/03/26 10:30',
    'CreatedValidationAmina Probe · 01/03/26 10:30',
  ]);
});

it('offers the actions of the stage, requires confirmation, and shows the result', async () => {
  const backEnd = await open(BEFORE_TRACKING);
  await screen.findByRole('heading', { name: 'M-555' });
  expect(action('Send to the warehouse')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Send to tracking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send to tracking' });
  expect(backEnd.changes).toEqual([]);
  await waitFor(() => expect(within(dialog).getAllByRole('alert')).toHaveLength(2));
  const [lacking, left] = within(dialog).getAllByRole('alert');
  expect(lacking).toHaveTextContent(
    'Not everything is ready:Not verifiedID missing · back missing',
  );
  expect(left).toHaveTextContent('has already left: Trip of 3 Oct 2025, Crossing in France.');
  await user.click(within(dialog).getByRole('button', { name: 'Send to tracking' }));
  expect(await screen.findByRole('button', { name: RETURN })).toBeVisible();
  expect(backEnd.rows('commands')[0]?.commandMode).toBe('tracking');
  const trip = await screen.findByRole('link', { name: 'Trip of 3 Oct 2025' });
  expect(trip).toHaveAttribute('href', `/trips/${TRIP._id}/show`);
  expect(await part('Trip')).toHaveTextContent('Crossing in France');
});

it.each([
  ['Send to tracking', BEFORE_TRACKING, 'Orders Switched'],
  ['Verify', { ...ORDER, verified: false }, 'Orders Verified'],
])('reports the result of “%s” with the same texts as the lists', async (verb, order, texts) => {
  await open(order);
  await user.click(await screen.findByRole('button', { name: verb }));
  const dialog = await screen.findByRole('dialog', { name: verb });
  await user.click(within(dialog).getByRole('button', { name: verb }));
  expect(await screen.findByText(texts)).toBeInTheDocument();
});

it('opens no question before what can be undone and nothing speaks against', async () => {
  await open({ ...ORDER, verified: true });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the verification' }));
  expect(await screen.findByText('Verification Withdrawn')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Withdraw the verification' })).toBeVisible();
});

it('reports a failed action with the same texts as the lists', async () => {
  expectRejections();
  const backEnd = await open(BEFORE_TRACKING);
  backEnd.reject(ORDER._id, 409, { code: 'transition.forbidden' });
  await user.click(await screen.findByRole('button', { name: 'Send to tracking' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send to tracking' });
  await user.click(within(dialog).getByRole('button', { name: 'Send to tracking' }));
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
});

it('offers no stage for an order from Morocco', async () => {
  await open({ ...ORDER, tripGroup: 'B' });
  await screen.findByRole('button', { name: 'Verify' });
  expect(action('Send to tracking')).not.toBeInTheDocument();
  expect(action('Return to validation')).not.toBeInTheDocument();
});

it('opens the ID check over the page, and only when there is a picture', async () => {
  await open({ ...ORDER, backId: 'back.jpg' });
  await userEvent.click(within(await part('ID card')).getByRole('button', { name: 'ID check' }));
  const dialog = await screen.findByRole('dialog', { name: /^ID card of/ });
  expect(await within(dialog).findByText('To compare with')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(await part('ID card')).getByRole('button', { name: 'ID check' })).toHaveFocus();
});

it('offers no ID check without a picture where the back end cannot note that it was seen', async () => {
  await open({ ...ORDER, frontId: 'no-file', faceId: 'no-file', backId: 'no-file' });
  const card = await part('ID card');
  expect(within(card).queryByRole('button', { name: 'ID check' })).toBeNull();
});

it('deletes after a confirmation that lists the consequences, and returns to the list', async () => {
  expectRejections(); // This back end has no bin, but is queried for one.
  const backEnd = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('M-555');
  expect(dialog).toHaveTextContent('1 order is deleted.');
  expect(dialog).toHaveTextContent('1 ticket');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByTestId('place')).toHaveTextContent('/ToMa/warehouse');
  await waitFor(() => expect(backEnd.rows('commands')).toEqual([]));
});

it('reports a failed deletion with the text of the specification', async () => {
  expectRejections();
  const backEnd = await open(BEFORE_TRACKING);
  backEnd.reject(ORDER._id, 403, { code: 'access.denied' });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Valider' }));
  expect(await screen.findByText('Server Error Please Reload')).toBeInTheDocument();
  expect(backEnd.rows('commands')).toHaveLength(1);
});

it('says that an order no longer exists', async () => {
  expectRejections();
  await harness.open(`/commands/${idOf(99)}/show`);
  expect(await screen.findByText('This entry no longer exists.')).toBeInTheDocument();
});

it('links from a missing order to the bin, where it may be', async () => {
  expectRejections();
  harness.use(fakeBackEnd(OWN_API, [{ definition: commands, rows: [] }]).handler);
  harness.use(http.get(`${OWN_API}/commands/bin`, () => HttpResponse.json({ count: 0, data: [] })));
  await harness.show(`/commands/${idOf(99)}/show`);
  expect(await screen.findByRole('link', { name: 'Bin' })).toHaveAttribute('href', '/bin');
});

it.each(['/commands/123', '/commands/123/show'])(
  'leads from the mistyped address %s back to the list',
  async (address) => {
    expectRejections();
    harness.use(
      http.get(`${OWN_API}/commands`, () =>
        HttpResponse.json({ code: 'request.badValue', message: '_id' }, { status: 400 }),
      ),
    );
    await harness.show(address);
    expect(await screen.findByText('This entry no longer exists.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/commands',
    );
  },
);
