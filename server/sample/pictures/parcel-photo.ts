import type { Random } from '../vocabulary/random.ts';

/** What somebody takes a photo of. */
export type PhotoSubject = 'scale' | 'boxes' | 'bag';

export const PHOTO = { width: 960, height: 720 } as const;

const CARTONS = ['#c79a63', '#b98850', '#d3a871', '#a97c49', '#c08f5a'] as const;
const FLOORS = [
  ['#cfc8bd', '#8f8a82'],
  ['#b9bec2', '#6f777d'],
  ['#d9cdb8', '#9c8c70'],
] as const;
const CHECKS = ['#2c5aa0', '#b3332c', '#2e7d4f'] as const;

/** The strokes of each digit, as a display of seven bars shows it. */
const BARS: readonly string[] = [
  '012456',
  '25',
  '02346',
  '02356',
  '1235',
  '01356',
  '013456',
  '025',
  '0123456',
  '012356',
];
const BAR_PLACES: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [4, 0, 22, 5],
  [0, 4, 5, 22],
  [25, 4, 5, 22],
  [4, 26, 22, 5],
  [0, 30, 5, 22],
  [25, 30, 5, 22],
  [4, 52, 22, 5],
];

function digit(value: string, x: number): string {
  const bars = [...(BARS[Number(value)] ?? '')].map((bar) => {
    const [left, top, width, height] = BAR_PLACES[Number(bar)] ?? [0, 0, 0, 0];
    return `<rect x="${x + left}" y="${top}" width="${width}" height="${height}" rx="2"/>`;
  });
  return bars.join('');
}

/** A weight in kilograms on the display of a scale. */
function display(kilos: number): string {
  const [whole = '0', tenth = '0'] = kilos.toFixed(1).split('.');
  const shown = whole.padStart(3, ' ');
  const digits = [...shown].map((one, at) => (one === ' ' ? '' : digit(one, at * 42))).join('');
  return `<g transform="translate(402 585)" fill="#3df0a0">${digits}<rect x="122" y="50" width="7" height="7"/>${digit(tenth, 136)}</g>`;
}

function carton(x: number, y: number, width: number, height: number, random: Random): string {
  const colour = random.pick(CARTONS);
  const side = width * 0.22;
  const tape = width * 0.12;
  return `<g transform="translate(${x} ${y})"><path d="M${width} 0l${side} ${-side * 0.6}v${height}l${-side} ${side * 0.6}z" fill="#00000040"/><path d="M${width} 0l${side} ${-side * 0.6}v${height}l${-side} ${side * 0.6}z" fill="${colour}" opacity=".75"/><path d="M0 0l${side} ${-side * 0.6}h${width}l${-side} ${side * 0.6}z" fill="${colour}"/><path d="M0 0l${side} ${-side * 0.6}h${width}l${-side} ${side * 0.6}z" fill="#ffffff38"/><rect width="${width}" height="${height}" fill="${colour}"/><rect x="${(width - tape) / 2}" width="${tape}" height="${height * 0.45}" fill="#e9dcc0" opacity=".75"/><rect x="${width * 0.08}" y="${height * 0.58}" width="${width * 0.34}" height="${height * 0.28}" fill="#f7f4ec"/><path d="M${width * 0.11} ${height * 0.66}h${width * 0.26}M${width * 0.11} ${height * 0.73}h${width * 0.2}M${width * 0.11} ${height * 0.8}h${width * 0.24}" stroke="#444" stroke-width="4"/></g>`;
}

const room = ([floor, wall]: (typeof FLOORS)[number]): string =>
  `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${wall}"/><stop offset="1" stop-color="#4a4742"/></linearGradient><radialGradient id="lamp" cy=".1" r=".9"><stop stop-color="#fff" stop-opacity=".35"/><stop offset="1" stop-color="#000" stop-opacity=".28"/></radialGradient></defs><rect width="960" height="430" fill="url(#wall)"/><path d="M0 430h960v290H0z" fill="${floor}"/><path d="M0 430h960M0 520l960-30M0 640l960-60M180 430L20 720M620 430l90 290" stroke="#00000020" stroke-width="3"/>`;

const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="26" fill="#000" opacity=".28"/>`;

function onScale(kilos: number, random: Random): string {
  const width = random.between(300, 380);
  const height = random.between(220, 290);
  const left = 480 - width / 2;
  return `${shadow(480, 660, 340)}<path d="M250 520h460l40 46v86a16 16 0 0 1-16 16H226a16 16 0 0 1-16-16v-86z" fill="#5b6368"/><path d="M236 506h488l-14 22H250z" fill="#d5dade"/><rect x="382" y="570" width="196" height="86" rx="8" fill="#10231b"/>${display(kilos)}${carton(left, 510 - height, width, height, random)}`;
}

function stack(random: Random): string {
  const wide = random.between(250, 310);
  const low = random.between(170, 210);
  const third = random.chance(0.6)
    ? carton(random.between(230, 330), 600 - low - 150, random.between(190, 240), 150, random)
    : '';
  return `${shadow(470, 610, 380)}${carton(150, 600 - low, wide, low, random)}${carton(
    190 + wide,
    600 - low - 30,
    random.between(200, 260),
    low + 30,
    random,
  )}${third}`;
}

/** A chequered bag, as half of Morocco's families own one. */
function chequeredBag(random: Random): string {
  const colour = random.pick(CHECKS);
  const stripes = Array.from({ length: 9 }, (_, at) => {
    const x = 262 + at * 50;
    return `<rect x="${x}" y="270" width="18" height="340" fill="${colour}" opacity=".55"/>`;
  });
  const rows = Array.from({ length: 7 }, (_, at) => {
    return `<rect x="240" y="${284 + at * 48}" width="480" height="16" fill="${colour}" opacity=".55"/>`;
  });
  return `${shadow(480, 615, 320)}<path d="M372 282q0-90 108-90t108 90" fill="none" stroke="${colour}" stroke-width="16"/><clipPath id="bag"><path d="M252 280q228-30 456 0l22 310q-250 40-500 0z"/></clipPath><g clip-path="url(#bag)"><rect x="220" y="240" width="520" height="400" fill="#f3efe6"/>${stripes.join('')}${rows.join('')}</g><path d="M262 292h436" stroke="#333" stroke-width="7" stroke-dasharray="14 6"/>`;
}

/** A plain photo from a warehouse or a hallway, as an SVG of 960 × 720 pixels. */
export function parcelPhoto(subject: PhotoSubject, kilos: number, random: Random): string {
  const things =
    subject === 'scale'
      ? onScale(kilos, random)
      : subject === 'boxes'
        ? stack(random)
        : chequeredBag(random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">${room(random.pick(FLOORS))}${things}<rect width="960" height="720" fill="url(#lamp)"/></svg>`;
}
