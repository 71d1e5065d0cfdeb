import { expect, it } from 'vitest';
import { fillPlaceholders } from '../../../domain/documents/print-texts.ts';

it('a text block names company and limits, and keeps braces that mean something else', () => {
  const values = { company: 'Muster', compensationLimit: '100 €', valueLimit: '200 €' };
  expect(
    fillPlaceholders('{company}: {compensationLimit}, {valueLimit}, {company}, {other}', values),
  ).toBe('Muster: 100 €, 200 €, Muster, {other}');
});
