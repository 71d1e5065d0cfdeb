import { describe, expect, it } from 'vitest';
import { CITY_ORDER } from '../../domain/cities/city-order.ts';
import type { Paper } from '../../domain/documents/papers.ts';
import { FAMILY_NAMES, FIRST_NAMES } from '../../server/sample/vocabulary/person-names.ts';
import { printInNode } from '../../src/pdf/engine/print-in-node.ts';
import { lostWords } from '../support/pdf/letters.ts';
import { pageOf } from '../support/pdf/pages.ts';
import { jobOf, LATIN_RECIPIENT, labelPaper, ticketPaper } from '../support/sample-papers.ts';

const cutOf = async (...papers: readonly Paper[]) => (await printInNode(jobOf(...papers))).cut;

const longest = (words: readonly string[], count: number) =>
  words.toSorted((a, b) => b.length - a.length).slice(0, count);

const first = Object.values(FIRST_NAMES).flat();

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
    expect(await cutOf(labelPaper(person, 1), ticketPaper(person))).toEqual([]);
    expect(await pageOf(labelPaper(person, 1))).toMatch(new RegExp(`^${city.toUpperCase()} `));
    expect(await pageOf(ticketPaper(person))).toMatch(new RegExp(`^${city.toUpperCase()} `));
  });

  it('the longest names of the sample week', async () => {
    const people = LONGEST_NAMES.map((name) => ({ ...LATIN_RECIPIENT, name }));
    expect(await cutOf(...people.map((person) => labelPaper(person, 1)))).toEqual([]);
    expect(await cutOf(...people.map((person) => ticketPaper(person)))).toEqual([]);
  });

  it.each(LONG_PEOPLE)('a long name, street and city in %s letters', async (_, name, street) => {
    const person = { ...LATIN_RECIPIENT, name, street, city: 'Marrakesh', zip: '40000' };
    for (const paper of [labelPaper(person, 1), ticketPaper(person)]) {
      const page = await pageOf(paper);
      expect(
        lostWords([name.toUpperCase(), street.toUpperCase(), '40000'], page.toUpperCase()),
      ).toEqual([]);
      expect(page).not.toContain('…');
      expect(await cutOf(paper)).toEqual([]);
    }
  });
});

describe('a clerk who prints a text that does not fit on any paper', () => {
  const street = 'Avenue Abdelkrim El Khattabi '.repeat(12).trim();
  const person = { ...LATIN_RECIPIENT, street };

  it('is told which order and which text, once for all labels of the order', async () => {
    expect(await cutOf(labelPaper(person, 3))).toEqual([{ order: 'MA26-000123', text: street }]);
  });

  it('is told about a ticket, whose city still has its own place', async () => {
    expect(await cutOf(ticketPaper(person))).toEqual([
      { order: 'MA26-000123', text: street.toUpperCase() },
    ]);
    expect((await pageOf(ticketPaper(person))).match(/CASABLANCA/g)).toHaveLength(2);
  });
});
