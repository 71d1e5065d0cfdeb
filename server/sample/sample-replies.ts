import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';
import { REPLIES } from './vocabulary/reply-texts.ts';

export type SampleReply = {
  readonly id: string;
  readonly at: Date;
  /** The quick reply in its wire form. */
  readonly values: Values;
};

/** What an office like this one writes every day. */
export function sampleReplies(calendar: Calendar): readonly SampleReply[] {
  const random = randomFrom('replies');
  return REPLIES.map((values) => {
    const at = calendar.moment(80, random);
    return { id: sampleId(at, random), at, values };
  });
}
