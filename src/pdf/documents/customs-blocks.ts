import { countryName } from '../../../domain/customs/countries.ts';
import type { CaptionLanguage } from '../../../domain/customs/customs-facts.ts';
import type { DeclarationLine, DeclarationPaper } from '../../../domain/documents/papers.ts';
import { column, mm, SOFT } from '../parts/elements.ts';
import { LETTER } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, words } from '../parts/measured.ts';
import { count, day, euros, kilograms } from '../text/figures.ts';
import { CUSTOMS_WORDS as WORDS } from '../words/declaration-words.ts';

/** A caption in the languages of a declaration: German, French, and those that were chosen. */
export type Caption = Readonly<Record<'de' | 'fr' | CaptionLanguage, string>>;
export type CaptionOf = (caption: Caption) => string;

/** German and French, where there is no space for more, or none is needed beside a number. */
export const bilingual: CaptionOf = ({ de, fr }) => `${de} / ${fr}`;

/** How the captions of a declaration read, in the languages that were chosen for it. */
export const captionsOf =
  ({ customs }: Pick<DeclarationPaper, 'customs'>): CaptionOf =>
  (caption) =>
    [
      caption.de,
      caption.fr,
      ...(customs?.captions ?? []).map((language) => caption[language]),
    ].join(' / ');

/**
 * What customs requires of one line, below its description: code, condition, origin, value of a piece.
 */
export function lineFacts(
  { hsCode, condition, origin, unitCents = null }: Partial<DeclarationLine>,
  captionOf: CaptionOf,
): string {
  const facts = [
    hsCode ? `HS ${hsCode.slice(0, 4)}.${hsCode.slice(4)}` : '',
    condition ? captionOf(WORDS.condition[condition]) : '',
    origin ? `${bilingual(WORDS.origin)}: ${countryName(origin, 'fr')} (${origin})` : '',
    unitCents === null ? '' : `${bilingual(WORDS.unitValue)}: ${euros(unitCents)}`,
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
    words(caption, { width, size: CAPTION, color: SOFT }),
    words(value, { width, size: VALUE }),
  );

/** The facts of the whole consignment, some beside each other; only those that are known. */
export function customsFacts(
  paper: DeclarationPaper,
  captionOf: CaptionOf,
  columns: number,
): Measured {
  const { category, idKind, idNumber, recipientCin, vehicle, passage } = paper.customs ?? {};
  const document = [idKind ? captionOf(WORDS.idKind[idKind]) : '', idNumber ?? ''];
  const facts = [
    [captionOf(WORDS.category), category ? captionOf(WORDS.categories[category]) : ''],
    [captionOf(WORDS.id), document.filter(Boolean).join(': ')],
    [captionOf(WORDS.cin), paper.direction === 'A' ? (recipientCin ?? '') : ''],
    [captionOf(WORDS.vehicle), vehicle ?? ''],
    [captionOf(WORDS.passage), passage ? day(passage, '/') : ''],
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
  { parcels = [] }: DeclarationPaper,
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
    words(captionOf(WORDS.marks), { width, size: CAPTION, color: SOFT }),
    // A mark is not divided between two lines.
    words(marks.map((mark) => mark.replaceAll(' ', '\u00a0')).join(between), { width, size: 9 }),
  );
}
