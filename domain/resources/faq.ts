import { defineResource } from '../define.ts';
import { boolean, integer, localized, richText, text } from '../fields.ts';
import { localizedText } from '../localized-text.ts';
import { SHOWN_ACCESS } from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';

/** What customers often ask, with the answers, in an order of the staff's own. */
export const faq = defineResource({
  name: 'faq',
  ordered: 'position',
  fields: {
    question: localized(text({ max: 300 }), { required: true, search: true }),
    answer: localized(richText({ max: 20_000 }), { search: true }),
    shown: boolean({ default: true, filter: true }),
    position: integer({ assigned: true, default: 0 }),
  },
  represent: ({ question }, locale) => localizedText(question, locale),
  access: SHOWN_ACCESS,
});

export type FaqEntry = RecordOf<typeof faq>;
