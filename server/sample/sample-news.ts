import { storedName } from '../blobs/stored-name.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { landscape } from './pictures/landscape.ts';
import type { SampleFile } from './sample-file.ts';
import { sampleId } from './sample-id.ts';
import { ADVERTISEMENT_TEXTS } from './vocabulary/advertisement-texts.ts';
import { INFO_TEXTS, type SampleNews } from './vocabulary/info-texts.ts';
import { randomFrom } from './vocabulary/random.ts';

type SamplePublished = {
  readonly id: string;
  readonly at: Date;
  readonly values: Values;
  readonly file: SampleFile;
};

/** The width of the pictures of tours, in whose shape these are drawn. */
const WIDTH = 960;

/** Eight in the morning in Germany, or nine in summer. */
const morning = (calendar: Calendar, days: number | undefined): string | null =>
  days === undefined ? null : `${calendar.day(days)}T07:00:00.000Z`;

function published<Text extends SampleNews>(
  calendar: Calendar,
  name: string,
  { texts, first }: { readonly texts: readonly Text[]; readonly first: number },
): readonly SamplePublished[] {
  return texts.map(({ from, until, ...values }, index) => {
    const random = randomFrom(`${name} ${index}`);
    const at = calendar.moment(Math.max(1, 2 - Math.min(0, from ?? 0)), random);
    const file = {
      name: storedName('picture', 'webp', sampleId(at, random)),
      svg: landscape(first + index, random),
      width: WIDTH,
    };
    const period = { publishFrom: morning(calendar, from), publishUntil: morning(calendar, until) };
    return { id: sampleId(at, random), at, file, values: { ...values, ...period, pic: file.name } };
  });
}

/** Eight pieces of news in every state of a publication, each with a picture of the way. */
export const sampleInfos = (calendar: Calendar): readonly SamplePublished[] =>
  published(calendar, 'infos', { texts: INFO_TEXTS, first: 20 });

/** Five advertisements of others. */
export const sampleAdvertisements = (calendar: Calendar): readonly SamplePublished[] =>
  published(calendar, 'advertisement', { texts: ADVERTISEMENT_TEXTS, first: 31 });
