import { type EditedKind, editorOf } from '../orders/document-kinds.ts';
import { splitName } from '../people/split-name.ts';

type Named = {
  readonly rechnr: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO date or time; its day is printed. */
  readonly date: string;
};

/** The two forms of an e-invoice: a PDF with the XML inside, and the XML alone. */
export const E_INVOICES = ['facturX', 'xml'] as const;

/** The files of an issued document; `pdf` is the archived one. */
export const ISSUED_FILES = ['pdf', ...E_INVOICES] as const;
export type IssuedFile = (typeof ISSUED_FILES)[number];

/**
 * The parts of the file name of an issued document: its number, the name of its addressee, its ISO
 * day.
 */
export type NamedDocument = {
  readonly number: string;
  readonly customer: string;
  readonly date: string;
};

const LONGEST_PART = 60;

/**
 * Letters and digits of every script stay; everything that a file system or a header could misread
 * is removed.
 */
const safe = (part: string): string =>
  Array.from(
    part
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, ''),
  )
    .slice(0, LONGEST_PART)
    .join('');

/** `2026-11-21T…` as `21-11-2026`. */
const dayFirst = (date: string): string => date.slice(0, 10).split('-').reverse().join('-');

/** `rechnr_firstName_lastName_DD-MM-YYYY_Rech.pdf`, safe against odd characters in each part. */
export const documentFileName = (
  kind: EditedKind,
  { rechnr, firstName, lastName, date }: Named,
): string =>
  [safe(rechnr), safe(firstName), safe(lastName), dayFirst(date), editorOf(kind).fileEnd].join('_');

/**
 * Numbers may contain slashes; file names may not. Plain letters only, because headers carry the
 * name too.
 */
const plain = (number: string): string => number.replace(/[^\w.-]+/g, '-');

/** The name of the file of one order's receipt. */
export const receiptFileName = (orderCode: string): string =>
  [plain(orderCode), 'Quittung.pdf'].filter(Boolean).join('_');

/**
 * The name of a file of an issued document, the same everywhere: the printed one is named like
 * every document, with the customer's name when it was issued, not the present one;
 * machine-readable files are named by number.
 */
export function issuedFileName(
  { number, customer, date }: NamedDocument,
  file: IssuedFile,
): string {
  switch (file) {
    case 'pdf':
      return documentFileName('invoice', { rechnr: number, ...splitName(customer), date });
    case 'facturX':
      return `${plain(number)}_factur-x.pdf`;
    case 'xml':
      return `${plain(number)}.xml`;
    default:
      return file satisfies never;
  }
}
