import { describe, expect, it } from 'vitest';
import { doubtsAbout } from '../../../domain/documents/lines-check.ts';

const kinds = (description: string, direction: 'A' | 'B' = 'A') =>
  doubtsAbout(description, direction).map(({ kind }) => kind);

describe('customs asks', () => {
  it.each([
    'Diverses',
    'diverse Geschenke',
    'Effets personnels',
    'Various items',
    'هدايا متنوعة و أغراض',
  ])('what exactly is meant by %s', (description) =>
    expect(kinds(description)).toContain('collective'),
  );

  it.each(['Silvesterraketen', 'Feuerwerkskörper', '2 Flaschen Wein', 'bouteille de vin', 'سجائر'])(
    'about %s, which may not travel',
    (description) => expect(kinds(description)).toContain('prohibited'),
  );

  it('about cheese only on its way into the European Union', () => {
    expect(kinds('Käse', 'B')).toEqual(['prohibited']);
    expect(kinds('Käse', 'A')).toEqual([]);
  });

  it('once about a word that stands twice', () => {
    expect(doubtsAbout('Tabak, Tabak', 'A')).toEqual([{ kind: 'prohibited', word: 'tabak' }]);
  });
});

describe('nobody is asked', () => {
  it.each(['Oberhemd aus Baumwolle', 'Geschenkpapier', 'Kinderschuhe', 'Weinglas', '', '12'])(
    'about %s',
    (description) => expect(kinds(description)).toEqual([]),
  );
});
