import { destinationOf } from '../../../domain/cities/address-parts.ts';
import type { CompanySettings } from '../../../domain/documents/company-settings.ts';
import type {
  LabelDocument,
  LabelFact,
  LabelParcel,
} from '../../../domain/documents/printed-documents.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { LABEL_TEXTS } from '../../i18n/printed/labels/both.ts';
import { cityLine, countryLine, wayOf } from '../parts/address-lines.ts';
import { type Field, fieldAt } from '../parts/placed-fields.ts';
import { day, euros, kilograms } from '../text/figures.ts';
import { edgeOf } from '../text/printable.ts';

/** In millimetres. */
export const WIDTH = 100;
export const MARGIN = 4;
export const INNER = WIDTH - 2 * MARGIN;

/** Smaller letters cannot be read on a parcel (in points). */
const LEAST = 7;
const BOLD = { weight: 700 } as const;
/**
 * A city is what sorters read: its letters become smaller than others before one of them breaks off.
 */
const LEAST_OF_CITY = 4;

/** The texts that all labels of an order share. */
export const labelFields = (
  document: LabelDocument,
  company: CompanySettings,
): readonly Field[] => [
  ...head(document),
  ...recipient(document),
  ...sender(document),
  fieldAt([MARGIN, 116.6, INNER, 4.2], carrierLine(company), { size: 9, least: 5 }),
];

/** The texts of one parcel. */
export const parcelFields = (
  { parcels }: LabelDocument,
  { position, grams }: LabelParcel,
): readonly Field[] => [
  fieldAt([72, 3.5, 24, 14], `${position}/${parcels.length}`, {
    ...BOLD,
    size: 30,
    least: 12,
    align: 'right',
  }),
  fieldAt([MARGIN, 109.25, 30, 6.5], grams === null ? '' : `${kilograms(grams)} kg`, {
    ...BOLD,
    size: 14,
  }),
];

/** The destination for sorters; the country if the address does not name a city. */
const head = ({ recipient: to, sender: from, tour, date, orderCode }: LabelDocument): Field[] => [
  fieldAt([MARGIN, 3.5, 66, 14], (destinationOf(to) || countryLine(to.country)).toUpperCase(), {
    ...BOLD,
    size: 30,
    least: LEAST_OF_CITY,
  }),
  fieldAt([MARGIN, 17.3, 22, 5.6], wayOf(from, to), { ...BOLD, size: 12 }),
  fieldAt(
    [26, 17.8, 70, 4.7],
    [tour, day(date), `${LABEL_TEXTS.order} ${orderCode}`].filter(Boolean).join(' · '),
    { size: 9, least: LEAST - 2, align: 'right' },
  ),
];

const caption = (y: number, texts: string): Field =>
  fieldAt([MARGIN, y, 60, 3.8], texts, { ...BOLD, size: 8 });

/** The city has its own field, so that a long street never takes its place. */
function recipient({ recipient: person, parcels }: LabelDocument): Field[] {
  const align = edgeOf(person.name);
  const line = (
    y: number,
    height: number,
    content: string,
    look: { size: number; weight?: 700; least?: number },
  ) => fieldAt([MARGIN, y, INNER, height], content, { align, least: LEAST, ...look });
  return [
    caption(24.3, LABEL_TEXTS.recipient),
    fieldAt([66, 24, 30, 5.2], `${parcels.length} ${LABEL_TEXTS.parcels}`, {
      ...BOLD,
      size: 11,
      align: 'right',
    }),
    line(29.2, 11.4, person.name, { ...BOLD, size: 19 }),
    line(40.7, 7.4, formatPhone(person.phone), { ...BOLD, size: 16 }),
    line(48.3, 14, person.street, { size: 13 }),
    line(62.5, 6.6, cityLine(person), { ...BOLD, size: 14, least: LEAST_OF_CITY }),
    line(69.3, 4.6, countryLine(person.country), { size: 10 }),
  ];
}

function sender({ sender: person, parcels, facts }: LabelDocument): Field[] {
  const line = (y: number, height: number, content: string, weight: 400 | 700 = 400) =>
    fieldAt([MARGIN, y, 62, height], content, { size: 9.5, least: LEAST - 1, weight });
  return [
    caption(75.6, LABEL_TEXTS.sender),
    // Two lines of letters that can be read, or one of large ones.
    line(79, 6.8, person.name, 700),
    line(85.8, 3.9, formatPhone(person.phone)),
    line(89.7, 6.2, person.street),
    fieldAt([MARGIN, 95.9, 62, 3.9], cityLine(person), { size: 9.5, least: LEAST_OF_CITY }),
    line(99.8, 3.7, countryLine(person.country)),
    line(
      103.3,
      4.5,
      [`${LABEL_TEXTS.shipments}: ${parcels.length}`, ...facts.map(factLine)].join(' · '),
    ),
  ];
}

const factLine = ({ path, ...fact }: LabelFact): string =>
  `${LABEL_TEXTS.facts[path]} ${'cents' in fact ? euros(fact.cents) : fact.text}`;

/** The carrier, and whom to call if the parcel cannot be delivered. */
const carrierLine = ({ name, contact: { phones } }: CompanySettings): string =>
  [name, phones.length > 0 ? `${LABEL_TEXTS.returns}: ${phones.map(formatPhone).join(' · ')}` : '']
    .filter(Boolean)
    .join(' · ');
