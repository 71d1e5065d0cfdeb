import { describe, expect, test } from 'vitest';
import { isProgramName } from '../../../domain/chat/program-names.ts';

describe('a customer or colleague cannot send', () => {
  test.each([
    ['a program', 'setup.exe'],
    ['a document with macros', 'Rechnung.docm'],
    ['a table with macros', 'Liste.XLSM'],
    ['a script', 'lies mich.py'],
    ['what a Mac runs in its terminal', 'start.command'],
    ['a link that opens a program', 'Foto.jpg.lnk'],
    ['a link to a search on another computer', 'Fotos.search-ms'],
    ['a link that a Mac follows', 'Tracking.webloc'],
    ['an image of a drive', 'Bilder.iso'],
    ['a program with dots and blanks behind its ending', 'setup.exe. .'],
  ])('%s', (_what, name) => {
    expect(isProgramName(name)).toBe(true);
  });
});

describe('they can send', () => {
  test.each([
    ['a document', 'Rechnung.docx'],
    ['a table', 'Liste.xlsx'],
    ['a saved page, which is only downloaded', 'Sendung.html'],
    ['a drawing, which is only downloaded', 'Plan.svg'],
    ['a name without an ending', 'README'],
    ['a name that only contains one', 'exe.Rechnung.pdf'],
  ])('%s', (_what, name) => {
    expect(isProgramName(name)).toBe(false);
  });
});
