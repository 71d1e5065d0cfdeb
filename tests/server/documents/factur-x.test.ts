import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import type { Client } from '../../support/client.ts';
import { describeCompany } from '../../support/company.ts';
import { type InvoiceHarness, openInvoiceHarness } from '../../support/invoice-harness.ts';
import { qpdfCheck } from '../../support/pdf/check-structure.ts';
import { pdfABreaches } from '../../support/pdf/pdf-a/breaches.ts';
import { signInAs, type TestServer } from '../../support/server.ts';

type Rejection = { code: string; fields: Record<string, string> };

let server: TestServer;
let clerk: Client;
let harness: InvoiceHarness;
beforeAll(async () => {
  ({ server, clerk, harness } = await openInvoiceHarness());
});
afterAll(() => server.close());

async function fetched(path: string) {
  const response = await fetch(`${server.url}/api/v1/invoices/${path}`, {
    headers: { authorization: `Bearer ${clerk.token}` },
  });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const rowOf = (id: string) =>
  server.database
    .selectFrom('invoices')
    .select(['xml', 'xml_sha256'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Another document with the content of an issued one, and with the given XML. */
async function copied({ _id }: { readonly _id: string }, xml: string | null) {
  const id = newId();
  await sql`
    insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
      issued_at, issued_by, issued_by_name, snapshot, kept_until, xml, xml_sha256)
    select ${id}, kind, ${`RE-${id}`}, ${newId()}, order_code, customer_name, date, total_cents,
      issued_at, issued_by, issued_by_name, snapshot, kept_until, ${xml}::text,
      encode(sha256(convert_to(${xml}::text, 'UTF8')), 'hex')
    from invoices where id = ${_id}
  `.execute(server.database);
  return { _id: id };
}

describe('a German business customer', () => {
  test('gets the XML of an invoice', async () => {
    const { _id, number } = await harness.issued(await harness.billable());
    const { response, bytes } = await fetched(`${_id}/xml`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain(`${number}.xml`);
    expect(textOf(bytes)).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rsm:Cross/);
    expect(textOf(bytes)).toContain(`<ram:ID>${number}</ram:ID>`);
  });

  test('gets the same XML inside the printed invoice, as the file that readers look for', async () => {
    const { _id, number } = await harness.issued(await harness.billable());
    const { response, bytes } = await fetched(`${_id}/factur-x`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`${number}_factur-x.pdf`);
    expect(await qpdfCheck(bytes)).toBe(0);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const [attachment, ...others] = document.getAttachments();
    expect(others).toEqual([]);
    expect([attachment?.name, attachment?.mimeType]).toEqual(['factur-x.xml', 'text/xml']);
    const { bytes: xml } = await fetched(`${_id}/xml`);
    expect(textOf(attachment?.data ?? new Uint8Array())).toBe(textOf(xml));
    const file = document.catalog.lookup(PDFName.of('AF'), PDFArray).lookup(0, PDFDict);
    expect(file.lookup(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
  });

  test('gets a PDF/A-3 that describes its XML, and the same one each time', async () => {
    const { _id } = await harness.issued(await harness.billable());
    const first = await fetched(`${_id}/factur-x`);
    const text = new TextDecoder('latin1').decode(first.bytes);
    expect(text).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(text).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(text).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    const again = await fetched(`${_id}/factur-x`);
    expect(Buffer.from(again.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });

  test('gets pages and XML that break no clause of PDF/A-3b, even for a firm with an ampersand in its name', async () => {
    await describeCompany(server.database, { name: 'Muster & Söhne' });
    const { _id } = await harness.issued(await harness.billable());
    await describeCompany(server.database);
    for (const path of ['pdf', 'factur-x']) {
      expect(await pdfABreaches((await fetched(`${_id}/${path}`)).bytes), path).toEqual([]);
    }
  });

  test('gets the Storno as a credit note', async () => {
    const invoice = await harness.issued(await harness.billable());
    const storno = (await harness.cancel(invoice)).body.data;
    const { bytes } = await fetched(`${storno._id}/xml`);
    expect(textOf(bytes)).toContain('<ram:TypeCode>381</ram:TypeCode>');
    expect(textOf(bytes)).toContain(
      `<ram:IssuerAssignedID>${invoice.number}</ram:IssuerAssignedID>`,
    );
  });

  test('gets the XML that was created on the day of issue, even if the product would write another one now', async () => {
    const model = await harness.issued(await harness.billable());
    const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<made><then>Grüße</then></made>\n';
    const { _id } = await copied(model, xml);
    expect(textOf((await fetched(`${_id}/xml`)).bytes)).toBe(xml);
    const { bytes } = await fetched(`${_id}/factur-x`);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const [attachment] = document.getAttachments();
    expect(textOf(attachment?.data ?? new Uint8Array())).toBe(xml);
  });

  test('gets XML that its row stores from the issue or the Storno on, with its SHA-256', async () => {
    const invoice = await harness.issued(await harness.billable());
    const storno = (await harness.cancel(invoice)).body.data;
    for (const { _id } of [invoice, storno]) {
      const row = await rowOf(_id);
      const { bytes } = await fetched(`${_id}/xml`);
      expect(textOf(bytes)).toBe(row.xml);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.xml_sha256);
    }
  });

  test('gets the XML of an invoice from before XML was stored, and it is stored from then on', async () => {
    const { _id } = await copied(await harness.issued(await harness.billable()), null);
    const requested = await Promise.all([fetched(`${_id}/xml`), fetched(`${_id}/xml`)]);
    const { xml } = await rowOf(_id);
    expect(xml).toContain('<rsm:CrossIndustryInvoice');
    expect(requested.map(({ bytes }) => textOf(bytes))).toEqual([xml, xml]);
  });

  test('gets no other XML once there is one, even if a statement bypasses the routes', async () => {
    const { _id, number } = await harness.issued(await harness.billable());
    for (const change of [
      sql`update invoices set xml = null, xml_sha256 = null where id = ${_id}`,
      sql`update invoices set xml = 'x', xml_sha256 = encode(sha256('x'), 'hex') where id = ${_id}`,
    ]) {
      await expect(change.execute(server.database)).rejects.toThrow(number);
    }
  });

  test('gets none for a small invoice that says less than the standard requires', async () => {
    await describeCompany(server.database, { taxNumber: null });
    const content = [{ desc: 'Ein Koffer', qty: 8, price: '40.00' }];
    const { _id } = await harness.issued(await harness.billable({ content }));
    await describeCompany(server.database);
    expect(await rowOf(_id)).toEqual({ xml: null, xml_sha256: null });
    for (const path of ['xml', 'factur-x']) {
      const { response, bytes } = await fetched(`${_id}/${path}`);
      const { code, fields } = JSON.parse(textOf(bytes)) as Rejection;
      expect([response.status, code, Object.keys(fields)]).toEqual([
        422,
        'invoice.incomplete',
        ['sellerTaxNumber'],
      ]);
    }
  });
});

test('only staff can get e-invoices, and only of invoices that exist', async () => {
  const { _id } = await harness.issued(await harness.billable());
  const customer = await signInAs(server, 'customer');
  for (const path of ['xml', 'factur-x']) {
    expect((await customer.get(`invoices/${_id}/${path}`)).status).toBe(403);
    expect((await clerk.get(`invoices/01890000-0000-7000-8000-000000000000/${path}`)).status).toBe(
      404,
    );
  }
});
