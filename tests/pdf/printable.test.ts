import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { describe, expect, it } from 'vitest';
import { printInNode, readFontInNode } from '../../src/pdf/engine/print-in-node.ts';
import { FAMILIES } from '../../src/pdf/fonts/families.ts';
import { hasGlyph } from '../../src/pdf/fonts/has-glyph.ts';
import { loadFonts } from '../../src/pdf/fonts/load-fonts.ts';
import { directionOf, missingCharacters, printable } from '../../src/pdf/text/printable.ts';
import { fontsOf } from '../support/pdf/check-structure.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { textOf } from '../support/pdf/read-pdf.ts';
import { invoiceDocument, jobOf, LATIN_SENDER } from '../support/sample-documents.ts';

describe('a clerk reads before printing', () => {
  it('which characters no font has, each once, wherever they are in a document', () => {
    const printed = { name: 'Li 李 Wei', lines: [{ description: 'Ball ⚽ 李' }], grams: 1 };
    expect(missingCharacters(printed)).toEqual(['李', '⚽']);
  });

  it.each([
    'Jürgen Äußerst, ẞ, Łódź, Şablonğ, Œuvre, Ÿ',
    'محمد بنعيسى، الدار البيضاء ٢٠٠ ﷲ ﻻ',
    '„Zitat“ – « guillemets » … 12,50 € · l’été',
    'أݣادير',
    'Γιώργος Παπαδόπουλος, Θεσσαλονίκη',
    'Анна Щукіна, Київ № 5',
  ])('nothing about %s', (text) => {
    expect(missingCharacters(text)).toEqual([]);
  });
});

describe('a text that is printed', () => {
  it('shows a question mark for a character that no font has', () => {
    expect(printable('Wei 李')).toBe('Wei ?');
  });

  it('loses invisible characters', () => {
    expect(printable('a\u00adb\u200fc\u2066d\te\u202ff')).toBe('abcd e f');
  });

  it('keeps its lines, whatever ends them, and its non-breaking parts', () => {
    expect(printable('Groß\r\nzwei\u2028drei')).toBe('Groß\nzwei\ndrei');
    expect(printable('10\u00a0€')).toBe('10\u00a0€');
    expect(missingCharacters('a\nb\r\nc')).toEqual([]);
  });

  it('has its letters composed and without presentation forms', () => {
    expect(printable('Mu\u0308ller ﬁn ﻻ')).toBe('Müller fin لا');
  });

  it('keeps the groups of a phone number in order within Arabic text', () => {
    expect(printable('الهاتف +212 600-000002')).toBe('الهاتف \u200e+212\u00a0600-000002');
    expect(printable('Tel. +212 600-000002')).toBe('Tel. +212 600-000002');
  });
});

it('a Greek and a Russian name are printed letter by letter, side by side and repeatedly', async () => {
  const names = ['Γιώργος Παπαδόπουλος Ωμέγα', 'Анна Щукина-Ёлкина', 'Udo Übel'];
  for (const name of [...names, names.join(' ')]) {
    const { bytes, missing } = await printInNode(
      jobOf(invoiceDocument(undefined, 1, { sender: { ...LATIN_SENDER, name } })),
    );
    expect(missing).toEqual([]);
    expect(lostWords([name], await textOf(bytes))).toEqual([]);
    expect((await fontsOf(bytes)).missing).toEqual([]);
  }
});

it.each([
  ['12 Rue Salam حي', 'ltr'],
  ['+212 600', 'ltr'],
  ['12، زنقة Salam', 'rtl'],
  ['', 'ltr'],
])('%j is read in the direction of its first letter: %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});

it('the table of characters matches exactly what the fonts have in both weights', async () => {
  await loadFonts(readFontInNode);
  const known = new Set<number>();
  for (const family of FAMILIES) {
    const [regular, bold] = (Font.getRegisteredFonts()[family]?.sources ?? []).map(
      ({ data }) => new Set<number>(data?.characterSet),
    );
    for (const point of regular ?? []) if (bold?.has(point)) known.add(point);
  }
  expect(known.size).toBeGreaterThan(1000);
  const isForm = (point: number) =>
    (point >= 0xfb00 && point <= 0xfdff) || (point >= 0xfe70 && point <= 0xfeff);
  const wrong = Array.from({ length: 0xfffe - 0x20 }, (_, index) => index + 0x20).filter(
    (point) => hasGlyph(String.fromCodePoint(point)) !== (known.has(point) && !isForm(point)),
  );
  expect(wrong).toEqual([]);
});

it('the Arabic font has the version that prints dotted letters, and pdfkit is installed only once', () => {
  const require = createRequire(import.meta.url);
  const versionOf = (name: string) => require(`${name}/package.json`).version;
  expect(versionOf('@fontsource/noto-sans-arabic')).toBe('5.1.0');
  const renderer = createRequire(require.resolve('@react-pdf/renderer'));
  expect(renderer.resolve('pdfkit')).toBe(require.resolve('pdfkit'));
});
