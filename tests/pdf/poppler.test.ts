import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { lettersOf } from '../support/pdf/letters.ts';
import { askPoppler, hasPoppler } from '../support/pdf/poppler.ts';
import { SAMPLE_DOCUMENTS } from '../support/pdf/sample-pages.ts';
import { jobOf } from '../support/sample-documents.ts';

/** `pdffonts` begins with two header lines; these columns follow the name and the type of a font. */
const FONT = /\s(?<emb>yes|no)\s+(?<sub>yes|no)\s+(?<uni>yes|no)\s+\d+\s+\d+$/;

const golden = (name: string): Promise<string> =>
  readFile(join(import.meta.dirname, 'golden', `${name}.txt`), 'utf8');

describe.skipIf(!hasPoppler())('a second reader, poppler', () => {
  it.each(SAMPLE_DOCUMENTS)(
    'finds every letter in $name, and every font embedded',
    async ({ name, document }) => {
      const { bytes } = await printInNode(jobOf(document));
      const { text, fonts } = await askPoppler(bytes);
      expect(lettersOf(text)).toBe(lettersOf(await golden(name)));
      const lines = fonts.trim().split('\n').slice(2);
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(FONT.exec(line)?.groups, line).toMatchObject({ emb: 'yes', sub: 'yes', uni: 'yes' });
      }
    },
  );
});
