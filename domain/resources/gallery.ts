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
    shown: boolean({ default: true, filter: true }),
    position: integer({ assigned: true, default: 0 }),
  },
  represent: ({ title }) => localizedText(title),
  access: SHOWN_ACCESS,
});

export type GalleryPicture = RecordOf<typeof gallery>;
