// The labels and the orders list by Typst, from the same rows, texts, places and fonts as ours. The
// codes are encoded by our functions, since Typst has none, and drawn as the same outlines, in an
// SVG. What differs:
//
// - Labels: letters that do not fit become smaller by half a point at a time. A phone number within
//   Arabic is in the order of plain bidirectional text, its groups from right to left.
// - List: the rows are one table of Typst's own, which breaks it into pages and repeats its head. A
//   cell that is too long for its column is not fitted into it by smaller letters. All rules
//   have one thickness, and the totals the height of a row.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type {
  LabelDocument,
  LabelParcel,
  OrdersListDocument,
} from '../domain/documents/printed-documents.ts';
import { spacedParcelCode } from '../domain/parcels/parcel-code.ts';
import { LABEL_TEXTS } from '../src/i18n/printed/labels/both.ts';
import { ordersListTexts } from '../src/i18n/printed/orders-list/en.ts';
import { type CodeOutline, code128Outline, qrOutline } from '../src/pdf/codes/codes.ts';
import {
  INNER,
  labelFields,
  MARGIN,
  parcelFields,
  WIDTH,
} from '../src/pdf/documents/label-fields.ts';
import {
  decimalsOfList,
  type ListLine,
  linesOfList,
  PLACED,
  sumsOf,
} from '../src/pdf/documents/orders-list-columns.ts';
import { journeyOf } from '../src/pdf/documents/orders-list-painting.ts';
import { readFontInNode } from '../src/pdf/engine/print-in-node.ts';
import { unpackWoff } from '../src/pdf/fonts/unpack-woff.ts';
import { type Field, fieldAt } from '../src/pdf/parts/placed-fields.ts';
import { count, day, kilograms } from '../src/pdf/text/figures.ts';
import { hasRightToLeft } from '../src/pdf/text/printable.ts';
import { COMPANY } from '../tests/support/sample-documents.ts';

const PACKAGE = '@myriaddreamin/typst-ts-node-compiler';

/** What is used of that package. */
type Compiler = {
  pdf(
    source: { readonly mainFileContent: string; readonly inputs: { readonly data: string } },
    options: { readonly pdfTags: boolean },
  ): Buffer;
};
type Typst = {
  readonly NodeCompiler: {
    create(options: { readonly fontArgs: readonly { readonly fontBlobs: Buffer[] }[] }): Compiler;
  };
};

async function fonts(): Promise<Buffer[]> {
  const all = (['Latin', 'Arabic'] as const).flatMap((family) =>
    ([400, 700] as const).map(async (weight) =>
      Buffer.from(await unpackWoff(await readFontInNode(family, weight))),
    ),
  );
  return Promise.all(all);
}

const template = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, `${name}.typ`), 'utf8');

/** Both documents by the Typst in this folder; each returns its file. */
export async function typstIn(folder: string) {
  const typst: Typst = createRequire(resolve(folder, 'package.json'))(PACKAGE);
  const compiler = typst.NodeCompiler.create({ fontArgs: [{ fontBlobs: await fonts() }] });
  const [labelSource, listSource] = await Promise.all(['typst-labels', 'typst-list'].map(template));
  // Ours have no tags for screen readers either.
  const pdf = (mainFileContent = '', data: unknown): Buffer =>
    compiler.pdf({ mainFileContent, inputs: { data: JSON.stringify(data) } }, { pdfTags: false });
  return {
    labels: (documents: readonly LabelDocument[]) => pdf(labelSource, documents.flatMap(labelsOf)),
    list: (printedList: OrdersListDocument) => pdf(listSource, listOf(printedList)),
  };
}

const labelsOf = (document: LabelDocument) => {
  const fields = labelFields(document, COMPANY).map(textOf);
  return document.parcels.map((parcel) => labelOf(document, parcel, fields));
};

const labelOf = (
  document: LabelDocument,
  parcel: LabelParcel,
  fields: readonly ReturnType<typeof textOf>[],
) => ({
  fields: [
    ...fields,
    ...parcelFields(document, parcel).map(textOf),
    textOf(
      fieldAt([MARGIN, 142, INNER, 6], spacedParcelCode(parcel.code), {
        size: 12,
        align: 'center',
      }),
    ),
  ],
  frames: framesOf(document, parcel),
  codes: codesOf(parcel.code),
});

const textOf = ({ left, top, align, content, space }: Field) => ({
  left,
  top,
  align,
  content,
  width: space.width,
  height: space.height,
  size: space.size,
  least: space.least ?? space.size,
  weight: space.weight ?? 400,
  isRightToLeft: hasRightToLeft(content),
});

/** The payment, and the shipping badge of a heavy parcel. */
function framesOf({ paid, payment }: LabelDocument, { grams }: LabelParcel) {
  const weight = grams ?? 0;
  return [
    {
      x: 52,
      width: 44,
      text: paid ? LABEL_TEXTS.paid : LABEL_TEXTS.open[payment],
      isSolid: !paid,
    },
    ...(weight > 10_000
      ? [{ x: 36, width: 13, text: weight > 20_000 ? '20+' : '10+', isSolid: weight > 20_000 }]
      : []),
  ];
}

function codesOf(code: string) {
  const bars = code128Outline(code, () => 0.75, 20);
  const qr = qrOutline(code, 1);
  return [
    { ...imageOf(bars), x: (WIDTH - bars.width) / 2, y: 121.5 },
    { ...imageOf(qr), x: WIDTH - MARGIN - qr.width - 1, y: 78 },
  ];
}

const imageOf = ({ d, width, height }: CodeOutline) => ({
  width,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="${d}"/></svg>`,
});

function listOf(printedList: OrdersListDocument) {
  const { rows, date } = printedList;
  const decimals = decimalsOfList(rows);
  const sums = sumsOf(rows);
  return {
    title: ordersListTexts.title,
    journey: journeyOf(printedList),
    date: day(date, '/'),
    unpaid: ordersListTexts.unpaid,
    columns: PLACED.map(({ head, width, align, weight }) => ({ head, width, align, weight })),
    lines: linesOfList(rows).map((line) => lineOf(line, decimals)),
    total: sumLine(ordersListTexts.total(sums.orders, sums.unpaid), sums, decimals),
  };
}

const lineOf = (line: ListLine, decimals: 2 | 3) =>
  line.kind === 'order'
    ? {
        isPaid: line.row.paid,
        cells: PLACED.map(({ cell }) => cell(line.row, { index: line.index, decimals })),
      }
    : sumLine(
        `${line.city}: ${ordersListTexts.subtotal(line.sums.orders, line.sums.unpaid)}`,
        line.sums,
        decimals,
      );

const sumLine = (
  caption: string,
  { packages, grams }: ReturnType<typeof sumsOf>,
  decimals: 2 | 3,
) => ({ caption, packages: count(packages), weight: kilograms(grams, decimals) });
