import { placeOnRoad } from '../../domain/messages/notice-points.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { NOTICE_TEXTS } from './vocabulary/notice-texts.ts';
import { randomFrom } from './vocabulary/random.ts';

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

const DIRECTION: Readonly<Record<TripGroup, string>> = { A: 'Nach Marokko', B: 'Aus Marokko' };

/** Notices of every moment that customers ask about, all of them off, and what they say. */
export function sampleNotices(calendar: Calendar): {
  readonly templates: readonly SampleContent[];
  readonly notices: readonly SampleContent[];
} {
  const random = randomFrom('notices');
  const record = (values: Values): SampleContent => {
    const at = calendar.moment(70, random);
    return { id: sampleId(at, random), at, values };
  };
  const all = NOTICE_TEXTS.map(({ title, text, moments, audience = 'sender', channels = [] }) => {
    const template = record({ title, text, use: 'notice', purpose: 'transactional' });
    const notices = moments.map(([tripGroup, point]) =>
      record({
        title: `${DIRECTION[tripGroup]}: ${title}`,
        active: false,
        tripGroup,
        point,
        audience,
        channels,
        template: template.id,
        place: placeOnRoad(tripGroup, point),
      }),
    );
    return { template, notices };
  });
  return {
    templates: all.map(({ template }) => template),
    notices: all.flatMap(({ notices }) => notices),
  };
}
