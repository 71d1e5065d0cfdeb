import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** A parsed file that claims to be PDF/A. */
export type Subject = {
  /** The bytes, one character each. */
  readonly text: string;
  readonly document: PDFDocument;
  readonly dictionaries: readonly PDFDict[];
  readonly streams: readonly PDFRawStream[];
  /** Its XMP; `undefined` if it has none, or if the XMP is not XML. */
  readonly metadata: Document | undefined;
};

export const name = PDFName.of;
export const named = (dictionary: PDFDict, key: string): string =>
  String(dictionary.lookup(name(key)) ?? '').replace(/^\//, '');
export const inside = (dictionary: PDFDict, key: string): PDFDict | undefined => {
  const found = dictionary.lookup(name(key));
  return found instanceof PDFDict ? found : undefined;
};
export const streamIn = (dictionary: PDFDict, key: string): PDFRawStream | undefined => {
  const found = dictionary.lookup(name(key));
  return found instanceof PDFRawStream ? found : undefined;
};
export const listed = (dictionary: PDFDict, key: string): readonly (PDFObject | undefined)[] => {
  const found = dictionary.lookup(name(key));
  return found instanceof PDFArray ? found.asArray().map((_, at) => found.lookup(at)) : [];
};
export const ofType = (subject: Subject, type: string, key = 'Type'): readonly PDFDict[] =>
  subject.dictionaries.filter((one) => named(one, key) === type);
export const hasNone = (dictionaries: readonly PDFDict[], keys: readonly string[]): boolean =>
  dictionaries.every((one) => keys.every((key) => !one.has(name(key))));

export const textOf = ({ metadata }: Subject, tag: string): string =>
  metadata?.getElementsByTagName(tag)[0]?.textContent?.trim() ?? '';
