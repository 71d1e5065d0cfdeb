import type { Box, SafeNode, SafePageNode } from '@react-pdf/layout';
import { Canvas, Font, Page, Text, View } from '@react-pdf/renderer';
import layoutEngine, {
  bidi,
  fontSubstitution,
  fromFragments,
  justification,
  linebreaker,
  type Paragraph,
  scriptItemizer,
  textDecoration,
  wordHyphenation,
} from '@react-pdf/textkit';
import type { ReactElement } from 'react';
import { FONTS } from '../fonts/families.ts';
import type { Style } from '../parts/elements.ts';

type Props = {
  readonly style?: Style;
  readonly children?: unknown;
  /** In points, on a page whose parts all have their places. */
  readonly size?: readonly [width: number, height: number];
  readonly paint?: unknown;
  readonly hyphenationPenalty?: number;
};
type Element = Pick<ReactElement<Props>, 'type' | 'props'>;
type Node = Extract<SafeNode, { type: 'TEXT' | 'VIEW' | 'CANVAS' }>;

/** The keys of a text whose place and letters are fixed. */
const OF_PLACED = new Set(
  'position left top width fontSize fontWeight lineHeight color textAlign direction'.split(' '),
);

/**
 * A page whose parts all have their places, as the engine's painter takes it: the fields of a label,
 * the cells of a list. Only the letters are left to lay out. With styles, boxes and pages the engine
 * takes three times as long, and finds the places that were given. `undefined` if something on the
 * page has no place yet.
 */
export function placedPage(element: ReactElement<unknown>): SafePageNode | undefined {
  const { type, props } = element as Element;
  if (type !== Page || !Array.isArray(props.size)) return undefined;
  const [width = 0, height = 0] = props.size;
  const color = props.style?.color;
  const children: Node[] = [];
  for (const child of elementsIn(props.children)) {
    const node = placed(child, { color });
    if (!node) return undefined;
    children.push(node);
  }
  const box = boxOf({ width, height });
  return { type: 'PAGE', props: {}, style: {}, wasSplit: false, box, children } as SafePageNode;
}

const elementsIn = (children: unknown): readonly Element[] =>
  [children].flat(2).filter((child): child is Element => child !== null && child !== undefined);

const hasPlace = ({ style = {} }: Props): boolean =>
  style.position === 'absolute' &&
  [style.left, style.top, style.width].every((each) => typeof each === 'number') &&
  Object.keys(style).every((key) => OF_PLACED.has(key) || key === 'height');

function placed({ type, props }: Element, page: Style): Node | undefined {
  if (!hasPlace(props)) return undefined;
  const { left, top, width, height } = numbersOf(props.style);
  if (type === Canvas) {
    const box = boxOf({ left, top, width, height });
    return {
      type: 'CANVAS',
      props: { paint: props.paint },
      style: {},
      wasSplit: false,
      box,
    } as Node;
  }
  if (type === Text) return textNode(props, page, { left, top, width });
  if (type !== View) return undefined;
  // A text of several lines is a column of texts.
  const children: Node[] = [];
  let below = 0;
  for (const line of elementsIn(props.children)) {
    if (line.type !== Text) return undefined;
    const node = textNode(line.props, page, { left: 0, top: below, width });
    below = Math.fround(below + (node?.box?.height ?? 0));
    if (!node) return undefined;
    children.push(node);
  }
  const box = boxOf({ left, top, width, height: below });
  return { type: 'VIEW', props: {}, style: {}, wasSplit: false, box, children } as Node;
}

type Place = { left: number; top: number; width: number; height: number };

const numbersOf = ({ left, top, width, height }: Style = {}): Place => ({
  left: Number(left),
  top: Number(top),
  width: Number(width),
  height: Number(height ?? 0),
});

/** Its numbers are single ones, as those of the engine's layout. */
const boxOf = ({
  left = 0,
  top = 0,
  width,
  height = 0,
}: Partial<Place> & { width: number }): Box => ({
  left: Math.fround(left),
  top: Math.fround(top),
  width: Math.fround(width),
  height: Math.fround(height),
  right: 0,
  bottom: 0,
});

const layOut = layoutEngine({
  bidi,
  linebreaker,
  justification,
  textDecoration,
  scriptItemizer,
  wordHyphenation,
  fontSubstitution,
});

/** The first font that has a letter draws it; the last is the engine's own. */
const fontsOf = (fontWeight: number | undefined) =>
  [...FONTS, 'Helvetica'].map((fontFamily) => Font.getFont({ fontFamily, fontWeight }).data);

type Lines = { readonly lines: Paragraph; readonly height: number };

/**
 * The lines of texts that were laid out last: all labels of an order have the same names, and all rows
 * of a city its name.
 */
const laidOut = new Map<string, Lines>();
/** Cleared at this number, so that a process that runs for months does not fill up with names. */
const MOST_TEXTS = 500;

type Letters = { readonly text: string; readonly width: number; readonly penalty?: number };

function linesOf({ text, width, penalty }: Letters, style: Style): Lines {
  const key = JSON.stringify([text, width, penalty, style]);
  const before = laidOut.get(key);
  if (before) return before;
  const fontSize = Number(style.fontSize);
  const attributes = {
    font: fontsOf(style.fontWeight === undefined ? undefined : Number(style.fontWeight)),
    color: style.color,
    fontSize,
    lineHeight: Number(style.lineHeight) * fontSize,
    direction: style.direction ?? 'ltr',
    align: style.textAlign,
  };
  const fragments = [{ string: text, attributes }] as Parameters<typeof fromFragments>[0];
  const paragraphs = layOut(
    fromFragments(fragments),
    { x: 0, y: 0, width: Math.fround(width), height: Number.POSITIVE_INFINITY },
    {
      hyphenationPenalty: penalty,
      shrinkWhitespaceFactor: { before: -0.5, after: -0.5 },
      hyphenationCallback: (word) => [word ?? ''],
    },
  );
  const lines = paragraphs.flat();
  const found = { lines, height: lines.reduce((sum, { box }) => sum + (box?.height ?? 0), 0) };
  if (laidOut.size >= MOST_TEXTS) laidOut.clear();
  laidOut.set(key, found);
  return found;
}

/** Whether its sizes are numbers of points, as ours always are. */
const isLaidOutHere = ({ fontSize, lineHeight, fontWeight }: Style): boolean =>
  typeof fontSize === 'number' &&
  typeof lineHeight === 'number' &&
  (fontWeight === undefined || typeof fontWeight === 'number');

function textNode(
  { style = {}, children, hyphenationPenalty }: Props,
  page: Style,
  place: Omit<Place, 'height'>,
): Node | undefined {
  if (typeof children !== 'string') return undefined;
  if (!Object.keys(style).every((key) => OF_PLACED.has(key))) return undefined;
  const { position, left, top, width, color = page.color ?? 'black', ...look } = style;
  if (!isLaidOutHere(look)) return undefined;
  const letters = { text: children, width: place.width, penalty: hyphenationPenalty };
  const { lines, height } = linesOf(letters, { ...look, color });
  const box = boxOf({ ...place, height });
  return { type: 'TEXT', props: {}, style: {}, wasSplit: false, box, lines, children: [] } as Node;
}
