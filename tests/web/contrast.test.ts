import { describe, expect, test } from 'vitest';
import { type ColourScheme, dark, light, type Tone } from '../../src/theme/palettes.ts';
import { contrast } from '../support/contrast.ts';

const TEXT = 4.5;
const EDGE = 3;

type Pair = readonly [what: string, ink: string, ground: string, least: number];

const grounds = ({ page, surface, hover }: ColourScheme) =>
  Object.entries({ page, surface, hover });

const pairsOfTone = (name: string, tone: Tone, colours: ColourScheme): Pair[] => [
  ...grounds(colours).map(
    ([where, ground]): Pair => [`${name} on the ${where}`, tone.main, ground, TEXT],
  ),
  [`text on ${name}`, tone.on, tone.main, TEXT],
  [`text on ${name} under the pointer`, tone.on, tone.strong, TEXT],
  [`ink of ${name} on its faint ground`, tone.ink, tone.faint, TEXT],
];

function pairsOf(colours: ColourScheme): Pair[] {
  const { navigation: menu, picture } = colours;
  const tones = {
    primary: colours.primary,
    secondary: colours.secondary,
    success: colours.success,
    warning: colours.warning,
    error: colours.error,
    info: colours.info,
  };
  return [
    ...grounds(colours).flatMap(([where, ground]): Pair[] => [
      [`text on the ${where}`, colours.text, ground, TEXT],
      [`muted text on the ${where}`, colours.mutedText, ground, TEXT],
      [`an input's edge on the ${where}`, colours.edge, ground, EDGE],
      [`the focus ring on the ${where}`, colours.primary.main, ground, EDGE],
    ]),
    ...Object.entries(tones).flatMap(([name, tone]) => pairsOfTone(name, tone, colours)),
    ['a menu entry', menu.text, menu.ground, TEXT],
    ['a menu entry under the pointer', menu.text, menu.hover, TEXT],
    ['a menu heading', menu.mutedText, menu.ground, TEXT],
    ['the menu entry of this page', menu.selectedText, menu.selected, TEXT],
    ['the focus ring in the menu', menu.selectedText, menu.ground, EDGE],
    ['the name over the picture', menu.selectedText, picture.sky, TEXT],
    ['the Arabic name over the picture', menu.mutedText, picture.sky, TEXT],
    ['the claim over the picture', menu.text, picture.sky, TEXT],
    ['the bridge before the sky', picture.bridge, picture.sky, EDGE],
  ];
}

describe.each([
  ['daylight', light],
  ['night', dark],
])('somebody who uses the colours of %s', (_, colours) => {
  test.each(pairsOf(colours))('can distinguish %s', (_what, ink, ground, least) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(least);
  });
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
