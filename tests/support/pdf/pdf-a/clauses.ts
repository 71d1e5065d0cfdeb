import { decodePDFRawStream, PDFBool, PDFDict, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import {
  hasNone,
  inside,
  listed,
  name,
  named,
  ofType,
  type Subject,
  streamIn,
  textOf,
} from './subject.ts';

/**
 * The requirements of ISO 19005-3 by clause number, as far as the structure of a file shows them.
 */
export type Clause = { readonly id: string; readonly holds: (subject: Subject) => boolean };

const filtersOf = ({ dict }: PDFRawStream): readonly string[] =>
  [dict.lookup(name('Filter')), ...listed(dict, 'Filter')].map(String);

const decoded = (stream: PDFRawStream): string =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

/** The content streams: those of pages, and the forms that they use. */
const drawings = (subject: Subject): readonly string[] =>
  [
    ...subject.document.getPages().flatMap(({ node }) => {
      const one = streamIn(node, 'Contents');
      return one ? [one] : listed(node, 'Contents').filter((each) => each instanceof PDFRawStream);
    }),
    ...subject.streams.filter(({ dict }) => named(dict, 'Subtype') === 'Form'),
  ].map(decoded);

function describesRgb({ document }: Subject): boolean {
  const [intent, ...others] = listed(document.catalog, 'OutputIntents');
  if (!(intent instanceof PDFDict) || others.length > 0) return false;
  const profile = streamIn(intent, 'DestOutputProfile');
  if (named(intent, 'S') !== 'GTS_PDFA1' || !profile) return false;
  const bytes = decoded(profile);
  return (
    named(profile.dict, 'N') === '3' &&
    bytes.slice(16, 20) === 'RGB ' &&
    bytes.slice(36, 40) === 'acsp'
  );
}

const isEmbedded = (font: PDFDict): boolean => {
  const descriptor = inside(font, 'FontDescriptor');
  if (['Type0', 'Type3'].includes(named(font, 'Subtype'))) return true;
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(name(key)));
};

/** Printed, and neither invisible, hidden nor "no view" (flags 1, 2, 6 and 9). */
const isShown = (annotation: PDFDict): boolean => {
  const flags = annotation.lookup(name('F'));
  const bits = flags instanceof PDFNumber ? flags.asNumber() : 0;
  return (bits & 0b1_0010_0111) === 0b100;
};

const FORBIDDEN_ACTIONS =
  'Launch Sound Movie ResetForm ImportData Hide SetOCGState Rendition Trans GoTo3DView JavaScript';
const BLENDS =
  'Normal Compatible Multiply Screen Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Saturation Color Luminosity';
const RELATIONS = ['Source', 'Data', 'Alternative', 'Supplement', 'Unspecified'];

/** Properties of a custom namespace need a schema that describes them. */
function describesItsProperties(subject: Subject): boolean {
  const own = textOf(subject, 'pdfaSchema:namespaceURI');
  const used = [...(subject.metadata?.getElementsByTagName('*') ?? [])].filter(
    ({ prefix }) => prefix === 'fx',
  );
  const described = [...(subject.metadata?.getElementsByTagName('pdfaProperty:name') ?? [])];
  return used.every(
    ({ localName, namespaceURI }) =>
      namespaceURI === own && described.some(({ textContent }) => textContent === localName),
  );
}

function attachesWell(subject: Subject): boolean {
  const { catalog } = subject.document;
  const attached = ofType(subject, 'Filespec').filter((one) => one.has(name('EF')));
  const associated = listed(catalog, 'AF');
  return attached.every((one) => {
    const files = inside(one, 'EF');
    const file = files && streamIn(files, 'F');
    return (
      ['F', 'UF'].every((key) => one.has(name(key))) &&
      RELATIONS.includes(named(one, 'AFRelationship')) &&
      associated.includes(one) &&
      named(file?.dict ?? one, 'Subtype') !== '' &&
      Boolean(file && inside(file.dict, 'Params')?.has(name('ModDate')))
    );
  });
}

/** The day and the texts that must be the same in the old and the new metadata of a file. */
const isConsistent = (subject: Subject): boolean => {
  const { document } = subject;
  const notified = [
    [document.getTitle(), textOf(subject, 'dc:title')],
    [document.getAuthor(), textOf(subject, 'dc:creator')],
    [document.getCreator(), textOf(subject, 'xmp:CreatorTool')],
    [document.getProducer(), textOf(subject, 'pdf:Producer')],
    [document.getCreationDate()?.getTime(), Date.parse(textOf(subject, 'xmp:CreateDate'))],
  ];
  return notified.every(([old, now]) => old === undefined || old === now);
};

