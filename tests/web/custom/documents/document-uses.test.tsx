import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { documentHarness } from '../../../support/document-harness.tsx';
import {
  box,
  EDITED_ID,
  editedOrder,
  editorAt,
  notified,
  press,
  sendTo,
  write,
} from '../../../support/editor-steps.ts';
import { API, orderBackEnd } from '../../../support/order-back-end.ts';

const harness = documentHarness();
const { downloads } = harness;
const invoiced = () =>
  orderBackEnd({ orders: [editedOrder({ content: [{ desc: 'Koffer', price: '45.50' }] })] });

/** Records what is written to the print log. */
function printLog() {
  const bodies: unknown[] = [];
  harness.use(
    http.post(`${API}/prints`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ data: [], gone: [] }, { status: 201 });
    }),
  );
  return bodies;
}

describe('a document that is being generated', () => {
  it('says Loading Pdf instead of its preview', async () => {
    const { letGo } = await harness.open(editorAt('bill'), invoiced(), { isBlocked: true });
    await press('Vorschau');
    expect(await screen.findByText('Loading Pdf')).toBeInTheDocument();
    letGo();
    expect(await screen.findByText('Pages of Rechnung')).toBeInTheDocument();
    expect(screen.queryByText('Loading Pdf')).toBeNull();
  });

  it('says Loading Pdf on the send button until the customer has it', async () => {
    const sent = Promise.withResolvers<void>();
    const send = vi.fn(() => sent.promise);
    const { letGo } = await harness.open(editorAt('bill'), invoiced(), { isBlocked: true, send });
    await sendTo(/Nadia Amrani/);
    expect(await screen.findByRole('button', { name: 'Loading Pdf' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(send).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Loading Pdf' })).toBeDisabled();
    sent.resolve();
    await notified('success: Bill Sent');
    expect(await screen.findByRole('button', { name: 'Senden an Kunden' })).toBeEnabled();
  });
});

describe('a document that a clerk sends before saving what is typed', () => {
  it('is saved first, so that the customer has what is stored', async () => {
    const backEnd = invoiced();
    const send = vi.fn(async () => undefined);
    await harness.open(editorAt('bill'), backEnd, { send });
    await write('Betrag, line 1', '50');
    await sendTo(/Nadia Amrani/);
    await notified('success: Bill Sent');
    expect(backEnd.order(EDITED_ID)?.content).toMatchObject([{ price: '50.00' }]);
    expect(send).toHaveBeenCalledOnce();
  });

  it('is not sent from its preview when somebody else has saved the order meanwhile', async () => {
    const backEnd = invoiced();
    const send = vi.fn(async () => undefined);
    await harness.open(editorAt('bill'), backEnd, { send });
    await write('Betrag, line 1', '50');
    await press('Vorschau');
    await screen.findByText('Pages of Rechnung');
    backEnd.meanwhile(EDITED_ID, { content: [{ desc: 'Koffer', price: '80.00' }] });
    await sendTo(/Nadia Amrani/);
    expect(await screen.findByRole('dialog', { name: /^Somebody else has changed/ })).toBeVisible();
    // What would be sent from here is neither what is stored nor what will be.
    expect(screen.queryByText('Pages of Rechnung')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('is not sent when it cannot be saved', async () => {
    const send = vi.fn(async () => undefined);
    const { jobs } = await harness.open(editorAt('bill'), invoiced(), { send });
    harness.use(http.put(`${API}/commands/:id`, () => new HttpResponse(null, { status: 500 })));
    await write('Betrag, line 1', '50');
    await sendTo(/Nadia Amrani/);
    await notified('error: Server Error Please Reload');
    expect([jobs.length, send.mock.calls.length]).toEqual([0, 0]);
  });
});

it('a preview that is closed and opened again shows the current content of the form', async () => {
  const { jobs, letGo } = await harness.open(editorAt('bill'), invoiced(), { isBlocked: true });
  await press('Vorschau');
  await waitFor(() => expect(jobs).toHaveLength(1));
  await press('Back to the form');
  await write('Betrag, line 1', '50');
  await press('Vorschau');
  await waitFor(() => expect(jobs).toHaveLength(2));
  expect(screen.getByText('Loading Pdf')).toBeInTheDocument();
  letGo();
  expect(await screen.findByText('Pages of Rechnung')).toBeInTheDocument();
  expect(jobs[1]?.documents).toMatchObject([{ totalCents: 5_000 }]);
});

it('a document that a clerk prints or downloads is logged once for each file, from form and preview', async () => {
  await harness.open(editorAt('bill'), invoiced());
  const logged = printLog();
  await press('Download');
  await waitFor(() => expect(logged).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vorschau' })).toBeEnabled());
  await press('Vorschau');
  await screen.findByText('Pages of Rechnung');
  await press('Download');
  await waitFor(() => expect(logged).toHaveLength(2));
  fireEvent.click(screen.getByRole('link', { name: 'Open and print' }));
  expect(new Set(logged.map((body) => JSON.stringify(body)))).toEqual(
    new Set([JSON.stringify({ kind: 'invoice', orders: ['order-x'] })]),
  );
  expect(downloads).toHaveLength(2);
  // One file is one print, whatever is done with it.
  expect(logged).toHaveLength(2);
});

it('a clerk who prints the first labels of an order and saves after that meets no other version', async () => {
  const backEnd = orderBackEnd({ orders: [editedOrder()] });
  const marking = http.post(`${API}/prints`, () => {
    backEnd.meanwhile(EDITED_ID, { withTicket: true });
    return HttpResponse.json({ data: [], gone: [] }, { status: 201 });
  });
  const read = vi.fn();
  await harness.open(editorAt('ticket'), backEnd);
  await box('Anzahl der Pakete/Sendungen');
  harness.use(
    marking,
    http.get(`${API}/commands`, ({ request }) => {
      if (new URL(request.url).searchParams.has('_id')) read();
      return undefined;
    }),
  );
  await press('Download');
  await waitFor(() => expect(read).toHaveBeenCalled());
  await press('Speichern');
  await notified('success: Tik Saved');
});

it('a clerk reads that the print log could not be written, and can still print', async () => {
  await harness.open(editorAt('bill'), invoiced());
  harness.use(http.post(`${API}/prints`, () => HttpResponse.json({}, { status: 500 })));
  await press('Download');
  await notified('warning: The print log could not be written.');
  expect(downloads).toHaveLength(1);
});

it('a clerk reads why the labels of an order without packages cannot be printed', async () => {
  const answers = [http.get(`${API}/parcels`, () => HttpResponse.json({ data: [] }))];
  const { jobs } = await harness.open(editorAt('ticket'), invoiced(), { answers });
  const ways = [
    ['Download', () => press('Download')],
    ['Senden an Kunden', () => sendTo(/Nadia Amrani/)],
  ] as const;
  for (const [name, send] of ways) {
    await send();
    await notified('warning: The order has no packages');
    expect(await screen.findByRole('button', { name })).toBeEnabled();
  }
  expect(jobs).toEqual([]);
});

describe('the company on a document', () => {
  const settings = (name: () => string) =>
    http.get(`${API}/settings`, () =>
      HttpResponse.json({ count: 1, data: [{ _id: 'company', name: name(), __v: 1 }] }),
    );

  it('is the current one, even if another one was shown a moment ago', async () => {
    let name = 'Alte Brücke';
    const { jobs } = await harness.open(editorAt('bill'), invoiced(), {
      answers: [settings(() => name)],
    });
    await press('Download');
    await waitFor(() => expect(jobs).toHaveLength(1));
    name = 'Neue Brücke';
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
    await press('Download');
    await waitFor(() => expect(jobs).toHaveLength(2));
    expect(jobs.map(({ company }) => company.name)).toEqual(['Alte Brücke', 'Neue Brücke']);
  });

  it('is not guessed when it cannot be read', async () => {
    const { jobs } = await harness.open(editorAt('bill'), invoiced());
    harness.use(http.get(`${API}/settings`, () => HttpResponse.json({}, { status: 403 })));
    await press('Download');
    await notified('warning: The company data could not be read.');
    expect([jobs, downloads]).toEqual([[], []]);
  });
});

it('the same document generated twice is the same job, whatever the time', async () => {
  const { jobs } = await harness.open(editorAt('declaration'), invoiced());
  await write('Datum', '02/03/2026');
  for (const made of [1, 2]) {
    await press('Download');
    await waitFor(() => expect(downloads).toHaveLength(made));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
  }
  expect(jobs[1]).toEqual(jobs[0]);
  expect(jobs[0]?.createdAt).toBe('2026-03-02T00:00:00.000Z');
});
