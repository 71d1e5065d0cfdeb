import { describe, expect, it } from 'vitest';
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { COMPANY, declarationPaper, LATIN_RECIPIENT, TEXTS } from '../support/sample-papers.ts';

describe('an officer who holds a declaration', () => {
  it('reads every statement in German and French, with the limit of the direction', async () => {
    const page = await pageOf(declarationPaper());
    const filled = TEXTS.declaration.statements
      .flatMap(({ de, fr }) => [de, fr])
      .map((each) => each.replace('{company}', COMPANY.name).replace('{valueLimit}', '200,00'));
    expect(lostWords(filled, page)).toEqual([]);
    expect(page).not.toMatch(/[{}]/);
    expect(page).toContain('200,00 €');
    expect(page.match(/(?<![\d.])[1-6]\. (?=\p{L})/gu)).toHaveLength(2 * 6);
    expect(page).toContain('Unterschrift des Absenders / Signature de l’expéditeur');
  });

  it('reads the goods with count and value, and what they come to', async () => {
    const page = await pageOf(declarationPaper());
    expect(page).toContain('1 Karton mit Kleidung 1 12,50 €');
    expect(page).toContain('Gesamtwert / Valeur totale 50,06 €');
    expect(page).toContain('Anzahl der Pakete / Nombre de colis 2');
  });

  it('finds the signature on the page of the statements, never alone', async () => {
    for (const lines of [14, 16, 18, 20, 22]) {
      const pages = await pagesOf(declarationPaper(LATIN_RECIPIENT, lines));
      const signed = pages.filter((page) => page.includes('Unterschrift des Absenders'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('Der Absender erklärt:');
    }
  });
});
