import { admin } from '../access.ts';
import { defineResource } from '../define.ts';
import { boolean, image, integer, localized, text } from '../fields.ts';
import { localizedText } from '../localized-text.ts';
import { SHOWN_ACCESS } from '../publishing/publishing.ts';
import type { RecordOf } from '../records.ts';

/** The pictures that the carrier shows of its work, in an order of its own. */
export const gallery = defineResource({
  name: 'gallery',
  ordered: 'position',
  fields: {
    pic: image({ required: true, frame: { ratio: [4, 3], width: 1600 } }),
    title: localized(text({ max: 120 }), { search: true }),
    /** A new picture is a draft: a photo of the warehouse can show a customer's name. */
    shown: boolean({ default: false, filter: true }),
    position: integer({ assigned: true, default: 0 }),
  },
  represent: ({ title }, locale) => localizedText(title, locale),
  access: SHOWN_ACCESS,
  actions: {
    publish: {
      access: admin,
      transition: { field: 'shown', from: [false], to: true },
      confirm: false,
    },
    withdraw: {
      access: admin,
      transition: { field: 'shown', from: [true], to: false },
      confirm: false,
    },
  },
});

export type GalleryPicture = RecordOf<typeof gallery>;
