import { countryName } from '../../../domain/customs/countries.ts';
import type { CaptionLanguage } from '../../../domain/customs/customs-facts.ts';
import type {
  DeclarationDocument,
  DeclarationLine,
} from '../../../domain/documents/printed-documents.ts';
import { captions as ar } from '../../i18n/printed/declaration/ar.ts';
import { type DeclarationCaptions, captions as de } from '../../i18n/printed/declaration/de.ts';
import { captions as es } from '../../i18n/printed/declaration/es.ts';
import { captions as fr } from '../../i18n/printed/declaration/fr.ts';
import { column, mm, SOFT } from '../parts/elements.ts';
import { LETTER } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, textBlock } from '../parts/measured.ts';
import { count, day, euros, kilograms } from '../text/figures.ts';

/** The captions that a person may choose beside German and French. */
export const CAPTIONS: Readonly<Record<CaptionLanguage, DeclarationCaptions>> = { es, ar };

/** One of the captions, of whatever language. */
export type Caption = (captions: DeclarationCaptions) => string;
export type CaptionOf = (caption: Caption) => string;

/** German and French, where there is no space for more, or none is needed beside a number. */
export const bilingual: CaptionOf = (caption) => `${caption(de)} / ${caption(fr)}`;

/** How the captions of a declaration read, in the languages that were chosen for it. */
export const captionsOf =
  ({ customs }: Pick<DeclarationDocument, 'customs'>): CaptionOf =>
  (caption) =>
    [de, fr, ...(customs?.captions ?? []).map((language) => CAPTIONS[language])]
      .map(caption)
      .join(' / ');

/**
 * What customs requires of one line, below its description: code, condition, origin, value of a piece.
 */
export function lineFacts(
  { hsCode, condition, origin, unitCents = null }: Partial<DeclarationLine>,
  captionOf: CaptionOf,
): string {
  const facts = [
    hsCode ? `HS ${hsCode.slice(0, 4)}.${hsCode.slice(4)}` : '',
    condition ? captionOf(({ customs }) => customs.condition[condition]) : '',
    origin
      ? `${bilingual(({ customs }) => customs.origin)}: ${countryName(origin, 'fr')} (${origin})`
      : '',
    unitCents === null
      ? ''
      : `${bilingual(({ customs }) => customs.unitValue)}: ${euros(unitCents)}`,
  ];
  return facts.filter(Boolean).join(' · ');
}

const GAP = mm(4);
const CAPTION = 7.5;
const VALUE = 9.5;

/** A caption above its value. */
const fact = ([caption, value]: readonly [string, string], width: number): Measured =>
  stacked(
    { width, below: 3 },
    textBlock(caption, { width, size: CAPTION, color: SOFT }),
    textBlock(value, { width, size: VALUE }),
  );

/** The facts of the whole consignment, some beside each other; only those that are known. */
export function customsFacts(
  document: DeclarationDocument,
  captionOf: CaptionOf,
  columns: number,
): Measured {
  const { category, idKind, idNumber, recipientCin, vehicle, passage } = document.customs ?? {};
  const identity = [
    idKind ? captionOf(({ customs }) => customs.idKind[idKind]) : '',
    idNumber ?? '',
  ];
  const facts = [
    [
      captionOf(({ customs }) => customs.category),
      category ? captionOf(({ customs }) => customs.categories[category]) : '',
    ],
    [captionOf(({ customs }) => customs.id), identity.filter(Boolean).join(': ')],
    [
      captionOf(({ customs }) => customs.cin),
      document.direction === 'A' ? (recipientCin ?? '') : '',
    ],
    [captionOf(({ customs }) => customs.vehicle), vehicle ?? ''],
    [captionOf(({ customs }) => customs.passage), passage ? day(passage, '/') : ''],
  ] as const;
  const width = (mm(LETTER.width) - GAP * (columns - 1)) / columns;
  const blank: Measured = { piece: column({ width }), height: 0 };
  const known = facts.filter(([, value]) => value !== '').map((each) => fact(each, width));
  const rows = Array.from({ length: Math.ceil(known.length / columns) }, (_, at) =>
    Array.from({ length: columns }, (_, place) => known[at * columns + place] ?? blank),
  );
  return stacked(
    { below: known.length > 0 ? mm(2) : 0 },
    ...rows.map((cells) => beside({}, ...cells)),
  );
}

/** The parcels with their marks and weights, as their labels bear them. */
export function parcelMarks(
  { parcels = [] }: DeclarationDocument,
  captionOf: CaptionOf,
  { width, between }: { readonly width: number; readonly between: string },
): Measured {
  if (parcels.length === 0) return NOTHING;
  const marks = parcels.map(({ position, code, grams }) =>
    [
      `${count(position)}/${count(parcels.length)}`,
      code,
      grams === null ? '' : `${kilograms(grams)} kg`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  return stacked(
    { width },
    textBlock(
      captionOf(({ customs }) => customs.marks),
      { width, size: CAPTION, color: SOFT },
    ),
    // A mark is not divided between two lines.
    textBlock(marks.map((mark) => mark.replaceAll(' ', '\u00a0')).join(between), {
      width,
      size: 9,
    }),
  );
}
