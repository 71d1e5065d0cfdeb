import { expect, it } from 'vitest';
import { fillPlaceholders } from '../../../domain/company/print-texts.ts';

it('a text block has company and limits filled in, and keeps braces with another meaning', () => {
  const values = { company: 'Muster', compensationLimit: '100 €', valueLimit: '200 €' };
  expect(
    fillPlaceholders('{company}: {compensationLimit}, {valueLimit}, {company}, {other}', values),
  ).toBe('Muster: 100 €, 200 €, Muster, {other}');
});
