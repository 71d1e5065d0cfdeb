import type { Random } from '../vocabulary/random.ts';

type Palette = {
  sky: readonly [string, string, string];
  sun: string;
  ridges: readonly [string, string, string];
  sea: string;
  town: string;
  hill: readonly [string, string];
  road: string;
};

/** Times of day, one per tour, that look like one journey side by side. */
const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    sky: ['#2d5d7b', '#e3a07a', '#f8d8a8'],
    sun: '#fff1cf',
    ridges: ['#b98579', '#8d6570', '#5f4c62'],
    sea: '#6f8fa3',
    town: '#3f3550',
    hill: ['#4a5a4a', '#2d3b38'],
    road: '#d9c3a4',
  },
  {
    sky: ['#7fb6c9', '#bfdcd9', '#f6ead0'],
    sun: '#fffaf0',
    ridges: ['#a8bfb9', '#7f9f99', '#587f7c'],
    sea: '#4f97ab',
    town: '#f1e5d0',
    hill: ['#8a9a5b', '#5f7446'],
    road: '#efe0c4',
  },
  {
    sky: ['#3a3f6b', '#a1637f', '#f2a071'],
    sun: '#ffd9a0',
    ridges: ['#8d5a78', '#67486d', '#443659'],
    sea: '#6a5a88',
    town: '#2b2440',
    hill: ['#56394f', '#35243a'],
    road: '#e0a884',
  },
  {
    sky: ['#9cc7d8', '#dfe9dc', '#f7e2bd'],
    sun: '#fffdf2',
    ridges: ['#d9b48d', '#c48f66', '#a56d4a'],
    sea: '#5f9fb0',
    town: '#b5653f',
    hill: ['#c98f5a', '#9c6940'],
    road: '#f3dcb5',
  },
  {
    sky: ['#1f4e5f', '#5f9d98', '#e9dba6'],
    sun: '#fff6c8',
    ridges: ['#7fa796', '#4f8079', '#2f5d61'],
    sea: '#3b7f8c',
    town: '#203f48',
    hill: ['#3f6a4e', '#274838'],
    road: '#dccf9f',
  },
  {
    sky: ['#c96f4a', '#eeb06d', '#fbe3ab'],
    sun: '#fff3c4',
    ridges: ['#c98a5a', '#a2633f', '#75432f'],
    sea: '#b98f73',
    town: '#5a3026',
    hill: ['#8a5a34', '#5e3a24'],
    road: '#f4d49a',
  },
  {
    sky: ['#4f7fa8', '#a9c9db', '#f1e9da'],
    sun: '#ffffff',
    ridges: ['#93abc0', '#6c89a5', '#4a6684'],
    sea: '#3f74a0',
    town: '#e9edf0',
    hill: ['#6f9370', '#486c52'],
    road: '#e6e0d0',
  },
  {
    sky: ['#22304f', '#55628c', '#d99a8c'],
    sun: '#f8e6d2',
    ridges: ['#6d6a91', '#4d4f78', '#33375c'],
    sea: '#465a86',
    town: '#1c2340',
    hill: ['#2f4157', '#1d2a3d'],
    road: '#b9a7a5',
  },
];

const WIDTH = 960;
const HEIGHT = 540;

const number = (value: number): string => value.toFixed(1);

/** A line of peaks across the picture, jagged or rolling, filled down to the lower edge. */
function ridge(colour: string, level: number, height: number, random: Random): string {
  const step = random.between(70, 120);
  let path = `M-20 ${HEIGHT}V${number(level)}`;
  for (let x = -20; x < WIDTH + step; x += step) {
    const peak = level - height * (0.25 + random.next() * 0.75);
    path += `L${number(x + step / 2)} ${number(peak)}L${number(x + step)} ${number(level - height * random.next() * 0.3)}`;
  }
  return `<path d="${path}V${HEIGHT}z" fill="${colour}" stroke="${colour}" stroke-width="16" stroke-linejoin="round"/>`;
}

