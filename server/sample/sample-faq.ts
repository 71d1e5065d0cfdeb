import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { FAQ_TEXTS } from './vocabulary/faq-texts.ts';
import { randomFrom } from './vocabulary/random.ts';

type SampleFaqEntry = { readonly id: string; readonly at: Date; readonly values: Values };

/** The questions of customers in an order of their own; the last one is not shown yet. */
export function sampleFaq(calendar: Calendar): readonly SampleFaqEntry[] {
  const random = randomFrom('faq');
  return FAQ_TEXTS.map((texts, index) => {
    const at = calendar.moment(90 - index * 2, random);
    const shown = index < FAQ_TEXTS.length - 1;
    return { id: sampleId(at, random), at, values: { ...texts, shown, position: index + 1 } };
  });
}
