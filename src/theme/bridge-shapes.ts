import type { ColourScheme } from './palettes.ts';

/** One shape of a picture. Its looks are styles, which React and Preact write alike. */
export type Shape = {
  readonly d: string;
  /** How long the line is taken to be, for its dashes. */
  readonly pathLength?: number | undefined;
  readonly style: {
    readonly fill: string;
    readonly opacity: string;
    readonly stroke?: string;
    readonly strokeWidth?: string;
    readonly strokeLinecap?: 'round';
    readonly strokeLinejoin?: 'round';
    readonly strokeDasharray?: string;
    readonly transform?: string;
  };
};

/** Where the hangers meet the arch: points on the curve of the arch. */
const HANGERS = [
  [186.8, 268],
  [227.2, 245.5],
  [272.4, 232],
  [320, 227.5],
  [367.6, 232],
  [412.8, 245.5],
  [453.2, 268],
] as const;
const GAP = { from: 285, to: 355 };

const RIPPLES = [
  'M60 418h70',
  'M180 448h44',
  'M360 428h86',
  'M508 462h60',
  'M90 492h96',
  'M318 500h120',
];

const filled = (d: string, fill: string, opacity = '1'): Shape => ({ d, style: { fill, opacity } });

const line = (d: string, stroke: string, width: number, opacity = '1'): Shape => ({
  d,
  style: {
    fill: 'none',
    stroke,
    strokeWidth: `${width}px`,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    opacity,
  },
});

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const shores = (ground: string, lamp: string): Shape[] => [
  filled(
    'M0 346h128c14 0 22 10 30 34l-6 8H0zM8 352v-52l20-22 20 22v52zM52 352v-72l18-26 18 26v72zM92 352v-44l14-16 14 16v44z',
    ground,
  ),
  filled('M640 346H512c-14 0-22 10-30 34l6 8h152z', ground),
  filled(
    'M536 352V212h30v140zM541 212v-24h20v24zM546 188c0-9 5-9 5-18 0 9 5 9 5 18zM572 352v-60h8v-8h10v8h10v-8h10v8h10v-8h10v8h10v60z',
    ground,
  ),
  filled(
    'M24 312h8v10h-8zM66 296h8v12h-8zM66 318h8v12h-8zM103 320h6v10h-6zM547 232a4 4 0 0 1 8 0v12h-8zM547 266a4 4 0 0 1 8 0v12h-8zM592 324a9 9 0 0 1 18 0v22h-18z',
    lamp,
    '0.85',
  ),
];

function bridge(colour: string, isBroken: boolean): Shape[] {
  const hangers = HANGERS.filter(([x]) => !isBroken || x < GAP.from || x > GAP.to);
  const deck = isBroken
    ? `M96 340H${GAP.from - 8}l6 6M${GAP.to + 8} 340l-8-4M${GAP.to + 8} 340H544`
    : 'M96 340H544';
  const arch = line('M130 340C190 190 450 190 510 340', colour, 9);
  return [
    isBroken
      ? { ...arch, pathLength: 100, style: { ...arch.style, strokeDasharray: '42 16 42' } }
      : arch,
    line(hangers.map(([x, y]) => `M${x} ${y}V338`).join(''), colour, 3, '0.85'),
    line(deck, colour, 9),
    line('M132 344v34M508 344v34', colour, 12),
  ];
}

function van(x: number, body: string, wheels: string): Shape[] {
  const at = ({ d, style }: Shape): Shape => ({
    d,
    style: { ...style, transform: `translate(${x}px, 310px)` },
  });
  return [
    filled('M0 4a4 4 0 0 1 4-4h28v22H0zM34 6h9c2 0 4 2 5 4l4 7v5H34z', body),
    filled(circle(10, 23, 5) + circle(42, 23, 5), wheels),
  ].map(at);
}

/**
 * The product's picture, 640 wide and 540 high: gabled roofs and a minaret, two shores, and the bridge
 * between them; if it is broken, it ends in the middle, and a van waits at the gap.
 */
export const bridgeShapes = (
  colours: ColourScheme['picture'],
  isBroken = false,
): readonly Shape[] => [
  filled(circle(452, 252, 62), colours.glow, '0.92'),
  filled(
    'M0 312C70 262 138 268 214 296S372 262 452 284s122-40 188-14v110H0z',
    colours.farShore,
    '0.7',
  ),
  filled('M0 362h640v178H0z', colours.water),
  line('M404 384h96M424 402h56M412 420h78M434 438h36', colours.glow, 5, '0.4'),
  line(RIPPLES.join(''), colours.ripple, 4, '0.7'),
  ...shores(colours.nearShore, colours.glow),
  ...bridge(colours.bridge, isBroken),
  ...van(isBroken ? 196 : 296, colours.parcel, colours.nearShore),
];

/** The product's logo, 32 by 32: a bridge (Arabic "jisr") between two shores, over moving water. */
export const logoShapes = (): readonly Shape[] => [
  filled('M2 19.2h5.1C8.3 13.4 11.7 10 16 10s7.7 3.4 8.9 9.2H30v2.6H2z', 'currentColor', '0.28'),
  line(
    'M2 20.5h28M4.5 20.5C6.6 13 10.8 9 16 9s9.4 4 11.5 11.5M10 20.5v-7.7M16 20.5V9M22 20.5v-7.7',
    'currentColor',
    2.2,
  ),
  line(
    'M4 26c2 0 2-1.4 4-1.4S10 26 12 26s2-1.4 4-1.4S18 26 20 26s2-1.4 4-1.4S26 26 28 26',
    '#e58a57',
    2,
  ),
];