function minaret(x: number, ground: number, size: number, colour: string, light: string): string {
  const w = 30 * size;
  const h = 150 * size;
  const top = ground - h;
  const window = (at: number): string =>
    `<path d="M${number(x - w * 0.14)} ${number(top + at + 18 * size)}v${number(-10 * size)}a${number(w * 0.14)} ${number(w * 0.14)} 0 0 1 ${number(w * 0.28)} 0v${number(10 * size)}z" fill="${light}" opacity=".55"/>`;
  return `<g fill="${colour}"><path d="M${number(x - w / 2)} ${number(ground)}V${number(top)}h${number(w)}V${number(ground)}z"/>
<path d="M${number(x - w / 2 - 3 * size)} ${number(top)}h${number(w + 6 * size)}v${number(-7 * size)}h${number(-w - 6 * size)}z"/>
<path d="M${number(x - w * 0.27)} ${number(top - 7 * size)}v${number(-26 * size)}h${number(w * 0.54)}v${number(26 * size)}z"/>
<path d="M${number(x - w * 0.27)} ${number(top - 33 * size)}q${number(w * 0.27)} ${number(-22 * size)} ${number(w * 0.54)} 0z"/>
<path d="M${number(x - 1)} ${number(top - 40 * size)}h2v${number(-22 * size)}h-2z"/></g>
<circle cx="${number(x)}" cy="${number(top - 58 * size)}" r="${number(3 * size)}" fill="${colour}"/>${window(16 * size)}${window(58 * size)}`;
}

function house(x: number, ground: number, random: Random, colour: string, light: string): string {
  const w = random.between(34, 72);
  const h = random.between(22, 64);
  const door = `<path d="M${x + w / 2 - 5} ${ground}v-12a5 5 0 0 1 10 0v12z" fill="${light}" opacity=".5"/>`;
  const crown = Array.from(
    { length: Math.floor(w / 12) },
    (_, at) => `<path d="M${x + at * 12} ${ground - h}v-5h7v5z" fill="${colour}"/>`,
  ).join('');
  return `<path d="M${x} ${ground}v${-h}h${w}v${h}z" fill="${colour}"/>${random.chance(0.6) ? crown : ''}${door}`;
}

const dome = (x: number, ground: number, colour: string): string =>
  `<path d="M${x - 34} ${ground}v-40h68v40z" fill="${colour}"/><path d="M${x - 28} ${ground - 40}c-4-30 12-44 28-50 16 6 32 20 28 50z" fill="${colour}"/><path d="M${x - 1} ${ground - 108}h2v22h-2z" fill="${colour}"/>`;

function town(palette: Palette, left: number, ground: number, random: Random): string {
  const light = palette.sky[2];
  const houses = Array.from({ length: random.between(6, 8) }, (_, at) =>
    house(left + at * 40 + random.between(-8, 8), ground, random, palette.town, light),
  ).join('');
  const tower = minaret(
    left + random.between(90, 220),
    ground,
    0.9 + random.next() * 0.35,
    palette.town,
    light,
  );
  const second = random.chance(0.5)
    ? dome(left + random.between(20, 60), ground, palette.town)
    : '';
  return `${second}${houses}${tower}`;
}

function palm(x: number, ground: number, size: number, colour: string): string {
  const top = ground - 92 * size;
  const leaf = (dx: number, dy: number): string =>
    `<path d="M0 0q${number(dx * 0.5)} ${number(dy - 14)} ${dx} ${dy + 14}q${number(-dx * 0.4)} ${number(-dy * 0.4 - 12)} ${-dx} ${-dy - 14}z"/>`;
  return `<g fill="${colour}"><path d="M${number(x - 4 * size)} ${number(ground)}q${number(8 * size)} ${number(-50 * size)} ${number(2 * size)} ${number(-92 * size)}h${number(5 * size)}q${number(7 * size)} ${number(50 * size)} ${number(2 * size)} ${number(92 * size)}z"/><g transform="translate(${number(x)} ${number(top)}) scale(${number(size)})">${leaf(46, 4)}${leaf(-46, 4)}${leaf(34, -24)}${leaf(-34, -24)}${leaf(28, 26)}${leaf(-28, 26)}</g></g>`;
}

