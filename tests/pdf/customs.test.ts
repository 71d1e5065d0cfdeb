import { describe, expect, it } from 'vitest';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { TEXTS, wholeDeclaration } from '../support/sample-papers.ts';

it('an officer reads what customs asks of each line and of the whole consignment', async () => {
  const page = await pageOf(wholeDeclaration());
  for (const text of [
    '1 Fahrrad / Vélo 2 12,50 80,00 € HS 8712.00 · gebraucht / usagé · Ursprung / Origine: Chine (CN)',
    'Einzelwert / Valeur unitaire: 40,00 €',
    'Art der Sendung / Nature de l’envoi Geschenk / Cadeau',
    'Reisepass / Passeport: C01X00T47',
    'CIN du destinataire BE123456',
    'Véhicule B-JI 2026',
    'Jour du passage 24/11/2026',
    'Nettogewicht / Poids net 12,50 kg',
    '1/3 261000000000 9,00 kg',
  ]) {
    expect(page.replace(/\u00a0/g, ' ')).toContain(text);
  }
});

it('an officer who reads Spanish or Arabic gets captions in them where they were chosen', async () => {
  const page = await pageOf(wholeDeclaration({ captions: ['ar', 'es'] }));
  expect(page).toContain('Remitente');
  expect(page).toContain('Declaración de contenido para la aduana');
  expect(page).toMatch(/\p{Script=Arabic}/u);
  expect(await pageOf(wholeDeclaration())).not.toContain('Remitente');
});

it('a sender who sells does not sign that the goods are not for trade', async () => {
  const household = TEXTS.declaration.statements[4]?.de ?? '';
  expect(await pageOf(wholeDeclaration())).toContain(household);
  expect(await pageOf(wholeDeclaration({ category: 'sale' }))).not.toContain(household);
});

describe('what is signed moves closer together where that saves a page', () => {
  it.each([
    ['five lines', 5, [], 1],
    ['twelve lines', 12, [], 2],
    ['three lines with Spanish captions', 3, ['es'], 1],
    ['three lines with Arabic captions', 3, ['ar'], 1],
    ['one line with both', 1, ['ar', 'es'], 1],
  ] as const)('%s', async (_, lines, captions, pages) => {
    expect(await pagesOf(wholeDeclaration({ captions: [...captions] }, lines))).toHaveLength(pages);
  });
});