export const CLAUSES: readonly Clause[] = [
  { id: '6.1.2 header', holds: ({ text }) => /^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(text) },
  {
    id: '6.1.3 trailer',
    holds: ({ text, document: { context } }) =>
      context.trailerInfo.ID !== undefined &&
      context.trailerInfo.Encrypt === undefined &&
      /%%EOF\r?\n?$/.test(text),
  },
  {
    id: '6.1.7.1 streams',
    holds: ({ streams }) =>
      streams.every(({ dict }) => hasNone([dict], ['F', 'FFilter', 'FDecodeParms'])),
  },
  {
    id: '6.1.7.2 filters',
    holds: ({ streams }) =>
      streams.flatMap(filtersOf).every((one) => !['/LZWDecode', '/Crypt'].includes(one)),
  },
  { id: '6.2.3 output intent', holds: describesRgb },
  {
    id: '6.2.4.3 device colours',
    holds: (subject) =>
      !subject.dictionaries.some((one) => String(one).includes('/DeviceCMYK')) &&
      !drawings(subject).some((one) => /(^|\s)[\d.]+(\s+[\d.]+){3}\s+[kK](\s|$)/.test(one)),
  },
  {
    id: '6.2.5 graphics states',
    holds: ({ dictionaries }) => hasNone(dictionaries, ['TR', 'TR2', 'HTP']),
  },
  {
    id: '6.2.8 images',
    holds: (subject) => {
      const images = ofType(subject, 'Image', 'Subtype');
      return (
        hasNone(images, ['Alternates', 'OPI']) &&
        images.every((one) => one.lookup(name('Interpolate')) !== PDFBool.True)
      );
    },
  },
  {
    id: '6.2.9 forms',
    holds: (subject) => hasNone(ofType(subject, 'Form', 'Subtype'), ['PS', 'OPI', 'Ref']),
  },
  {
    id: '6.2.10 transparency',
    holds: ({ dictionaries }) =>
      dictionaries.every(
        (one) => !one.has(name('BM')) || BLENDS.split(' ').includes(named(one, 'BM')),
      ),
  },
  {
    id: '6.2.11.3 composite fonts',
    holds: (subject) =>
      ofType(subject, 'CIDFontType2', 'Subtype').every(
        (one) =>
          named(one, 'CIDToGIDMap') === 'Identity' || streamIn(one, 'CIDToGIDMap') !== undefined,
      ) &&
      ofType(subject, 'Type0', 'Subtype').every((one) =>
        ['Identity-H', 'Identity-V'].includes(named(one, 'Encoding')),
      ),
  },
  {
    id: '6.2.11.4 embedded fonts',
    holds: (subject) => {
      const fonts = ofType(subject, 'Font');
      return fonts.length > 0 && fonts.every(isEmbedded);
    },
  },
  {
    id: '6.3 annotations',
    holds: ({ document }) =>
      document
        .getPages()
        .flatMap(({ node }) => listed(node, 'Annots'))
        .every((one) => one instanceof PDFDict && isShown(one)),
  },
  {
    id: '6.4.1 forms to fill in',
    holds: ({ document: { catalog } }) =>
      hasNone(
        [inside(catalog, 'AcroForm')].filter((one) => one !== undefined),
        ['NeedAppearances', 'XFA'],
      ),
  },
  {
    id: '6.5 actions',
    holds: ({ dictionaries }) =>
      hasNone(dictionaries, ['AA', 'JavaScript']) &&
      dictionaries.every((one) => !FORBIDDEN_ACTIONS.split(' ').includes(named(one, 'S'))),
  },
  {
    id: '6.6.2 metadata',
    holds: (subject) => {
      const stream = streamIn(subject.document.catalog, 'Metadata');
      return (
        subject.metadata !== undefined &&
        named(stream?.dict ?? subject.document.catalog, 'Type') === 'Metadata' &&
        named(stream?.dict ?? subject.document.catalog, 'Subtype') === 'XML'
      );
    },
  },
  { id: '6.6.2.3 extension schemas', holds: describesItsProperties },
  { id: '6.6.3 information', holds: isConsistent },
  {
    id: '6.6.4 part and level',
    holds: (subject) =>
      textOf(subject, 'pdfaid:part') === '3' && textOf(subject, 'pdfaid:conformance') === 'B',
  },
  { id: '6.8 embedded files', holds: attachesWell },
  {
    id: '6.10 presentations',
    holds: ({ document: { catalog }, dictionaries }) =>
      hasNone(dictionaries, ['PresSteps', 'AlternatePresentations']) &&
      hasNone([catalog], ['Requirements', 'NeedsRendering']),
  },
];