/** The carrier's van on its way, seen from the side. */
const van = (bend: 1 | -1): string =>
  `<g transform="translate(${480 + bend * 20} 466) scale(${bend * 0.95} .95)"><path d="M0 26V6q0-6 6-6h46q5 0 8 4l10 12q6 1 6 7v9H0z" fill="#fff"/><path d="M52 5h4q2 0 4 3l7 9H52z" fill="#3d5566"/><path d="M0 19h46v5H0z" fill="#c4532f"/><circle cx="16" cy="32" r="7.5" fill="#26292e"/><circle cx="60" cy="32" r="7.5" fill="#26292e"/><circle cx="16" cy="32" r="3" fill="#c9cdd2"/><circle cx="60" cy="32" r="3" fill="#c9cdd2"/></g>`;

function foreground(palette: Palette, bend: 1 | -1): string {
  const at = (x: number): string => number(480 + bend * x);
  return `<path d="M-10 ${HEIGHT}V420Q240 372 500 404T970 388V${HEIGHT}z" fill="${palette.hill[0]}"/>
<path d="M${at(-330)} 540C${at(-120)} 500 ${at(260)} 478 ${at(190)} 436 ${at(150)} 414 ${at(40)} 412 ${at(70)} 396L${at(84)} 396C${at(70)} 408 ${at(230)} 408 ${at(280)} 434 ${at(360)} 480 ${at(40)} 506 ${at(-60)} 540z" fill="${palette.road}"/>
<path d="M${at(-196)} 540C${at(-20)} 506 ${at(318)} 480 ${at(236)} 436 ${at(190)} 411 ${at(56)} 410 ${at(77)} 396" fill="none" stroke="#fff" stroke-width="2.4" stroke-dasharray="14 12" opacity=".75"/>
<path d="M-10 ${HEIGHT}V508Q150 470 ${bend > 0 ? 150 : 330} ${HEIGHT}z" fill="${palette.hill[1]}"/>
<path d="M970 ${HEIGHT}V470Q820 462 ${bend > 0 ? 640 : 800} ${HEIGHT}z" fill="${palette.hill[1]}"/>`;
}

/**
 * A tour's picture as an SVG of 960 by 540 pixels: the road south, at the tour's own time of day.
 */
export function landscape(tour: number, random: Random): string {
  const palette = PALETTES[tour % PALETTES.length] ?? PALETTES[0];
  const bend = tour % 2 === 0 ? 1 : -1;
  const sunAt = bend > 0 ? random.between(560, 800) : random.between(160, 400);
  const byTheSea = tour % 3 !== 1;
  const water = byTheSea
    ? `<path d="M-10 352H970V430H-10z" fill="${palette.sea}"/>${Array.from(
        { length: 14 },
        () =>
          `<path d="M${random.between(0, 900)} ${random.between(358, 398)}h${random.between(18, 70)}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".28"/>`,
      ).join('')}`
    : ridge(palette.ridges[2], 420, 90, random);
  const left = bend > 0 ? random.between(70, 130) : random.between(560, 620);
  const palms = [0, 1, 2]
    .map((at) =>
      palm(
        (bend > 0 ? 790 : 60) + at * 46,
        446 + at * 14,
        0.7 + random.next() * 0.5,
        palette.hill[1],
      ),
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.sky[0]}"/><stop offset=".55" stop-color="${palette.sky[1]}"/><stop offset=".8" stop-color="${palette.sky[2]}"/></linearGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/><circle cx="${sunAt}" cy="212" r="104" fill="${palette.sun}" opacity=".16"/><circle cx="${sunAt}" cy="212" r="58" fill="${palette.sun}"/>
${ridge(palette.ridges[0], 344, 150, random)}${ridge(palette.ridges[1], 366, 90, random)}${water}
${town(palette, left, bend > 0 ? 408 : 420, random)}${foreground(palette, bend)}${palms}${van(bend)}</svg>`;
}
