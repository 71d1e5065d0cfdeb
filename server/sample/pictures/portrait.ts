import type { Sitter } from '../vocabulary/person-names.ts';
import type { Random } from '../vocabulary/random.ts';

const SKINS = ['#f3d2b3', '#e9bd95', '#dba878', '#c68b5c', '#a86f45', '#8a5836'] as const;
const HAIRS = ['#221a18', '#33231d', '#4a3024', '#61412c', '#8b8178', '#2b2730'] as const;
const SCENES = [
  ['#f4e3cf', '#e8c9a4'],
  ['#d9e6e2', '#b4d0c8'],
  ['#dfe4f0', '#bcc7e0'],
  ['#f3dcd5', '#e6b9ab'],
  ['#e9e4d4', '#cfc6a6'],
  ['#dcebf0', '#a9cbd8'],
  ['#ece0ea', '#d0b8cc'],
  ['#e2ead6', '#bfd0a4'],
] as const;
const CLOTHES = [
  '#1f5c66',
  '#a8442e',
  '#2f4770',
  '#6b7f4c',
  '#b9822d',
  '#5d3f5e',
  '#3d4a53',
  '#8c5a3c',
  '#efe9dd',
  '#274f43',
] as const;
const SCARVES = [
  '#c9785d',
  '#31505c',
  '#7d8f69',
  '#d8b26a',
  '#8e5a7d',
  '#e8ded0',
  '#4f6d9a',
] as const;

type Look = { skin: string; shade: string; hair: string; clothes: string };

/** A colour darkened by `by`, from 0 to 1 (black). */
function darker(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) * (1 - by));
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** A horseshoe arch behind the person, as over a door. */
const arch = (colour: string): string =>
  `<path d="M58 256V128a70 70 0 1 1 140 0v128z" fill="${colour}"/>`;

const tiles = (colour: string): string =>
  Array.from({ length: 16 }, (_, at) => {
    const x = (at % 4) * 64 + 32;
    const y = Math.floor(at / 4) * 64 + 32;
    return `<path d="M${x} ${y - 26}l9 17 17 9-17 9-9 17-9-17-17-9 17-9z" fill="${colour}"/>`;
  }).join('');

const rings = (colour: string): string =>
  `<circle cx="128" cy="118" r="96" fill="${colour}"/><circle cx="128" cy="118" r="74" fill="#fff" opacity=".22"/>`;

const shoulders = ({ clothes }: Look, random: Random): string => {
  const collar = random.pick([
    `<path d="M104 198q24 24 48 0l7 5q-31 33-62 0z" fill="${darker(clothes, 0.22)}"/>`,
    `<path d="M103 199l25 30 25-30 12 5-37 46-37-46z" fill="${darker(clothes, 0.2)}"/>`,
    `<path d="M121 214h14v42h-14z" fill="${darker(clothes, 0.16)}"/><circle cx="128" cy="226" r="2.4" fill="#fff" opacity=".7"/><circle cx="128" cy="242" r="2.4" fill="#fff" opacity=".7"/>`,
  ]);
  return `<path d="M34 256c2-40 30-54 66-60h56c36 6 64 20 66 60z" fill="${clothes}"/>${collar}`;
};

const neck = ({ skin, shade }: Look): string =>
  `<path d="M107 160h42v36q-21 24-42 0z" fill="${skin}"/><path d="M107 164q21 26 42 0v12q-21 22-42 0z" fill="${shade}" opacity=".55"/>`;

const head = ({ skin, shade }: Look, ears: boolean): string =>
  `${
    ears
      ? `<ellipse cx="82" cy="124" rx="9" ry="13" fill="${shade}"/><ellipse cx="174" cy="124" rx="9" ry="13" fill="${shade}"/>`
      : ''
  }<path d="M82 112c0-34 20-54 46-54s46 20 46 54c0 38-20 68-46 68s-46-30-46-68z" fill="${skin}"/>`;

