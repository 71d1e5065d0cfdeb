import type { Random } from '../vocabulary/random.ts';
import { lettering, letteringWidth } from './lettering.ts';

const WIDTH = 640;
const HEIGHT = 404;

const TINTS = [
  ['#eaf1f0', '#9fc0bb', '#2f6f6a'],
  ['#f4ece2', '#d8b48c', '#8a5a2c'],
  ['#ecedf5', '#aeb4d6', '#454f8c'],
  ['#f3eaee', '#d3a8b8', '#87405e'],
] as const;

type Tint = (typeof TINTS)[number];

function waves([, line]: Tint, random: Random): string {
  const phase = random.next() * Math.PI * 2;
  return Array.from({ length: 13 }, (_, row) => {
    const y = 66 + row * 27;
    const lift = (16 * Math.sin(row / 3 + phase)).toFixed(1);
    return `<path d="M-10 ${y}C150 ${y - Number(lift)} 260 ${y + Number(lift)} 420 ${y}S580 ${y - Number(lift)} 660 ${y}" fill="none" stroke="${line}" stroke-width="1" />`;
  }).join('');
}

const stamp = (text: string, [, , ink]: Tint): string => {
  const size = 54;
  const width = letteringWidth(text, size);
  return `<g transform="translate(${WIDTH / 2} ${HEIGHT / 2 + 20}) rotate(-16)" opacity=".34">${lettering(text, { x: -width / 2, y: -size / 2, size, weight: 9, colour: ink })}</g>`;
};

const sheetOf = (tint: Tint, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="303" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${tint[0]}"/>${content}</svg>`;

const title = (text: string, [, , ink]: Tint): string =>
  `<rect width="${WIDTH}" height="62" fill="${ink}"/>${lettering(text, { x: 34, y: 20, size: 22, weight: 3.4, colour: '#ffffff' })}`;

/** A bust without a face, in place of a card's photo. */
const bust = ([, line, ink]: Tint): string =>
  `<rect x="34" y="98" width="168" height="214" rx="12" fill="#fff" opacity=".8"/><g fill="${line}"><circle cx="118" cy="176" r="42"/><path d="M50 312c0-52 30-78 68-78s68 26 68 78z"/></g><rect x="34" y="98" width="168" height="214" rx="12" fill="none" stroke="${ink}" stroke-width="2" opacity=".5"/>`;

const bar = (x: number, y: number, width: number, [, line]: Tint): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${line}" opacity=".8"/>`;

function nameLine(label: string, name: string, y: number, [, , ink]: Tint): string {
  const size = Math.min(26, (26 * 372) / letteringWidth(name, 26));
  return `${lettering(label, { x: 234, y, size: 11, weight: 1.6, colour: ink })}${lettering(name, { x: 234, y: y + 22, size, weight: size / 7, colour: '#1f2a2c' })}`;
}

export type Holder = { firstName: string; lastName: string };

const tintOf = (random: Random): Tint => random.pick(TINTS);

/** The front of a card that no authority issued: a specimen with an invented name. */
export function specimenFront({ firstName, lastName }: Holder, random: Random): string {
  const tint = tintOf(random);
  return sheetOf(
    tint,
    `${waves(tint, random)}${title('SPECIMEN · MUSTER', tint)}${bust(tint)}${nameLine('LAST NAME', lastName, 106, tint)}${nameLine('FIRST NAME', firstName, 178, tint)}${bar(234, 256, 210, tint)}${bar(234, 282, 300, tint)}${lettering('NO DOCUMENT - SAMPLE DATA ONLY', { x: 34, y: 350, size: 15, weight: 2.2, colour: tint[2] })}${stamp('SPECIMEN', tint)}`,
  );
}

/** The back of the same card. */
export function specimenBack({ firstName, lastName }: Holder, random: Random): string {
  const tint = tintOf(random);
  const lines = Array.from({ length: 5 }, (_, at) =>
    bar(34, 104 + at * 30, random.between(220, 380), tint),
  ).join('');
  return sheetOf(
    tint,
    `${waves(tint, random)}${title('MUSTER · SPECIMEN - BACK', tint)}${lines}<circle cx="520" cy="170" r="64" fill="none" stroke="${tint[1]}" stroke-width="10" stroke-dasharray="4 9"/><circle cx="520" cy="170" r="40" fill="${tint[1]}" opacity=".5"/>${lettering(`${firstName} ${lastName}`.slice(0, 34), { x: 34, y: 284, size: 16, weight: 2.2, colour: '#1f2a2c' })}${lettering('NO DOCUMENT - SAMPLE DATA ONLY', { x: 34, y: 350, size: 15, weight: 2.2, colour: tint[2] })}${stamp('MUSTER', tint)}`,
  );
}
