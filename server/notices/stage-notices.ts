import { pointOfStage } from '../../domain/messages/notice-points.ts';
import type { StageNotice } from '../../domain/messages/notice-preview.ts';
import type { Stage } from '../../domain/orders/stages.ts';
import { activeNotices } from './active-notices.ts';
import { ordersComing } from './concerned-orders.ts';
import { noticeTemplate } from './notice-template.ts';
import { type Looking, previewNotice } from './preview-notice.ts';

type Coming = { readonly stage: Stage; readonly orders: readonly string[] };

/** What each notice of a stage does if some orders come there, unless it concerns nobody. */
export async function stageNotices(
  { stage, orders }: Coming,
  looking: Looking,
): Promise<readonly StageNotice[]> {
  const point = pointOfStage(stage);
  const found: StageNotice[] = [];
  for (const notice of point ? await activeNotices({ point, group: 'A' }, looking.executor) : []) {
    const which = ordersComing(notice.point, orders);
    const { recipients, totals } = await previewNotice(notice, which, looking);
    if (totals.reached + totals.skipped === 0) continue;
    const moments = recipients.flatMap(({ from }) => from ?? []).sort();
    found.push({
      title: notice.title,
      template: (await noticeTemplate(notice.template, looking.executor)).title,
      people: totals.reached,
      skipped: totals.skipped,
      channels: totals.channels,
      from: moments[0] ?? looking.now.toISOString(),
      until: moments.at(-1) ?? looking.now.toISOString(),
    });
  }
  return found;
}
