import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Block = { language: string; path: string; text: string };

/** The code blocks of a page that name the file they belong to. */
export function blocksOf(page: string): Block[] {
  return [...page.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', path = '', text = '']) => ({ language, path, text }),
  );
}

/** Applies a block: writes a new file, or makes the change that a diff shows. */
export function applyBlock(folder: string, { language, path, text }: Block): void {
  const file = join(folder, path);
  if (language !== 'diff') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
    return;
  }
  const lines = text.trimEnd().split('\n');
  const side = (sign: string) =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const source = readFileSync(file, 'utf8');
  const before = side('-');
  if (source.split(before).length !== 2) {
    throw new Error(
      `${path} does not contain exactly once what the page quotes from it:\n${before}`,
    );
  }
  writeFileSync(
    file,
    source.replace(before, () => side('+')),
  );
}
