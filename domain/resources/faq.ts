import { admin } from '../access.ts';
import { defineResource } from '../define.ts';
import { boolean, integer, localized, richText, text } from '../fields.ts';
import { staffOrShown } from '../publishing/publishing.ts';
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
  represent: ({ question }) => question.de || question.en || question.fr || question.ar || '',
  access: { list: staffOrShown, show: staffOrShown, create: admin, edit: admin, delete: admin },
});

export type FaqEntry = RecordOf<typeof faq>;
