import { describe, expect, it } from 'vitest';
import {
  checkedTermsOf,
  warningsAbout,
  warningsAboutDeclaration,
} from '../../../domain/documents/lines-check.ts';

type Company = Parameters<typeof checkedTermsOf>[0];

const warnings = (description: string, direction: 'A' | 'B' = 'A', company: Company = {}) =>
  warningsAbout(description, checkedTermsOf(company, direction));
const kinds = (...requested: Parameters<typeof warnings>) =>
  warnings(...requested).map(({ kind }) => kind);

describe('a clerk is warned', () => {
  it.each([
    'Diverses',
    'diverse Geschenke',
    'Effets personnels',
    'Various items',
    'هدايا متنوعة و أغراض',
  ])('about %s, which names nothing exactly', (description) =>
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

  it('only once about a text that occurs twice', () => {
    expect(warnings('Tabak, Tabak')).toEqual([{ kind: 'prohibited', word: 'tabak' }]);
  });
});

describe('a clerk is not warned', () => {
  it.each(['Oberhemd aus Baumwolle', 'Geschenkpapier', 'Kinderschuhe', 'Weinglas', '', '12'])(
    'about %s',
    (description) => expect(kinds(description)).toEqual([]),
  );
});

describe('a company with its own list of texts to check', () => {
  const company: Company = {
    checks: {
      collective: 'Krempel,\nTrödel',
      prohibited: 'Powerbank ; Akku',
      prohibitedIntoEu: null,
    },
  };

  it('is warned about those, however they are separated, and no longer about the default ones', () => {
    expect(kinds('Trödel', 'A', company)).toEqual(['collective']);
    expect(kinds('ein Akku', 'A', company)).toEqual(['prohibited']);
    expect(kinds('Diverses, Wein', 'A', company)).toEqual([]);
  });

  it('keeps the default list if it has set none', () => {
    expect(kinds('Käse', 'B', company)).toEqual(['prohibited']);
  });
});

describe('a whole declaration', () => {
  const terms = checkedTermsOf({}, 'A');
  const line = (description: string, cents: number) => ({ description, count: 1, cents });

  it('is checked line by line with the numbers of the lines, and its value last', () => {
    const lines = [line('Schuhe', 150_00), line('Diverses', 50_01)];
    expect(warningsAboutDeclaration(lines, { texts: terms, limitCents: 200_00 })).toEqual([
      { line: 2, kind: 'collective', word: 'Diverses' },
      { kind: 'overLimit', sumCents: 200_01, limitCents: 200_00 },
    ]);
  });

  it('may have exactly the limit as its value', () => {
    const lines = [line('Schuhe', 200_00)];
    expect(warningsAboutDeclaration(lines, { texts: terms, limitCents: 200_00 })).toEqual([]);
  });
});
