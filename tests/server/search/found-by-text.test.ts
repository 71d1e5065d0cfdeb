import { expect, test, vi } from 'vitest';
import { commands } from '../../../domain/resources/commands.ts';
import { isFound, searchTerms } from '../../../domain/search/search-terms.ts';
import { searchableText } from '../../../domain/search/searchable-text.ts';
import { areFoundIn, searchText } from '../../../server/resources/search-text.ts';

vi.mock('../../../domain/search/searchable-text.ts', { spy: true });

const FIELDS = { recipient: commands.fields.recipient };
const VALUES = {
  recipient: {
    firstName: 'Khadija',
    lastName: 'El Amrani',
    phone: '+212661234567',
    address: 'Rue des Orangers, Fès',
  },
};

test.each(['khadija', 'Amrani khadija', '0661 234567', '+212661234567', 'orangers', 'fes'])(
  '"%s" is found in the texts themselves, without the tokens of their names',
  (text) => {
    vi.mocked(searchableText).mockClear();
    expect(areFoundIn(searchTerms(text), FIELDS, VALUES)).toBe(true);
    expect(searchableText).not.toHaveBeenCalled();
  },
);

test.each([
  'khadija',
  'Hadija',
  'خديجة',
  'الامراني',
  'fas',
  'فاس',
  'Karim',
  '0662',
  'rue fes karim',
])('"%s" is found exactly if it is in the searchable text', (text) => {
  const terms = searchTerms(text);
  expect(areFoundIn(terms, FIELDS, VALUES)).toBe(isFound(terms, searchText(FIELDS, VALUES)));
});
