import { describe, expect, it } from 'vitest';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { mm } from '../../src/pdf/parts/elements.ts';
import { pageOf, pagesOf } from '../support/pdf/pages.ts';
import { type Raster, readPdf } from '../support/pdf/read-pdf.ts';
import { jobOf, TEXTS, wholeDeclaration } from '../support/sample-documents.ts';

it('an officer reads what customs requires of each line and of the whole consignment', async () => {
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

describe('what is signed is set closer together where that saves a page', () => {
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

it.each([[[]], [['ar']], [['ar', 'es']]] as const)(
  'a sender signs at the height of place and date, with further captions %j',
  async (captions) => {
    const { bytes } = await printInNode(jobOf(wholeDeclaration({ captions: [...captions] }, 1)));
    const page = await readPdf(bytes, ([first]) => first?.raster(DOTS_PER_INCH));
    if (!page) throw new Error('The declaration has no page.');
    const [place, signature] = COLUMNS.map((column) => lowestRule(page, column));
    expect(place).toBeGreaterThan(0);
    expect(signature).toBe(place);
  },
);

const DOTS_PER_INCH = 144;
/** From where to where in millimetres the two columns of the letter certainly reach. */
const COLUMNS = [
  [30, 95],
  [120, 185],
] as const;
/** The rules that are written on are dark; the one above the foot of the letter is not. */
const DARK = 100;

/** The lowest row of dots that is dark across a column; -1 if there is none. */
function lowestRule(
  { width, height, data }: Raster,
  [from, to]: readonly [number, number],
): number {
  const at = (millimetres: number) => Math.round((mm(millimetres) * DOTS_PER_INCH) / 72);
  const rows = Array.from({ length: height }, (_, row) =>
    data.subarray(row * width + at(from), row * width + at(to)),
  );
  return rows.findLastIndex((dots) => dots.every((dot) => dot < DARK));
}
