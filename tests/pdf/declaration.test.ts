import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { readPdf } from '../support/pdf/read-pdf.ts';
import {
  COMPANY,
  declarationDocument,
  jobOf,
  LATIN_RECIPIENT,
  TEXTS,
} from '../support/sample-documents.ts';

describe('an officer who reads a declaration', () => {
  it('reads every statement in German and French, with the limit of the direction', async () => {
    const page = await pageOf(declarationDocument());
    const filled = TEXTS.declaration.statements
      .flatMap(({ de, fr }) => [de, fr])
      .map((each) => each.replace('{company}', COMPANY.name).replace('{valueLimit}', '200,00'));
    expect(lostWords(filled, page)).toEqual([]);
    expect(page).not.toMatch(/[{}]/);
    expect(page).toContain('200,00 €');
    expect(page.match(/(?<![\d.])[1-6]\. (?=\p{L})/gu)).toHaveLength(2 * 6);
    expect(page).toContain('Unterschrift des Absenders / Signature de l’expéditeur');
  });

  it('reads the goods with count and value, and their total', async () => {
    const page = await pageOf(declarationDocument());
    expect(page).toContain('1 Karton mit Kleidung 1 12,50 €');
    const lines = [{ description: 'Tee', count: 2, grams: 1_250, cents: 4_00 }];
    expect(await pageOf({ ...declarationDocument(), lines })).toContain('1 Tee 2 1,25 4,00 €');
    expect(page).toContain('Gesamtwert / Valeur totale 50,06 €');
    expect(page).toContain('Anzahl der Pakete / Nombre de colis 2');
  });

  it("finds place and date beside the sender's signature", async () => {
    expect(await pageOf(declarationDocument())).toContain(
      'Großmusterhausen, 21/11/2026 Ort, Datum',
    );
  });

  it.each(['A', 'B'] as const)(
    'sees no statement about a limit that goods of direction %s exceed',
    async (direction) => {
      const limit = COMPANY.limits.declaredValueCents[direction];
      const worth = (cents: number) =>
        pageOf({
          ...declarationDocument(),
          direction,
          lines: [{ description: 'Mantel', count: 1, cents }],
        });
      expect(await worth(limit)).toContain('4. Der Gesamtwert der Waren übersteigt');
      const over = await worth(limit + 1);
      expect(over).not.toMatch(/übersteigt|ne dépasse pas/);
      expect(over).toContain('5. Ich habe die Geschäftsbedingungen');
      expect(over).not.toContain('6. ');
    },
  );

  it('finds goods, total, statements and signature on one page, never one of them alone', async () => {
    for (const lines of [8, 10, 11, 12, 14, 16, 40]) {
      const pages = await pagesOf(declarationDocument(LATIN_RECIPIENT, lines));
      const signed = pages.filter((page) => page.includes('Unterschrift des Absenders'));
      expect(signed).toHaveLength(1);
      expect(signed[0]).toContain('Der Absender erklärt:');
      expect(signed[0]).toMatch(new RegExp(` ${lines} \\S.*Gesamtwert / Valeur totale`));
    }
  });

  it('sees the total again above the signature if the statements fill more than a page', async () => {
    const statement = { de: 'lang '.repeat(600), fr: 'long '.repeat(600) };
    const { bytes } = await printInNode({
      ...jobOf(declarationDocument()),
      texts: { ...TEXTS, declaration: { statements: [statement, statement] } },
    });
    const pages = await readPdf(bytes, (all) => all.map(({ text }) => text));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.at(-1)).toMatch(/Gesamtwert[\s\S]*Unterschrift/);
  });

  it('gets no third page where long statements that stand closer together fit with the goods', async () => {
    const statement = { de: 'lang '.repeat(360), fr: 'long '.repeat(360) };
    const { bytes } = await printInNode({
      ...jobOf(declarationDocument(LATIN_RECIPIENT, 18)),
      texts: { ...TEXTS, declaration: { statements: [statement, statement] } },
    });
    expect(await readPdf(bytes, (all) => all.length)).toBe(2);
  });

  it('finds on each page of a long declaration the sum of the pages before it', async () => {
    const pages = await pagesOf(declarationDocument(LATIN_RECIPIENT, 60));
    const [carried, brought] = ['À reporter', 'Report'].map((word) =>
      pages.map((page) => new RegExp(`Übertrag / ${word} ([\\d.,]+)`).exec(page)?.[1]),
    );
    expect(brought?.slice(1)).toEqual(carried?.slice(0, -1));
    expect(brought?.slice(1)).not.toContain(undefined);
  });
});
