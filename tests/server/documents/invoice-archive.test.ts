import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import {
  createInvoiceArchive,
  type InvoiceArchive,
} from '../../../server/documents/invoice-archive.ts';
import type { PdfPrinter } from '../../../server/documents/pdf-printer.ts';
import { removeDueFiles } from '../../../server/resources/discarded-files.ts';
import { describeCompany } from '../../support/company.ts';
import { invoiceHarness } from '../../support/invoice-harness.ts';
import { qpdfCheck } from '../../support/pdf/check-structure.ts';
import { drawing } from '../../support/pictures.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT = { timeout: 60_000 };
vi.setConfig({ testTimeout: 120_000 });

let server: TestServer;
let harness: Awaited<ReturnType<typeof harnessOf>>;
beforeAll(async () => {
  server = await startServer();
  harness = await harnessOf(server);
});
afterAll(() => server.close());

async function harnessOf(house: TestServer) {
  await describeCompany(house.database);
  return invoiceHarness(house, await signInAs(house, 'admin'));
}

type Id = { readonly _id: string };

/** Identifies a document for a printer. */
const numberOf = ({ _id }: Id): string => `RE-${_id}`;

/**
 * A document that was issued and not drawn, as a process leaves it when it is killed in between.
 */
async function undrawn(house = server, { issued, billable } = harness): Promise<Id> {
  const { _id: model } = await issued(await billable());
  const id = newId();
  await sql`
    insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
      issued_at, issued_by, issued_by_name, snapshot, kept_until)
    select ${id}, kind, ${numberOf({ _id: id })}, ${newId()}, order_code, customer_name, date,
      total_cents, issued_at, issued_by, issued_by_name,
      jsonb_set(snapshot, '{paper,number}', to_jsonb(${numberOf({ _id: id })}::text)), kept_until
    from invoices where id = ${model}
  `.execute(house.database);
  return { _id: id };
}

/** A process of its own that draws these bytes. */
function processThatDraws(print: PdfPrinter['print']): InvoiceArchive {
  const { database, blobs, now, log } = server.app;
  const printer = { print, close: async () => undefined };
  return createInvoiceArchive({ database, blobs, now, newId, log, printer });
}

const stored = async (house: TestServer, { _id }: Id): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const name of house.app.blobs.list(`invoice-${_id}`)) names.push(name);
  return names;
};

const bytesOf = async (response: Promise<Response>): Promise<Buffer> =>
  Buffer.from(await (await response).arrayBuffer());

/** Removes files that nothing names, as of so many hours from now. */
const swept = (hours: number): Promise<number> =>
  removeDueFiles(server.app.engine, {
    now: new Date(Date.now() + hours * HOUR_MS),
    signal: new AbortController().signal,
  });

describe('a clerk who issues or cancels an invoice', () => {
  test('finds both drawn and archived, without having requested them', async () => {
    const invoice = await harness.issued(await harness.billable());
    const storno = (await harness.cancel(invoice)).body.data;
    for (const one of [invoice, storno]) {
      await expect.poll(async () => (await harness.shown(one)).pdf, TIMEOUT).not.toBeNull();
      const bytes = await bytesOf(harness.download(one));
      expect((await harness.shown(one)).pdf).toMatchObject({
        sha256: createHash('sha256').update(bytes).digest('hex'),
        size: bytes.length,
      });
    }
  });

  test('gets the same valid PDF/A at once, even if several clerks request it before it is drawn', async () => {
    const invoice = await harness.issued(await harness.billable());
    const [first, together] = await Promise.all([
      harness.download(invoice),
      harness.download(invoice),
    ]);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(Buffer.from(await together.arrayBuffer()).equals(bytes)).toBe(true);
    expect(bytes.toString('latin1')).toMatch(/pdfaid:part>3</);
    expect(await qpdfCheck(bytes)).toBe(0);
    const part = await harness.download(invoice, { range: 'bytes=0-4' });
    expect([part.status, await part.text()]).toEqual([206, '%PDF-']);
    expect(await stored(server, invoice)).toHaveLength(1);
  });

  test('learns if a document does not exist', async () => {
    expect((await harness.download({ _id: newId() })).status).toBe(404);
  });
});

