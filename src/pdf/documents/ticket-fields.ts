import { destinationOf } from '../../../domain/documents/destination.ts';
import type { Party, TicketPaper } from '../../../domain/documents/papers.ts';
import { cityLine, wayOf } from '../parts/party-lines.ts';
import { type Field, fieldAt } from '../parts/placed-fields.ts';
import { edgeOf } from '../text/direction.ts';
import { day } from '../text/figures.ts';
import { countryLine } from '../words/countries.ts';
import { LABEL_WORDS as WORDS } from '../words/label-words.ts';

/** In millimetres. */
export const WIDTH = 50;
export const MARGIN = 4;
export const INNER = WIDTH - 2 * MARGIN;
/** The space beside the code and the white around it. */
const LEFT = 22;

/** Smaller letters cannot be read on a ticket (in points). */
const LEAST = 6;
const BOLD = { weight: 700 } as const;

/** A phone number in Morocco is printed as digits only (specification 9). */
const phoneOf = ({ phone, country }: Party): string =>
  country === 'MA' ? phone.replace(/\D/g, '') : phone;

/** The texts of a ticket: each has its own place, and none takes another's. */
export const ticketFields = (paper: TicketPaper): readonly Field[] => [
  ...head(paper),
  ...recipient(paper.recipient),
  ...sender(paper.sender),
];

const head = ({ recipient: to, sender: from, ...paper }: TicketPaper): Field[] => [
  fieldAt([MARGIN, 3.5, INNER, 9.5], (destinationOf(to) || countryLine(to.country)).toUpperCase(), {
    ...BOLD,
    size: 20,
    least: 9,
  }),
  fieldAt([MARGIN, 13, LEFT, 4.8], wayOf(from, to), { ...BOLD, size: 10 }),
  fieldAt([26, 13.4, 20, 4], day(paper.date), { size: 8, align: 'right' }),
  fieldAt([MARGIN, 18.2, LEFT, 7.8], paper.customerCode, { ...BOLD, size: 16, least: 8 }),
  fieldAt([MARGIN, 26, LEFT, 4], WORDS.order, { size: 7 }),
  fieldAt([MARGIN, 29.2, LEFT, 4.2], paper.orderCode, { size: 8, least: LEAST }),
];

const caption = (y: number, words: string): Field =>
  fieldAt([MARGIN, y, INNER, 3.4], words, { ...BOLD, size: 7 });

/** Name, phone and address below each other from a given height on, each as high as specified. */
function person(
  party: Party,
  [top, ...heights]: readonly [number, number, number, number, number],
  [ofName, ofPhone, ofAddress]: readonly [number, number, number],
  phoneWeight: 400 | 700,
): Field[] {
  const align = edgeOf(party.name);
  const looks = [
    [party.name, { ...BOLD, size: ofName }],
    [phoneOf(party), { weight: phoneWeight, size: ofPhone }],
    [party.street, { size: ofAddress }],
    [cityLine(party), { ...BOLD, size: ofAddress }],
    [countryLine(party.country), { size: 8 }],
  ] as const;
  return looks.map(([content, look], index) => {
    const y = top + heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    return fieldAt([MARGIN, y, INNER, heights[index] ?? 4], content, {
      align,
      least: LEAST,
      ...look,
    });
  });
}

/** The parts that a driver looks for are large. The address is in capitals (specification 9). */
const recipient = (party: Party): Field[] => [
  caption(43.2, WORDS.recipient),
  ...person(
    {
      ...party,
      street: party.street.toUpperCase(),
      city: party.city.toUpperCase(),
    },
    [46.4, 14.8, 6.6, 16.2, 6],
    [16, 14, 12.5],
    700,
  ),
];

const sender = (party: Party): Field[] => [
  caption(96.2, WORDS.sender),
  ...person(party, [99.4, 9.8, 4.8, 11.6, 4.8], [11, 10, 10], 400),
];
