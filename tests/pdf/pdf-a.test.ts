import {
  AFRelationship,
  decodePDFRawStream,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  setFillingCmykColor,
} from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { pdfABreaches } from '../support/pdf/pdf-a/breaches.ts';
import { invoiceDocument, jobOf } from '../support/sample-documents.ts';

const name = PDFName.of;
const DAY = new Date('2026-11-21T12:00:00Z');

const archived = async (company = {}) => {
  const job = jobOf(invoiceDocument());
  return (
    await printInNode({
      ...job,
      company: { ...job.company, ...company },
      conformance: 'PDF/A-3b',
    })
  ).bytes;
};

/** The first dictionary of a kind, as `Type` or `Subtype` says it. */
function first(document: PDFDocument, kind: string): PDFDict {
  const found = document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .find(
      (one): one is PDFDict =>
        one instanceof PDFDict &&
        [one.get(name('Type')), one.get(name('Subtype'))].includes(name(kind)),
    );
  if (!found) throw new Error(`The file has no ${kind}.`);
  return found;
}

const add = ({ context }: PDFDocument, dictionary: object) =>
  context.register(context.obj(dictionary as never));
const addStream = ({ context }: PDFDocument, dictionary: object) =>
  context.register(PDFRawStream.of(context.obj(dictionary as never) as never, new Uint8Array([0])));

function rewriteMetadata({ catalog, context }: PDFDocument, change: (xmp: string) => string): void {
  const stream = catalog.lookup(name('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new Error('The file has no metadata.');
  const xmp = new TextDecoder().decode(decodePDFRawStream(stream).decode());
  const changed = new TextEncoder().encode(change(xmp));
  catalog.set(
    name('Metadata'),
    context.register(context.stream(changed, { Type: 'Metadata', Subtype: 'XML' })),
  );
}

const BREAKS: readonly (readonly [string, (document: PDFDocument) => unknown])[] = [
  ['6.1.7.1 streams', (file) => addStream(file, { F: 'elsewhere' })],
  ['6.1.7.2 filters', (file) => addStream(file, { Filter: 'LZWDecode' })],
  ['6.2.3 output intent', ({ catalog }) => catalog.delete(name('OutputIntents'))],
  [
    '6.2.4.3 device colours',
    (file) => file.getPage(0).pushOperators(setFillingCmykColor(0, 0, 0, 1)),
  ],
  ['6.2.5 graphics states', (file) => add(file, { Type: 'ExtGState', TR: 'Identity' })],
  ['6.2.8 images', (file) => addStream(file, { Subtype: 'Image', Interpolate: true })],
  ['6.2.9 forms', (file) => addStream(file, { Subtype: 'Form', PS: 'PS' })],
  ['6.2.10 transparency', (file) => add(file, { Type: 'ExtGState', BM: 'Bright' })],
  [
    '6.2.11.3 composite fonts',
    (file) => first(file, 'Type0').set(name('Encoding'), name('UniGB-UCS2-H')),
  ],
  ['6.2.11.4 embedded fonts', (file) => first(file, 'FontDescriptor').delete(name('FontFile2'))],
  [
    '6.3 annotations',
    (file) => file.getPage(0).node.addAnnot(add(file, { Subtype: 'Link', F: 2 })),
  ],
  [
    '6.4.1 forms to fill in',
    (file) => file.catalog.set(name('AcroForm'), add(file, { NeedAppearances: PDFBool.True })),
  ],
  ['6.5 actions', (file) => add(file, { S: 'JavaScript', JS: 'app' })],
  ['6.6.2 metadata', (file) => rewriteMetadata(file, (xmp) => xmp.replace('</rdf:RDF>', '&'))],
  [
    '6.6.2.3 extension schemas',
    (file) =>
      rewriteMetadata(file, (xmp) =>
        xmp.replace(
          '</rdf:RDF>',
          '<rdf:Description rdf:about="" xmlns:fx="urn:own"><fx:Own>1</fx:Own></rdf:Description></rdf:RDF>',
        ),
      ),
  ],
  ['6.6.3 information', (file) => file.setTitle('Another')],
  [
    '6.6.4 part and level',
    (file) => rewriteMetadata(file, (xmp) => xmp.replace('part>3<', 'part>1<')),
  ],
  [
    '6.8 embedded files',
    async (file) => {
      await file.attach(new Uint8Array([1]), 'a.xml', {
        mimeType: 'text/xml',
        creationDate: DAY,
        modificationDate: DAY,
        afRelationship: AFRelationship.Data,
      });
      await file.flush();
      file.catalog.delete(name('AF'));
    },
  ],
  ['6.10 presentations', (file) => file.catalog.set(name('Requirements'), file.context.obj([]))],
];

describe('an invoice for the archive', () => {
  let bytes: Uint8Array;
  beforeAll(async () => {
    bytes = await archived();
  });
  const broken = async (breaks: (document: PDFDocument) => unknown) => {
    const file = await PDFDocument.load(bytes, { updateMetadata: false });
    await breaks(file);
    return pdfABreaches(await file.save());
  };

  it('breaks no clause of PDF/A-3b that can be checked by its structure', async () => {
    expect(await pdfABreaches(bytes)).toEqual([]);
    expect(await broken(() => undefined)).toEqual([]);
  });

  it("breaks no clause if the company's name contains XML markup", async () => {
    const file = await archived({ name: 'Muster & Söhne <Spedition>' });
    expect(await pdfABreaches(file)).toEqual([]);
    const document = await PDFDocument.load(file, { updateMetadata: false });
    expect(document.getAuthor()).toBe('Muster ＆ Söhne ＜Spedition＞');
  });

  it.each(BREAKS)('is found to break %s if it does', async (id, breaks) => {
    expect(await broken(breaks)).toContain(id);
  });

  it('is found to break the rules for its header and for what follows the end', async () => {
    expect(await pdfABreaches(Buffer.concat([Buffer.from('\n'), bytes]))).toContain('6.1.2 header');
    expect(await pdfABreaches(Buffer.concat([bytes, Buffer.from('more')]))).toContain(
      '6.1.3 trailer',
    );
  });
});
