import { sql } from 'kysely';
import { newId } from '../../server/base/new-id.ts';
import { sendFile, tinyPdf } from './chat.ts';
import type { Client } from './client.ts';
import { invoiceHarness } from './invoice-harness.ts';
import { messageTo, putIntoOutbox } from './outbox.ts';
import { addCustomer, placeOrder, type WireOrder, type WireUser } from './records.ts';
import { PASSWORD, signIn, type TestServer } from './server.ts';

/** What nobody else's data contains, and has to be gone: in the order in which it is told apart. */
export const DISTINCT = {
  firstName: 'Zoubidax',
  lastName: 'Quarzitson',
  address: 'Obsidianweg 77',
  city: 'Xantenbruck',
  notes: 'trinkt Feldspattee',
  recipient: 'Wendelinex',
  recipientAddress: 'Rue Turmalin 9, Fes',
  goods: 'Zirkonlampe',
  written: 'Mein Schieferkoffer ist blau',
  note: 'Kundin mag Basalt',
  file: 'granitschein.pdf',
  planned: 'Bitte Marmor mitbringen',
  booked: 'komme mit Kalkstein',
  reviewed: 'Wunderbar wie Alabaster',
  sent: 'Ihr Achat ist da',
  unknown: 'hier ist Diorit',
  imported: 'Dolomitzeile',
} as const;

export type Known = {
  readonly user: WireUser;
  readonly client: Client;
  readonly order: WireOrder;
  readonly invoiced: WireOrder;
  readonly appointment: string;
  /** The names of the files that are stored for them and nobody else. */
  readonly files: readonly string[];
  readonly pdf: string;
};

