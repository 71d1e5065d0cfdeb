import PDFDocument from 'pdfkit';
import type { LabelDocument, OrdersListRow } from '../domain/documents/printed-documents.ts';
import { code128Outline, qrOutline } from '../src/pdf/codes/codes.ts';
import { readFontInNode } from '../src/pdf/engine/print-in-node.ts';
import { unpackWoff } from '../src/pdf/fonts/unpack-woff.ts';
import { count, kilograms } from '../src/pdf/text/figures.ts';
import { hasRightToLeft } from '../src/pdf/text/printable.ts';

/** pdfkit as its users would use it: no line breaking across fonts, no bidirectional text. */
type PdfkitDocument = InstanceType<typeof PDFDocument>;

const MM = 72 / 25.4;
const LIST_PAGE = { rows: 33, row: 14.5, first: 78, margin: 28 } as const;
const WIDTHS = [28, 92, 134, 86, 134, 86, 48, 64, 36, 77.89] as const;

async function documentOf(): Promise<{ document: PdfkitDocument; written: Promise<number> }> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const family of ['Latin', 'Arabic'] as const) {
    for (const weight of [400, 700] as const) {
      const font = await unpackWoff(await readFontInNode(family, weight));
      document.registerFont(`${family}${weight}`, Buffer.from(font));
    }
  }
  let bytes = 0;
  document.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  return {
    document,
    written: new Promise((resolve) => document.on('end', () => resolve(bytes))),
  };
}

const line = (
  document: PdfkitDocument,
  text: string,
  [x, y, width]: readonly [number, number, number],
  [size, weight]: readonly [number, 400 | 700],
  align: 'left' | 'right' | 'center' = 'left',
) =>
  document
    .font(`${hasRightToLeft(text) ? 'Arabic' : 'Latin'}${weight}`, size)
    .text(text, x, y, { width, align, height: size * 1.4, ellipsis: true });

function label(document: PdfkitDocument, { recipient, sender, ...order }: LabelDocument): void {
  for (const { position, code, grams } of order.parcels) {
    document.addPage({ size: [100 * MM, 150 * MM], margin: 0 });
    const at = (y: number, width = 92, x = 4) => [x * MM, y * MM, width * MM] as const;
    line(document, recipient.city.toUpperCase(), at(3.5, 64), [30, 700]);
    line(document, `${position}/${order.parcels.length}`, at(3.5, 28, 68), [30, 700], 'right');
    line(
      document,
      `${order.tour} · ${order.date} · Auftrag-Nr. ${order.orderCode}`,
      at(18.5),
      [9, 400],
    );
    line(document, 'Empfänger · Destinataire', at(26, 60), [8, 700]);
    line(document, `${order.parcels.length} colis`, at(26, 30, 66), [11, 700], 'right');
    line(document, recipient.name, at(31), [19, 700]);
    line(document, recipient.phone, at(40), [16, 700]);
    line(document, `${recipient.street}, ${recipient.city}`, at(48), [13, 400]);
    line(document, 'MAROKKO / MAROC', at(65), [10, 400]);
    line(document, 'Absender · Expéditeur', at(72.5, 60), [8, 700]);
    line(document, sender.name, at(76.5, 62), [11, 700]);
    line(document, sender.phone, at(82, 62), [10, 400]);
    line(document, sender.street, at(87, 62), [10, 400]);
    line(document, `${sender.zip} ${sender.city}`, at(91.5, 62), [10, 400]);
    line(document, 'DEUTSCHLAND', at(96, 62), [10, 400]);
    line(
      document,
      `Sendungen: ${order.parcels.length}   ${order.customerCode}`,
      at(101, 62),
      [10, 400],
    );
    line(document, `${kilograms(grams ?? 0)} kg`, at(109.5, 50), [14, 700]);
    line(document, code, at(141), [12, 400], 'center');
    for (const y of [24, 70.5, 107]) document.rect(4 * MM, y * MM, 92 * MM, 0.5 * MM).fill('#000');
    const bars = code128Outline(code, () => 0.5, 22);
    const qr = qrOutline(code, 1);
    for (const [outline, x, y] of [
      [bars, (100 - bars.width) / 2, 118],
      [qr, 95 - qr.width, 76],
    ] as const) {
      document
        .save()
        .translate(x * MM, y * MM)
        .scale(MM)
        .path(outline.d)
        .fill('#000')
        .restore();
    }
  }
}

function listPage(document: PdfkitDocument, rows: readonly OrdersListRow[], start: number): void {
  document.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
  line(document, 'Orders List', [LIST_PAGE.margin, 28, 400], [16, 700]);
  rows.forEach((row, index) => {
    const y = LIST_PAGE.first + index * LIST_PAGE.row;
    if (!row.paid) document.rect(LIST_PAGE.margin, y, 785, LIST_PAGE.row).fill('#ffe3dc');
    document.rect(LIST_PAGE.margin, y + LIST_PAGE.row - 0.4, 785, 0.4).fill('#b8c0c8');
    document.fillColor('#000');
    const cells = [
      count(start + index + 1),
      row.city,
      row.sender,
      row.senderPhone,
      row.recipient,
      row.recipientPhone,
      count(row.packages),
      kilograms(row.grams),
      row.paid ? 'P' : 'NP',
      row.code,
    ];
    let x: number = LIST_PAGE.margin;
    cells.forEach((cell, at) => {
      const width = WIDTHS[at] ?? 0;
      const isNumber = [0, 6, 7].includes(at);
      const weight = [1, 4, 8].includes(at) ? 700 : 400;
      line(document, cell, [x + 4, y + 2, width - 8], [8, weight], isNumber ? 'right' : 'left');
      x += width;
    });
  });
}

/** The labels of these documents by pdfkit; returns the size of the file. */
export async function labelsByPdfkit(documents: readonly LabelDocument[]): Promise<number> {
  const { document, written } = await documentOf();
  for (const each of documents) label(document, each);
  document.end();
  return written;
}

/** The orders list by pdfkit; returns the size of the file. */
export async function listByPdfkit(rows: readonly OrdersListRow[]): Promise<number> {
  const { document, written } = await documentOf();
  for (let start = 0; start < rows.length; start += LIST_PAGE.rows) {
    listPage(document, rows.slice(start, start + LIST_PAGE.rows), start);
  }
  document.end();
  return written;
}
