import { expect, test } from 'vitest';
import { reference } from '../../../domain/define.ts';
import type { Field } from '../../../domain/fields.ts';
import {
  boolean,
  choice,
  date,
  group,
  integer,
  list,
  localized,
  richText,
  text,
} from '../../../domain/fields.ts';
import { tours } from '../../../domain/resources/tours.ts';
import { toText } from '../../../src/kit/format/to-text.ts';

const TEXTS = { yes: 'ja', no: 'nein', locale: 'de' };
const read = (field: Field, value: unknown) => toText(field, value, (one) => `Is ${one}`, TEXTS);

test.each<[string, Field, unknown, string]>([
  [
    'formatted text without its tags',
    richText(),
    '<p>One <b>two</b></p><ul><li>three</li></ul>',
    'One two\nthree',
  ],
  ['a text in the reader’s language', localized(text()), { en: 'Hello', de: 'Hallo' }, 'Hallo'],
  ['a text that only exists in another language', localized(text()), { ar: 'مرحبا' }, 'مرحبا'],
  ['yes and no in plain text', boolean(), false, 'nein'],
  ['several choices in plain text', list(choice(['a', 'b'])), ['a', 'b'], 'Is a, Is b'],
  [
    'several records by their names',
    list(reference(tours)),
    [{ _id: '1', Tname: 'A' }, 'id-2'],
    'A, id-2',
  ],
  ['several days', list(date()), ['2026-03-01', '2026-03-02'], '01/03/2026, 02/03/2026'],
  [
    'rows of several values',
    list(group({ brand: text(), depth: integer(), note: text() })),
    [
      { brand: 'X', depth: 3 },
      { brand: 'Y', depth: 4, note: 'worn' },
    ],
    'X, 3; Y, 4, worn',
  ],
  ['nothing where there is nothing', list(text()), null, ''],
])('an export writes %s', (_what, field, value, texts) => {
  expect(read(field, value)).toBe(texts);
});
