import type { Identifier } from 'react-admin';
import type {
  NoticePreview,
  StageNotice,
  StepNotices,
} from '../../domain/messages/notice-preview.ts';
import { type WaitingNotice, waitingNotices } from '../../domain/resources/waiting-notices.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';
import type { ChangeMeta } from './idempotency-keys.ts';

type NoticeMethods = Pick<
  AppDataProvider,
  | 'previewNotice'
  | 'getStepNotices'
  | 'previewStageNotices'
  | 'getWaitingNotices'
  | 'sendWaitingNotice'
  | 'holdWaitingNotice'
>;

/** What notices would do; another back end may know nothing of them. */
export const noticeMethods = (http: ApiClient): NoticeMethods => ({
  previewNotice: async (id, { signal = null } = {}) => {
    const request = { method: 'POST', body: '{}', signal, of: 'record' } as const;
    const data = dataOf(
      await http.callIfThere(`notices/${encodeURIComponent(id)}/preview`, request),
    );
    return isPreview(data) ? data : undefined;
  },
  getStepNotices: async ({ group, status }, { signal = null } = {}) => {
    const path = `notices/step?group=${group}&status=${status}`;
    const data = dataOf(await http.callIfThere(path, { signal }));
    return isStepNotices(data) ? data : undefined;
  },
  previewStageNotices: async (coming, { signal = null } = {}) => {
    const request = { method: 'POST', body: JSON.stringify(coming), signal };
    const data = dataOf(await http.callIfThere('notices/stage', request));
    return areStageNotices(data) ? data : [];
  },
  getWaitingNotices: async ({ signal = null } = {}) => {
    const data = dataOf(await http.callIfThere(`${waitingNotices.path}?sort=from`, { signal }));
    return areWaiting(data) ? data : undefined;
  },
  sendWaitingNotice: (id, meta) => decide(http, id, 'send', meta),
  holdWaitingNotice: (id, meta) => decide(http, id, 'hold', meta),
});

async function decide(
  http: ApiClient,
  id: Identifier,
  verb: 'send' | 'hold',
  { run }: ChangeMeta = {},
): Promise<void> {
  const path = `${waitingNotices.path}/${encodeURIComponent(id)}/${verb}`;
  await http.call(path, { method: 'POST', body: '{}', run });
}

const dataOf = (json: unknown): unknown => (isObject(json) ? json.data : undefined);

const isPreview = (data: unknown): data is NoticePreview =>
  isObject(data) && Array.isArray(data.recipients) && isObject(data.totals);

const isStepNotices = (data: unknown): data is StepNotices =>
  isObject(data) && typeof data.notices === 'number' && typeof data.people === 'number';

const areStageNotices = (data: unknown): data is readonly StageNotice[] =>
  Array.isArray(data) && data.every((one) => isObject(one) && isObject(one.channels));

const areWaiting = (data: unknown): data is readonly Omit<WaitingNotice, 'id'>[] =>
  Array.isArray(data) && data.every((one) => isObject(one) && typeof one.title === 'string');