function face({ shade, hair }: Look, random: Random): string {
  const brow = hair === '#8b8178' ? darker(hair, 0.2) : hair;
  const lift = random.between(-2, 2);
  const smile = random.pick(['M112 154q16 13 32 0', 'M114 155q14 9 28 0', 'M113 153q17 15 30 0']);
  const cheeks = random.chance(0.5)
    ? `<circle cx="101" cy="142" r="8" fill="#d9705a" opacity=".18"/><circle cx="155" cy="142" r="8" fill="#d9705a" opacity=".18"/>`
    : '';
  return `<g fill="none" stroke-linecap="round">
<path d="M98 ${108 + lift}q10-6 20 0M138 ${108 + lift}q10-6 20 0" stroke="${brow}" stroke-width="4"/>
<path d="M128 120l-4 18q4 4 9 1" stroke="${shade}" stroke-width="3.4"/>
<path d="${smile}" stroke="${darker(shade, 0.4)}" stroke-width="3.6"/></g>
<circle cx="108" cy="122" r="4.4" fill="#2a211e"/><circle cx="148" cy="122" r="4.4" fill="#2a211e"/>${cheeks}`;
}

const glasses = (random: Random): string => {
  const frame = random.pick(['#2b2b30', '#6a4a2e', '#47525c']);
  return `<g fill="#fff" fill-opacity=".18" stroke="${frame}" stroke-width="3.2"><circle cx="108" cy="122" r="14.5"/><circle cx="148" cy="122" r="14.5"/><path d="M122.5 119q5.5-4 11 0M93.5 119l-11-3M162.5 119l11-3" fill="none"/></g>`;
};

const shortHair = ({ hair }: Look, random: Random): string =>
  random.pick([
    `<path d="M79 116c-6-46 20-70 50-70s56 22 49 70c-5-6-6-18-10-28-22 4-46 2-62-8-10 8-22 18-27 36z" fill="${hair}"/>`,
    `<path d="M80 112c-4-40 18-62 48-62s52 22 48 62c-4-4-6-14-10-22-24-8-52-8-76 0-4 8-6 18-10 22z" fill="${hair}"/>`,
    `<path d="M80 114c-8-40 14-72 60-68 26 2 42 26 36 68-4-6-5-14-9-24-14-6-22-14-26-22-10 14-34 22-50 24-5 6-7 14-11 22z" fill="${hair}"/>`,
    `<path d="M82 104c2-34 22-50 46-50s44 16 46 50c-8-22-22-30-46-30s-38 8-46 30z" fill="${hair}" opacity=".85"/>`,
  ]);

