import { pointOfStep } from '../../domain/messages/notice-points.ts';
import type { StepNotices } from '../../domain/messages/notice-preview.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import { carriedBy } from '../orders/carried-by.ts';
import type { Executor } from '../resources/storage.ts';
import { activeNotices } from './active-notices.ts';
import { previewNotice } from './preview-notice.ts';

type Step = { readonly group: TripGroup; readonly status: number };

/** What is sent when the open trip of a group comes to a step. */
export async function stepNotices(
  { group, status }: Step,
  { executor, now }: { readonly executor: Executor; readonly now: Date },
): Promise<StepNotices> {
  const point = pointOfStep(status);
  const reached = [];
  for (const notice of point ? await activeNotices({ point, group }, executor) : []) {
    const { recipients } = await previewNotice(notice, carriedBy(group), { executor, now });
    reached.push(recipients.filter(({ skip, told: isNotified }) => !skip && !isNotified));
  }
  const all = reached.flat();
  const moments = all.flatMap(({ from }) => from ?? []).sort();
  return {
    notices: reached.filter((people) => people.length > 0).length,
    people: new Set(all.map(({ person }) => person)).size,
    from: moments[0] ?? now.toISOString(),
    until: moments.at(-1) ?? now.toISOString(),
  };
}
