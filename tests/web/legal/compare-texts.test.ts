import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../src/custom/legal/compare-texts.ts';
import { legalBlocks } from '../../../src/custom/legal/legal-blocks.ts';
import { HANGS_AFTER } from '../../support/hangs-after.ts';

const compare = (before: string, after: string) =>
  compareTexts(legalBlocks(before), legalBlocks(after));
const kinds = (before: string, after: string) => compare(before, after).map(({ kind }) => kind);

describe('an editor who compares two versions', () => {
  test('reads paragraphs, headings and items of lists as one block each, without scripts', () => {
    const html = '<h2>1. <b>Geltung</b></h2><ul><li><p>a</p></li></ul>b<br>c<script>d</script>';
    expect(legalBlocks(html)).toEqual([
      { tag: 'h2', text: '1. Geltung' },
      { tag: 'li', text: 'a' },
      { tag: 'p', text: 'b c' },
    ]);
  });

  test('sees no change where the editor has put the text of an item into a paragraph', () => {
    const before = '<p>Nicht:</p><ul><li>Tiere</li><li>Geld <ul><li>Münzen</li></ul></li></ul>';
    const after =
      '<p>Nicht:</p><ul><li><p>Tiere</p></li><li><p>Geld</p><ul><li><p>Münzen</p></li></ul></li></ul>';
    expect(kinds(before, after)).toEqual(['same', 'same', 'same', 'same']);
    expect(kinds('<blockquote>a</blockquote>', '<blockquote><p>a</p></blockquote>')).toEqual([
      'same',
    ]);
  });

  test('still sees that a paragraph has become an item of a list', () => {
    expect(kinds('<p>Tiere</p>', '<ul><li><p>Tiere</p></li></ul>')).toEqual(['changed']);
  });

  test('sees which parts of a paragraph were replaced', () => {
    const [row] = compare('<p>Wir haften bis 100 Euro.</p>', '<p>Wir haften bis 200 Euro.</p>');
    expect(row?.kind).toBe('changed');
    expect(row?.kind === 'changed' && row.pieces).toEqual([
      { kind: 'same', text: 'Wir haften bis ' },
      { kind: 'removed', text: '100' },
      { kind: 'added', text: '200' },
      { kind: 'same', text: ' Euro.' },
    ]);
  });

  test('sees what was added and removed beside what stayed', () => {
    expect(kinds('<p>alt eins</p><p>bleibt</p>', '<p>bleibt</p><p>ganz neu</p>')).toEqual([
      'removed',
      'same',
      'added',
    ]);
  });

  test('sees that a paragraph has moved, at its old and its new place', () => {
    const rows = compare(
      '<p>Haftung</p><p>b b</p><p>c c</p>',
      '<p>b b</p><p>c c</p><p>Haftung</p>',
    );
    expect(rows.map((row) => [row.kind, 'move' in row && row.move])).toEqual([
      ['movedFrom', 1],
      ['same', false],
      ['same', false],
      ['movedTo', 1],
    ]);
  });

  test('is not delayed by two texts of 200 kB', () => {
    const long = (word: string) =>
      Array.from(
        { length: 1500 },
        (_, i) =>
          `<p>Absatz ${i}: ${'Die Haftung ist begrenzt. '.repeat(4)}${i % 7 ? '' : word}</p>`,
      ).join('');
    const [before, after] = [legalBlocks(long('früher')), legalBlocks(long('heute'))];
    const start = performance.now();
    const rows = compareTexts(before, after);
    expect(performance.now() - start).toBeLessThan(HANGS_AFTER);
    expect(rows.filter(({ kind }) => kind === 'changed')).toHaveLength(215);
  });
});