const curls = ({ hair }: Look): string =>
  Array.from({ length: 11 }, (_, at) => {
    const angle = Math.PI * (1.04 + (at * 0.92) / 10);
    const x = 128 + 45 * Math.cos(angle);
    const y = 106 + 48 * Math.sin(angle);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="15" fill="${hair}"/>`;
  }).join('');

const beard = ({ hair }: Look, random: Random): string =>
  random.pick([
    `<path d="M83 128c2 34 20 56 45 56s43-22 45-56c-8 12-12 16-22 17-8-6-38-6-46 0-10-1-14-5-22-17z" fill="${hair}"/><path d="M113 155q15 8 30 0" stroke="#7c3f33" stroke-width="3.6" fill="none" stroke-linecap="round"/>`,
    `<path d="M106 146q22-12 44 0-8 3-22 2-14 1-22-2z" fill="${hair}"/>`,
    `<path d="M86 136c4 28 20 47 42 47s38-19 42-47c-6 12-14 20-20 22-10 4-34 4-44 0-6-2-14-10-20-22z" fill="${hair}" opacity=".82"/>`,
  ]);

const longHairBehind = ({ hair }: Look, random: Random): string =>
  random.pick([
    `<path d="M68 212c-6-50 0-106 8-126 10-26 30-38 52-38s42 12 52 38c8 20 14 76 8 126-20 8-100 8-120 0z" fill="${hair}"/>`,
    `<path d="M72 172c-6-40-4-82 8-100 10-16 28-24 48-24s38 8 48 24c12 18 14 60 8 100-14 12-98 12-112 0z" fill="${hair}"/>`,
    `<circle cx="128" cy="44" r="24" fill="${hair}"/>`,
  ]);

const fringe = ({ hair }: Look, random: Random): string =>
  random.pick([
    `<path d="M79 122c-4-50 20-72 49-72s53 22 49 72c-6-10-8-24-14-34-20-2-38-10-48-22-6 22-24 26-31 40-3 6-3 10-5 16z" fill="${hair}"/>`,
    `<path d="M79 120c-4-48 20-70 49-70s53 22 49 70c-10-30-26-40-49-50-23 10-39 20-49 50z" fill="${hair}"/>`,
  ]);

function scarf(random: Random): { behind: string; front: string } {
  const colour = random.pick(SCARVES);
  const fold = darker(colour, 0.16);
  return {
    behind: `<path d="M64 214c-6-30 0-56 4-92 4-46 28-78 60-78s56 32 60 78c4 36 10 62 4 92-30 18-98 18-128 0z" fill="${fold}"/>`,
    front: `<path fill-rule="evenodd" d="M68 130c-4-54 24-88 60-88s64 34 60 88c-2 36 14 64 10 84-20 30-120 30-140 0-4-20 12-48 10-84zm18-8c0 34 18 60 42 60s42-26 42-60c0-30-18-48-42-48s-42 18-42 48z" fill="${colour}"/><path d="M92 180q30 36 84 18M84 206q50 26 96-4" fill="none" stroke="${fold}" stroke-width="5" stroke-linecap="round"/>`,
  };
}

function drawWoman(look: Look, random: Random): string {
  if (random.chance(0.45)) {
    const { behind, front } = scarf(random);
    return `${behind}${shoulders(look, random)}${neck(look)}${head(look, false)}${face(look, random)}${
      random.chance(0.25) ? glasses(random) : ''
    }${front}`;
  }
  const behind = longHairBehind(look, random);
  const earrings = random.chance(0.5)
    ? '<circle cx="82" cy="142" r="4" fill="#e3b34c"/><circle cx="174" cy="142" r="4" fill="#e3b34c"/>'
    : '';
  return `${behind}${shoulders(look, random)}${neck(look)}${head(look, true)}${face(look, random)}${
    random.chance(0.2) ? glasses(random) : ''
  }${fringe(look, random)}${earrings}`;
}

function drawMan(look: Look, random: Random): string {
  const hair = random.chance(0.2) ? curls(look) : shortHair(look, random);
  const cap = random.chance(0.12)
    ? `<path d="M84 92c2-30 22-44 44-44s42 14 44 44c-26-10-62-10-88 0z" fill="${darker(look.clothes, 0.1)}"/>`
    : '';
  return `${shoulders(look, random)}${neck(look)}${head(look, true)}${face(look, random)}${
    random.chance(0.5) ? beard(look, random) : ''
  }${cap || hair}${random.chance(0.22) ? glasses(random) : ''}`;
}

/** An invented face as an SVG of 256 pixels: flat shapes that resemble no real person. */
export function portrait(sitter: Sitter, random: Random): string {
  const skin = random.pick(SKINS);
  const look: Look = {
    skin,
    shade: darker(skin, 0.18),
    hair: random.pick(HAIRS),
    clothes: random.pick(CLOTHES),
  };
  const [ground, ornament] = random.pick(SCENES);
  const behind = random.pick([arch, tiles, rings])(ornament);
  const person = sitter === 'woman' ? drawWoman(look, random) : drawMan(look, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><rect width="256" height="256" fill="${ground}"/>${behind}${person}</svg>`;
}
