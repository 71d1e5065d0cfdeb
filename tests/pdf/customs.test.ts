import { expect, it } from 'vitest';
import type { DeclarationPaper } from '../../domain/documents/papers.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { declarationPaper, labelPaper, TEXTS } from '../support/sample-papers.ts';

/** A declaration with everything that customs asks. */
const whole = (more: Partial<DeclarationPaper['customs']> = {}): DeclarationPaper => ({
  ...declarationPaper(),
  lines: [
    {
      description: 'Fahrrad / Vélo',
      count: 2,
      cents: 80_00,
      unitCents: 40_00,
      grams: 12_500,
      condition: 'used',
      hsCode: '871200',
      origin: 'CN',
    },
  ],
  parcels: labelPaper().parcels,
  customs: {
    category: 'gift',
    idKind: 'passport',
    idNumber: 'C01X00T47',
    recipientCin: 'BE123456',
    vehicle: 'B-JI 2026',
    passage: '2026-11-24',
    captions: [],
    ...more,
  },
});

it('an officer reads what customs asks of each line and of the whole consignment', async () => {
  const page = await pageOf(whole());
  for (const text of [
    '1 Fahrrad / Vélo HS 8712.00 · gebraucht / usagé · Ursprung / Origine: Chine (CN)',
    'Einzelwert / Valeur unitaire: 40,00 € 2 12,50 80,00 €',
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
  const page = await pageOf(whole({ captions: ['ar', 'es'] }));
  expect(page).toContain('Remitente');
  expect(page).toContain('Declaración de contenido para la aduana');
  expect(page).toMatch(/\p{Script=Arabic}/u);
  expect(await pageOf(whole())).not.toContain('Remitente');
});

it('a sender who sells does not sign that the goods are not for trade', async () => {
  const household = TEXTS.declaration.statements[4]?.de ?? '';
  expect(await pageOf(whole())).toContain(household);
  expect(await pageOf(whole({ category: 'sale' }))).not.toContain(household);
});

it('the goods, their facts and the signature of a usual declaration stay on one page', async () => {
  expect(await pagesOf(whole())).toHaveLength(1);
});
