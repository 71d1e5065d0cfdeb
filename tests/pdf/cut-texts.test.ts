import { beforeAll, describe, expect, it } from 'vitest';
import { CITY_ORDER } from '../../domain/cities/city-order.ts';
import type { PrintedDocument } from '../../domain/documents/print-job.ts';
import { labelFields } from '../../src/pdf/documents/label-fields.ts';
import { ticketFields } from '../../src/pdf/documents/ticket.ts';
import { printInNode, readFontInNode } from '../../src/pdf/engine/print-in-node.ts';
import { loadFonts } from '../../src/pdf/fonts/load-fonts.ts';
import { fittedLines } from '../../src/pdf/parts/fitted.ts';
import { cutIn } from '../../src/pdf/parts/placed-fields.ts';
import { printable } from '../../src/pdf/text/printable.ts';
import namesAndPlaces from '../fixtures/names-and-places.json' with { type: 'json' };
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf } from '../support/pdf/pages.ts';
import {
  COMPANY,
  jobOf,
  LATIN_RECIPIENT,
  labelDocument,
  ticketDocument,
} from '../support/sample-documents.ts';

const cutOf = async (...documents: readonly PrintedDocument[]) =>
  (await printInNode(jobOf(...documents))).cut;

const longest = (texts: readonly string[], count: number) =>
  texts.toSorted((a, b) => b.length - a.length).slice(0, count);

const { firstNames: first, familyNames: FAMILY_NAMES, cities: CITIES } = namesAndPlaces;

/** The longest names of the sample week, in Latin and in Arabic, with two first names. */
const LONGEST_NAMES = [0, 1].flatMap((spelling) => {
  const [one = '', two = ''] = longest(
    first.map((name) => name[spelling] ?? ''),
    2,
  );
  return longest(
    FAMILY_NAMES.map((name) => name[spelling] ?? ''),
    3,
  ).map((family) => `${one} ${two} ${family}`);
});

const LONG_PEOPLE = [
  [
    'Latin',
    'Abderrahmane Abdelkrim Benmouhoub El Idrissi Alaoui',
    'Avenue Abdelkrim El Khattabi, Résidence Al Andalous, Immeuble 14, Étage 3',
  ],
  [
    'Arabic',
    'عبد الرحمان عبد الكريم بنموحوب الإدريسي العلوي',
    'شارع عبد الكريم الخطابي، إقامة الأندلس، عمارة 14، الطابق الثالث، شقة رقم 27',
  ],
  [
    'mixed',
    'Abderrahmane عبد الكريم Benmouhoub الإدريسي Alaoui',
    'Avenue عبد الكريم الخطابي, Résidence الأندلس, Immeuble 14, Étage 3, Appt 27',
  ],
] as const;

describe('a sorter reads in full', () => {
  it.each(CITY_ORDER)('%s at the top of its labels and tickets', async (city) => {
    const person = { ...LATIN_RECIPIENT, city };
    expect(await cutOf(labelDocument(person, 1), ticketDocument(person))).toEqual([]);
    expect(await pageOf(labelDocument(person, 1))).toMatch(new RegExp(`^${city.toUpperCase()} `));
    expect(await pageOf(ticketDocument(person))).toMatch(new RegExp(`^${city.toUpperCase()} `));
  });

  it('the longest names of the sample week', async () => {
    const people = LONGEST_NAMES.map((name) => ({ ...LATIN_RECIPIENT, name }));
    expect(await cutOf(...people.map((person) => labelDocument(person, 1)))).toEqual([]);
    expect(await cutOf(...people.map((person) => ticketDocument(person)))).toEqual([]);
  });

  it.each(LONG_PEOPLE)('a long name, street and city in %s letters', async (_, name, street) => {
    const person = { ...LATIN_RECIPIENT, name, street, city: 'Marrakesh', zip: '40000' };
    for (const document of [labelDocument(person, 1), ticketDocument(person)]) {
      const page = await pageOf(document);
      expect(
        lostWords([name.toUpperCase(), street.toUpperCase(), '40000'], page.toUpperCase()),
      ).toEqual([]);
      expect(page).not.toContain('…');
      expect(await cutOf(document)).toEqual([]);
    }
  });
});

describe('of everybody in the sample data', () => {
  beforeAll(() => loadFonts(readFontInNode));

  const fieldsOf = (person: typeof LATIN_RECIPIENT) => [
    ...labelFields({ ...labelDocument(person, 1), sender: person }, COMPANY),
    ...ticketFields({ ...ticketDocument(person), sender: person }),
  ];

  const LONG = ['Großmusterhausen-Niederschwarzenbach', 'Sidi Mohammed Lahmar Oulad Hassoune'];

  it.each([...CITIES, ...LONG])('a sorter never sees a letter break off %s', (name) => {
    const city = printable(name);
    const texts = (text: string) => text.toUpperCase().split(' ').filter(Boolean);
    for (const { content, space } of fieldsOf({ ...LATIN_RECIPIENT, zip: '40000', city })) {
      if (!content.toUpperCase().includes(city.toUpperCase())) continue;
      expect(fittedLines(content, space).flatMap(texts)).toEqual(texts(content));
    }
  });

  it('ten thousand names of two first names and a family are whole on labels and tickets', () => {
    const cut: string[] = [];
    for (let at = 0; at < 10_000; at += 1) {
      const spelling = at % 2;
      const pick = (names: readonly (readonly string[])[], step: number) =>
        names[(at * step) % names.length]?.[spelling] ?? '';
      const name = printable(`${pick(first, 7)} ${pick(first, 11)} ${pick(FAMILY_NAMES, 13)}`);
      const fields = fieldsOf({ ...LATIN_RECIPIENT, name });
      if (cutIn(fields.filter(({ content }) => content === name)).length > 0) cut.push(name);
    }
    expect(cut).toEqual([]);
  });

  it('a sender with a long name has two lines on his label', () => {
    const name = 'Abderrahmane Abdelkrim Benmouhoub El Idrissi Alaoui Benabderrahmane';
    const fields = labelFields(
      { ...labelDocument(), sender: { ...LATIN_RECIPIENT, name } },
      COMPANY,
    ).filter(({ content }) => content === name);
    expect(fields.map(({ content, space }) => fittedLines(content, space).length)).toEqual([2]);
    expect(cutIn(fields)).toEqual([]);
  });
});

describe('a clerk who prints a text that does not fit on any document', () => {
  const street = 'Avenue Abdelkrim El Khattabi '.repeat(12).trim();
  const person = { ...LATIN_RECIPIENT, street };

  it('is shown which order and which text, once for all labels of the order', async () => {
    expect(await cutOf(labelDocument(person, 3))).toEqual([{ order: 'MA26-000123', text: street }]);
  });

  it('is warned about a ticket, whose city still has its own place', async () => {
    expect(await cutOf(ticketDocument(person))).toEqual([
      { order: 'MA26-000123', text: street.toUpperCase() },
    ]);
    expect((await pageOf(ticketDocument(person))).match(/CASABLANCA/g)).toHaveLength(2);
  });
});
