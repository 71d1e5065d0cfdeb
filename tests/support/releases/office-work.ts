import { type Sent, sendFile, tinyPdf, written } from '../chat.ts';
import type { Client } from '../client.ts';
import { describeCompanyAs } from '../company.ts';
import type { WireOrder, WireUser } from '../records.ts';

type Many<Each> = { readonly data: readonly Each[] };
type One<Each> = { readonly data: Each };

/** The answer of a call that has to succeed. */
async function done<Body>(
  call: Promise<{ status: number; body: Body }>,
  what: string,
): Promise<Body> {
  const { status, body } = await call;
  if (status < 200 || status > 299) {
    throw new Error(`${what} was answered with ${status}: ${JSON.stringify(body)}`);
  }
  return body;
}

/** Issues an invoice for the first order that has all that the law demands, and cancels it. */
async function issueAndCancel(admin: Client): Promise<void> {
  const { data } = await done(
    admin.get<Many<WireOrder>>('commands?verified=true&commandMode=tracking&limit=50'),
    'The list of orders',
  );
  for (const { _id: order, __v } of data) {
    const issued = await admin.post<One<{ _id: string }>>('invoices', { order, __v });
    if (issued.status !== 201) continue;
    const cancel = `invoices/${issued.body.data._id}/cancel`;
    await done(admin.post(cancel, { reason: 'Falscher Betrag' }), 'Cancelling the invoice');
    return;
  }
  throw new Error('No order of the sample week can be invoiced.');
}

/** A message of each way to write, of which one is edited and one deleted with its file. */
async function write(admin: Client, to: string): Promise<void> {
  const first = admin.post<Sent>('message', written(to, 'Der Karton steht im Lager.'));
  const { message } = (await done(first, 'A message')).data;
  const content = 'Der Karton steht im Lager Nador.';
  await done(admin.patch(`message/${message._id}`, { content }), 'Editing a message');
  const attached = sendFile(admin, { recieverId: to, type: 'file', ext: 'pdf', file: tinyPdf() });
  const file = (await done(attached, 'A file')).data.message;
  await done(admin.delete(`message/${file._id}`), 'Deleting a message');
  await done(admin.post('message', written(to, 'fragt oft nach', 'note')), 'A note');
  const sendAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const later = { clientId: to, content: 'Gute Reise!', sendAt };
  await done(admin.post('planned-messages', later), 'A planned message');
}

/**
 * Uses a product with the sample week as an office does, so that its database has rows in tables that
 * the sample week leaves empty: invoices, scans, the bin, imports, planned and deleted messages.
 */
export async function workInOffice(admin: Client): Promise<void> {
  await describeCompanyAs(admin);
  await issueAndCancel(admin);
  const customers = await done(
    admin.get<Many<WireUser>>('auth/users?role=customer&status=active&limit=1'),
    'The list of customers',
  );
  await write(admin, customers.data[0]?._id ?? '');
  const parcels = await done(
    admin.get<Many<{ code: string }>>(
      `parcels?order=${(await someOrder(admin, 'Validation'))._id}`,
    ),
    'The parcels of an order',
  );
  const scan = { code: parcels.data[0]?.code, mode: 'received' };
  await done(admin.post('parcels/scans', scan), 'A scan');
  const { _id } = await someOrder(admin, 'facturation');
  await done(admin.delete(`commands/${_id}`), 'Deleting an order');
  await done(admin.put('preferences/orders.columns', { value: ['billCode'] }), 'A preference');
  const form = new FormData();
  const table = 'Vorname;Nachname;Telefon\nAmal;Probe;+4915111000001\n';
  form.set('file', new Blob([table]), 'kunden.csv');
  await done(admin.post('imports?resource=users', form), 'An import');
}

async function someOrder(admin: Client, stage: string): Promise<WireOrder> {
  const path = `commands?commandMode=${stage}&limit=1`;
  const [order] = (await done(admin.get<Many<WireOrder>>(path), 'The list of orders')).data;
  if (!order) throw new Error(`The sample week has no order in ${stage}.`);
  return order;
}
