import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../domain/fields.ts';
import { fillTemplate } from '../../../domain/messages/fill-template.ts';
import { placeholdersAreKnown } from '../../../domain/messages/placeholders.ts';
import { segmentsOf } from '../../../domain/messages/segments.ts';
import { TEMPLATE_USES } from '../../../domain/resources/templates.ts';
import type { SampleRecord } from '../../../server/sample/sample-records.ts';
import { sampleRecords } from '../../support/sample-week.ts';

const VALUES = {
  name: 'Mohammed Benabdellah',
  customer: 'Fatima-Zahra Benabdellah',
  order: 'JS-10426',
  step: 'In Marokko',
  balance: '1.245,50 €',
  company: 'Jisr Transport',
  phone: '+4942155500123',
  recipient: 'Salma',
  parcels: '3',
  weight: '12 kg',
  city: 'Fes',
  appointment: 'mercredi 30 septembre à 14:00',
  place: 'Am Güterplatz 3, 60327 Frankfurt',
};

const SEVERAL = { ...VALUES, order: 'JS-10426, JS-10427' };

type Texts = Readonly<Partial<Record<(typeof LOCALES)[number], string>>>;

const [templates, notices] = await sampleRecords(
  new Date('2026-11-24T12:00:00Z'),
  'templates',
  'notices',
);
const ofNotices = new Set(notices.map(({ values }) => values.template));
const textsOf = ({ values }: SampleRecord) => ({
  title: String(values.title),
  use: String(values.use),
  text: values.text as Texts,
});
const NOTICE_TEXTS = templates.filter(({ id }) => ofNotices.has(id)).map(textsOf);
const TEMPLATE_TEXTS = templates.filter(({ id }) => !ofNotices.has(id)).map(textsOf);

describe('the office of the sample week', () => {
  it('has a template for every use', () => {
    const uses = new Set([...TEMPLATE_TEXTS.map(({ use }) => use), 'notice']);
    expect(TEMPLATE_USES.filter((use) => !uses.has(use))).toEqual([]);
    expect(NOTICE_TEXTS.length).toBeGreaterThan(0);
  });

  it.each(TEMPLATE_TEXTS)('says "$title" in four languages, in one SMS where it can', ({ text }) =>
    expectOneSms(text, VALUES),
  );

  it.each(NOTICE_TEXTS)(
    'announces "$title" of two orders in four languages, in one SMS where it can',
    ({ text }) => expectOneSms(text, SEVERAL),
  );
});

function expectOneSms(text: Texts, values: typeof VALUES) {
  expect(placeholdersAreKnown({ text })).toEqual({});
  for (const language of LOCALES) {
    const filled = fillTemplate(text, { language, values });
    expect(filled).toMatchObject({ language, missing: [] });
    if (language === 'ar') continue;
    expect(segmentsOf(filled?.text ?? ''), filled?.text).toMatchObject({
      encoding: 'GSM-7',
      segments: 1,
    });
  }
}
