import type { Values } from '../resources/storage.ts';
import type { Calendar } from './calendar.ts';
import { sampleId } from './sample-id.ts';
import { randomFrom } from './vocabulary/random.ts';
import { TEMPLATE_TEXTS } from './vocabulary/template-texts.ts';

type SampleContent = { readonly id: string; readonly at: Date; readonly values: Values };

/** What an office like this one sends to many. */
export function sampleTemplates(calendar: Calendar): readonly SampleContent[] {
  const random = randomFrom('templates');
  return TEMPLATE_TEXTS.map((values) => {
    const at = calendar.moment(75, random);
    return { id: sampleId(at, random), at, values };
  });
}
