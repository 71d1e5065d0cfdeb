import type { FileContent } from '../../../../domain/chat/message-content.ts';

/** The space for a picture in a bubble, in CSS pixels. */
const MOST_WIDTH = 320;
const MOST_HEIGHT = 320;
const LEAST = 140;
/** Where the size of a picture is not known before it is there. */
const USUAL = { width: 240, height: 180 } as const;

type Size = { readonly width: number; readonly height: number };

/**
 * The space that is reserved for a picture of this many pixels, so that nothing jumps when it comes.
 */
export function fittedSize({ width, height }: Pick<FileContent, keyof Size>): Size {
  if (!width || !height) return USUAL;
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height);
  return {
    width: Math.max(LEAST, Math.round(width * scale)),
    height: Math.max(LEAST, Math.round(height * scale)),
  };
}
