import { storedName } from '../blobs/stored-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { landscape } from './pictures/landscape.ts';
import { PHOTO, parcelPhoto } from './pictures/parcel-photo.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleId } from './sample-id.ts';
import { GALLERY_TITLES } from './vocabulary/gallery-titles.ts';
import { randomFrom } from './vocabulary/random.ts';

type SampleGalleryPicture = {
  readonly id: string;
  readonly at: Date;
  readonly values: Values;
  readonly file: SampleFile;
};

/** The titles of photos of parcels; the others are views on the way. */
const PARCELS: ReadonlyMap<number, 'scale' | 'boxes' | 'bag'> = new Map([
  [3, 'scale'],
  [5, 'boxes'],
  [7, 'boxes'],
  [10, 'bag'],
  [12, 'boxes'],
  [15, 'bag'],
  [17, 'boxes'],
]);

/** Eighteen pictures of the carrier's work, in an order of their own; the last one is not shown yet. */
export const sampleGallery = (calendar: Calendar): readonly SampleGalleryPicture[] =>
  GALLERY_TITLES.map((title, index) => {
    const random = randomFrom(`gallery ${index}`);
    const at = calendar.moment(80 - index * 3, random);
    const parcel = PARCELS.get(index);
    const file = {
      name: storedName('picture', 'webp', sampleId(at, random)),
      svg: parcel ? parcelPhoto(parcel, 18.5 + index, random) : landscape(index, random),
      width: PHOTO.width,
    };
    const shown = index < GALLERY_TITLES.length - 1;
    return {
      id: sampleId(at, random),
      at,
      file,
      values: { pic: file.name, title, shown, position: index + 1 },
    };
  });