describe('a document that was issued and not drawn', () => {
  test('is drawn at the first request', async () => {
    const document = await undrawn();
    expect((await bytesOf(harness.download(document))).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is never two files, even if two processes draw it at once with different bytes', async () => {
    const document = await undrawn();
    // Neither is finished before both have begun.
    const began: string[] = [];
    const bothDraw = Promise.withResolvers<void>();
    const [one, other] = ['one', 'another'].map((texts) =>
      processThatDraws(async () => {
        if (began.push(texts) === 2) bothDraw.resolve();
        await bothDraw.promise;
        return Buffer.from(`%PDF ${texts}`);
      }),
    );
    const names = await Promise.all([one?.fileOf(document._id), other?.fileOf(document._id)]);
    expect(new Set(names).size).toBe(1);
    const storedOne = await bytesOf(harness.download(document));
    expect(await stored(server, document)).toHaveLength(2);
    // The file of the slower one belongs to nothing, and is removed like every such file.
    await swept(25);
    expect(await stored(server, document)).toEqual([names[0]]);
    expect((await bytesOf(harness.download(document))).equals(storedOne)).toBe(true);
  });

  test('is drawn with all the others, even if one of them fails', async () => {
    const first = await undrawn();
    const documents = [first, await undrawn(), await undrawn()];
    let isOutOfInk = true;
    // By its number: there may be others to draw, whose models the server draws at the same time.
    const archive = processThatDraws(async ({ title }) => {
      if (isOutOfInk && title === numberOf(first)) throw new Error('out of ink');
      return Buffer.from('%PDF');
    });
    const pdfs = () => Promise.all(documents.map(async (one) => (await harness.shown(one)).pdf));
    const { signal } = new AbortController();
    await archive.drawMissing(signal);
    expect((await pdfs()).map((pdf) => pdf !== null)).toEqual([false, true, true]);
    isOutOfInk = false;
    await archive.drawMissing(signal);
    expect(await pdfs()).not.toContain(null);
  });

  test('is drawn within the hour', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await using own = await startServer();
      const ownHarness = await harnessOf(own);
      const document = await undrawn(own, ownHarness);
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      const pdf = async () => (await ownHarness.shown(document)).pdf;
      await expect.poll(pdf, TIMEOUT).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a file of the archive that was changed or removed', () => {
  type Damage = { _id: string; number: string; finding: string; restoredAt: string | null };
  const admin = () => signInAs(server, 'admin');
  const notified = async ({ number }: { number: string }) => {
    const { body } = await (await admin()).get<{ data: Damage[] }>('invoices/damages');
    return body.data.filter((damage) => damage.number === number);
  };
  const archived = async () => {
    const invoice = await harness.issued(await harness.billable());
    const original = await bytesOf(harness.download(invoice));
    const [name = ''] = await stored(server, invoice);
    return { invoice, original, name };
  };

  test('is never returned: the original is drawn again, restored, and administrators are notified', async () => {
    const { invoice, original, name } = await archived();
    await server.app.blobs.put(name, Buffer.from(original).fill('9', 400, 404));
    expect((await bytesOf(harness.download(invoice))).equals(original)).toBe(true);
    await server.app.blobs.delete(name);
    expect((await bytesOf(harness.download(invoice))).equals(original)).toBe(true);
    expect(await buffer(await server.app.blobs.get(name))).toEqual(original);
    expect(await notified(invoice)).toMatchObject([
      { finding: 'missing', restoredAt: expect.any(String) },
      { finding: 'changed', restoredAt: expect.any(String) },
    ]);
  });

  test('is not used for an e-invoice either', async () => {
    const { invoice, name } = await archived();
    await server.app.blobs.put(name, Buffer.from('%PDF of somebody else'));
    const answer = await harness.facturX(invoice);
    expect(answer.status).toBe(200);
    expect((await bytesOf(Promise.resolve(answer))).toString('latin1')).toMatch(/pdfaid:part>3</);
  });

  test('is not returned if it cannot be drawn as it was, until the original is restored', async () => {
    const logo = `picture-${newId()}.png`;
    await server.app.blobs.put(logo, await drawing());
    await describeCompany(server.database, { logo });
    const { invoice, original, name } = await archived();
    await describeCompany(server.database);
    await Promise.all([logo, name].map((file) => server.app.blobs.delete(file)));
    for (const attempt of [harness.download(invoice), harness.download(invoice)]) {
      const rejected = await attempt;
      expect([rejected.status, await rejected.json()]).toMatchObject([
        409,
        { code: 'invoice.damaged' },
      ]);
    }
    expect(await notified(invoice)).toMatchObject([{ finding: 'missing', restoredAt: null }]);
    await server.app.blobs.put(name, original);
    expect((await bytesOf(harness.download(invoice))).equals(original)).toBe(true);
    expect(await notified(invoice)).toMatchObject([{ restoredAt: expect.any(String) }]);
  });

  test('is shown only to administrators, until one of them has seen it', async () => {
    const { invoice, name } = await archived();
    await server.app.blobs.delete(name);
    await harness.download(invoice);
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('invoices/damages')).status).toBe(403);
    const [damage] = await notified(invoice);
    const seen = `invoices/damages/${damage?._id}/seen`;
    expect((await customer.post(seen, undefined)).status).toBe(403);
    expect((await (await admin()).post(seen, undefined)).status).toBe(200);
    expect(await notified(invoice)).toEqual([]);
    expect((await (await admin()).post(seen, undefined)).status).toBe(404);
  });
});

test('an invoice keeps the logo that it was issued with, by its name, whatever changes later', async () => {
  const logo = `picture-${newId()}.png`;
  await server.app.blobs.put(logo, await drawing());
  await describeCompany(server.database, { logo });
  const invoice = await harness.issued(await harness.billable());
  expect(invoice.snapshot.company.logo).toBe(logo);
  await describeCompany(server.database);
  expect((await bytesOf(harness.download(invoice))).toString('latin1')).toContain(
    '/Subtype /Image',
  );
  await swept(25);
  expect(await server.app.blobs.stat(logo)).toBeDefined();
});

test('an invoice is issued without a logo if the file is missing', async () => {
  await describeCompany(server.database, { logo: `picture-${newId()}.png` });
  const invoice = await harness.issued(await harness.billable());
  await describeCompany(server.database);
  expect(invoice.snapshot.company.logo).toBeNull();
});
