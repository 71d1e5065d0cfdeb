import type { Entries } from './entries.ts';

const LINE = 20;
const CHARACTERS_OF_LINE = 46;
/** Everything of a bubble but its text: padding, the line of the time and the gap before it. */
const AROUND = 42;
const PICTURE = { most: 320, usual: 180 } as const;
const HEIGHTS = { audio: 60, file: 56, gif: 160, link: 20, pdf: 200 } as const;

/** About how many pixels a message takes, until it is drawn. */
export function estimatedHeight(entries: Entries, index: number): number {
  const message = entries.at(index)?.message.message;
  if (!message) return AROUND + LINE;
  switch (message.type) {
    case 'image':
    case 'video':
      return AROUND + pictureHeight(message);
    case 'audio':
    case 'file':
    case 'gif':
      return AROUND + HEIGHTS[message.type];
    case 'application/pdf':
      return AROUND + HEIGHTS.pdf;
    default:
      return AROUND + LINE * linesOf(message.content);
  }
}

function pictureHeight({ width, height }: { width?: number; height?: number }): number {
  if (!width || !height) return PICTURE.usual;
  return height * Math.min(1, PICTURE.most / width, PICTURE.most / height);
}

const linesOf = (text: string): number =>
  text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / CHARACTERS_OF_LINE)), 0);
