import { defineResource } from '../define.ts';
import { image, localized, richText, text } from '../fields.ts';
import { localizedText } from '../localized-text.ts';
import {
  expiresAfterItBegins,
  PUBLISHING_ACCESS,
  PUBLISHING_ACTIONS,
  PUBLISHING_FIELDS,
} from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';

/** News for customers: a strike at the port, opening hours at the end of Ramadan. */
export const infos = defineResource({
  name: 'Infos',
  path: 'info',
  fields: {
    title: localized(text({ max: 120 }), { required: true, search: true }),
    text: localized(richText({ max: 20_000 }), { search: true }),
    pic: image({ frame: { ratio: [16, 9], width: 1600 } }),
    ...PUBLISHING_FIELDS,
  },
  represent: ({ title }, locale) => localizedText(title, locale),
  rules: [expiresAfterItBegins],
  access: PUBLISHING_ACCESS,
  actions: PUBLISHING_ACTIONS,
});

export type Info = RecordOf<typeof infos>;
