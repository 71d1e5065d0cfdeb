import { staff } from '../access.ts';
import { defineResource } from '../define.ts';
import { choice, image, localized, multiline, text, url } from '../fields.ts';
import { localizedText } from '../localized-text.ts';
import {
  expiresAfterItBegins,
  PUBLISHING_ACCESS,
  PUBLISHING_ACTIONS,
  PUBLISHING_FIELDS,
} from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';

/** Advertisements on the carrier's public pages. */
export const advertisement = defineResource({
  name: 'advertisement',
  path: 'adds',
  fields: {
    title: localized(text({ max: 80 }), { required: true, search: true }),
    text: localized(multiline({ max: 400 }), { search: true }),
    pic: image({ frame: { ratio: [2, 1], width: 1600 } }),
    link: url({ max: 300 }),
    place: choice(['top', 'middle', 'bottom'], { filter: true, default: 'top' }),
    /** Who has booked it; customers do not read it. */
    customer: text({ max: 120, search: true, read: staff }),
    ...PUBLISHING_FIELDS,
  },
  represent: ({ title }, locale) => localizedText(title, locale),
  rules: [expiresAfterItBegins],
  access: PUBLISHING_ACCESS,
  actions: PUBLISHING_ACTIONS,
});

export type Advertisement = RecordOf<typeof advertisement>;