const created = <Data>({ status, body }: { status: number; body: unknown }): Data => {
  if (status !== 201 && status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return (body as { data: Data }).data;
};

async function stored(server: TestServer, kind: 'document' | 'picture'): Promise<string> {
  const name = `${kind}-${newId()}.jpg`;
  await server.app.blobs.put(name, Buffer.from('a picture'));
  return name;
}

const arrive = (server: TestServer, { _id }: { _id: string }) =>
  server.database
    .updateTable('orders')
    .set({ finished: true, stage: 'tracking', paid: true })
    .where('id', '=', _id)
    .execute();

/** A customer who has left something in every part of the product. */
export async function knownPerson(server: TestServer, clerk: Client): Promise<Known> {
  const { database, app } = server;
  const photo = await stored(server, 'picture');
  const user = await addCustomer(server, {
    firstName: DISTINCT.firstName,
    lastName: DISTINCT.lastName,
    address: DISTINCT.address,
    cityName: DISTINCT.city,
    notes: DISTINCT.notes,
    password: PASSWORD,
    photo,
  });
  await clerk.patch(`auth/users/${user._id}`, { notes: `${DISTINCT.notes} gern` });
  const ended = await signIn(server, user.phone);
  await ended.delete('auth');
  const client = await signIn(server, user.phone);
  await client.put('preferences/theme', { value: 'dark' });
  const identity = [await stored(server, 'document'), await stored(server, 'document')];
  const [frontId, backId] = identity;
  const body = {
    user: user._id,
    recipient: {
      firstName: DISTINCT.recipient,
      phone: '+212661999888',
      address: DISTINCT.recipientAddress,
    },
    content: [{ desc: DISTINCT.goods, qty: 2, price: '30.00' }],
  };
  const order = await placeOrder(server, { ...body, frontId, backId });
  await clerk.patch(
    `commands/${order._id}`,
    { content: [{ desc: `${DISTINCT.goods} neu`, qty: 2, price: '30.00' }] },
    { 'idempotency-key': newId() },
  );
  const binned = await placeOrder(server, body);
  await clerk.delete(`commands/${binned._id}`);
  const invoiced = await placeOrder(server, { ...body, verified: true });
  await invoiceHarness(server, clerk).issued(invoiced);
  const { pdf_file: pdf } = await pdfOf(server, invoiced);

  const office = await database
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .executeTakeFirstOrThrow();
  created(await client.post('message', written(office.id, DISTINCT.written, 'text')));
  const sentFile = await sendFile(client, {
    recieverId: office.id,
    file: tinyPdf('x'),
    name: DISTINCT.file,
    type: 'application/pdf',
  });
  const { message } = created<{ message: { message: { content: string } } }>(sentFile);
  created(await clerk.post('message', written(user._id, DISTINCT.note, 'note')));
  created(
    await clerk.post('planned-messages', {
      clientId: user._id,
      content: DISTINCT.planned,
      sendAt: new Date(app.now().getTime() + 3_600_000).toISOString(),
    }),
  );
  const appointment = created<{ _id: string }>(
    await clerk.post('appointment', {
      start: new Date(app.now().getTime() + 86_400_000).toISOString(),
      end: new Date(app.now().getTime() + 90_000_000).toISOString(),
      address: 'Hafenstr. 1',
      capacity: 3,
    }),
  )._id;
  created(
    await client.post(
      'bookings',
      { appointment, note: DISTINCT.booked },
      { 'idempotency-key': newId() },
    ),
  );
  await arrive(server, order);
  await arrive(server, invoiced);
  const review = { rating: 'fiveStar', order: order._id, text: DISTINCT.reviewed };
  const { _id: removed } = created<{ _id: string }>(await client.post('reviews', review));
  await clerk.delete(`reviews/${removed}`);
  created(await client.post('reviews', { ...review, order: invoiced._id }));

  await putIntoOutbox(server, [
    {
      ...messageTo(1, { body: DISTINCT.sent, phone: user.phone, channel: 'sms' }),
      customerId: user._id,
      personName: `${DISTINCT.firstName} ${DISTINCT.lastName}`,
      orderIds: [order._id],
    },
  ]);
  await database
    .insertInto('inbound_unknown')
    .values({
      id: newId(),
      at: app.now(),
      channel: 'whatsapp',
      phone: user.phone,
      name: DISTINCT.firstName,
      body: DISTINCT.unknown,
    })
    .execute();
  await importedRow(server, user);
  await server.stranger.post('auth', { phone: user.phone, password: 'not-the-password' });
  const files = [photo, ...identity, message.message.content].map(String);
  return { user, client, order, invoiced, appointment, files, pdf };
}

const written = (recieverId: string, content: string, type: string) => ({
  recieverId,
  message: { type, content },
});

/** The archived PDF of an invoice, which is drawn after the call. */
async function pdfOf(
  { database }: TestServer,
  { _id }: { _id: string },
): Promise<{ pdf_file: string }> {
  for (;;) {
    const row = await database
      .selectFrom('invoices')
      .select('pdf_file')
      .where('order_id', '=', _id)
      .executeTakeFirstOrThrow();
    if (row.pdf_file !== null) return { pdf_file: row.pdf_file };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function importedRow({ database }: TestServer, { _id, phone }: WireUser): Promise<void> {
  const id = newId();
  const now = new Date();
  await database
    .insertInto('import_run')
    .values({
      id,
      created_at: now,
      updated_at: now,
      resource: 'users',
      file_name: 'kunden.csv',
      headers: '[]',
      signature: 'x',
      state: 'imported',
      total: 1,
      by_name: 'The office',
    })
    .execute();
  await database
    .insertInto('import_row')
    .values({
      run_id: id,
      number: 2,
      cells: JSON.stringify([DISTINCT.imported, phone]),
      original_cells: JSON.stringify([DISTINCT.imported, phone]),
      record_id: _id,
      body: JSON.stringify({ firstName: DISTINCT.imported, phone }),
    })
    .execute();
}

/** In which tables a text stands, in whichever column. */
export async function tablesWith(
  { database }: TestServer,
  text: string,
): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1, 2
  `.execute(database);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} as t
      where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1
    `.execute(database);
    if (rows.length > 0) found.push(name);
  }
  return found;
}
