import { missingIn } from './printable.ts';

/** Every text inside plain data, however deeply nested. */
function* textsIn(data: unknown): Generator<string> {
  if (typeof data === 'string') yield data;
  else if (Array.isArray(data)) for (const item of data) yield* textsIn(item);
  else if (data !== null && typeof data === 'object' && !ArrayBuffer.isView(data)) {
    yield* textsIn(Object.values(data));
  }
}

/**
 * Characters that no font of the papers has, each once: of one text, of a list, or of everything in
 * a paper. It uses a table and needs no engine, so that it can be called before anything is drawn.
 */
export const missingCharacters = (data: unknown): readonly string[] => [
  ...new Set([...textsIn(data)].flatMap(missingIn)),
];
