const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a table file: UTF-8 or UTF-16 by its byte order mark, UTF-8 without, else Windows-1252. */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', ',', '\t', '|'] as const;

/** What separates the cells: what stands most often in the first line, outside of quotes. */
export function separatorOf(text: string): string {
  const line = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/, 1)[0] ?? '';
  const counts = SEPARATORS.map((one) => line.split(one).length);
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ';';
}
