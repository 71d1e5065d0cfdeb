import { expect, test } from 'vitest';
import { faq } from '../../../domain/resources/faq.ts';
import { violationsOf } from '../../../domain/validate.ts';
import { cleanHtml } from '../../../server/resources/clean-html.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const [entries] = await sampleRecords(new Date('2026-03-02T09:00:00Z'), 'faq');

test('the sample week answers what customers ask, in an order of its own', () => {
  expect(entries.map(({ values }) => values.position)).toEqual(entries.map((_, at) => at + 1));
  for (const { values } of entries) {
    const { position: _assigned, ...body } = values;
    expect(violationsOf(faq, body, 'create')).toEqual({});
  }
});

test('the answers are as the server would store them', () => {
  for (const { values } of entries) {
    const answers = Object.values(values.answer as Record<string, string>);
    expect(answers.map(cleanHtml)).toEqual(answers);
  }
});

test('one entry is written in German only, and not shown to customers yet', () => {
  const hidden = entries.filter(({ values }) => values.shown === false);
  expect(hidden.map(({ values }) => Object.keys(values.answer as object))).toEqual([['de']]);
});
