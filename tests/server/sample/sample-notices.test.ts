import { describe, expect, test } from 'vitest';
import { brokenRules } from '../../../domain/broken-rules.ts';
import { fillTemplate } from '../../../domain/messages/fill-template.ts';
import { segmentsOf } from '../../../domain/messages/segments.ts';
import { notices } from '../../../domain/resources/notices.ts';
import { templates } from '../../../domain/resources/templates.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const [allTemplates, allNotices] = await sampleRecords(
  new Date('2026-11-24T12:00:00Z'),
  'templates',
  'notices',
);
const named = new Set(allNotices.map(({ values }) => values.template));
const sample = {
  notices: allNotices,
  templates: allTemplates.filter(({ id }) => named.has(id)),
};

const VALUES = {
  name: 'Khadija Mustermann',
  customer: 'Abdelkarim Muster',
  order: 'J-100234',
  company: 'Jisr Mustertransport',
  phone: '+49 30 23125000',
};

describe('the notices of the sample week', () => {
  test('are all off', () => {
    expect(sample.notices.length).toBeGreaterThan(10);
    expect(sample.notices.filter(({ values }) => values.active)).toEqual([]);
  });

  test('keep the rules of their resources', () => {
    const broken = [
      ...sample.notices.map(({ values }) => brokenRules(notices, values)),
      ...sample.templates.map(({ values }) => brokenRules(templates, values)),
    ].filter((errors) => Object.keys(errors).length > 0);
    expect(broken).toEqual([]);
  });

  test.each(['de', 'fr', 'en', 'ar'] as const)(
    'are worded in full and in short in %s',
    (language) => {
      for (const { values } of sample.templates) {
        const text = values.text as Record<string, string>;
        const filled = fillTemplate(text, { language, values: VALUES });
        expect([filled?.language, filled?.missing]).toEqual([language, []]);
        const { segments, forcing } = segmentsOf(filled?.text ?? '');
        const isLatin = language !== 'ar';
        expect({ text: filled?.text, segments, forcing: isLatin ? forcing : [] }).toEqual({
          text: filled?.text,
          segments: isLatin ? 1 : expect.toBeOneOf([1, 2]),
          forcing: [],
        });
      }
    },
  );
});
