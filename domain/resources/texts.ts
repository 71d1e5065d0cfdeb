import { admin, nobody, staff } from '../access.ts';
import { printedTextIsThere, TEXT_KEYS, variablesAreKnown } from '../company/text-blocks.ts';
import { defineResource } from '../define.ts';
import { choice, localized, multiline, text } from '../fields.ts';
import type { RecordOf } from '../records.ts';

/** The sentences that documents print: one record for each block, with its revisions. */
export const texts = defineResource({
  name: 'texts',
  fields: {
    key: choice(TEXT_KEYS, { required: true, unique: true, filter: true }),
    text: localized(multiline({ max: 1000 }), { search: true }),
    note: text({ max: 200, search: true }),
  },
  represent: (block) => block.key,
  rules: [printedTextIsThere, variablesAreKnown],
  access: { list: staff, show: staff, create: admin, edit: admin, delete: nobody },
});

export type Text = RecordOf<typeof texts>;
