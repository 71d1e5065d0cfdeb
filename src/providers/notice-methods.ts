import type { Identifier } from 'react-admin';
import type {
  NoticePreview,
  StageNotice,
  StepNotices,
} from '../../domain/messages/notice-preview.ts';
import { type WaitingNotice, waitingNotices } from '../../domain/resources/waiting-notices.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import { isNotThere } from './call-error.ts';
import type { HttpClient } from './http-client.ts';
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
export const noticeMethods = (http: HttpClient): NoticeMethods => ({
  previewNotice: async (id, { signal = null } = {}) => {
    const request = { method: 'POST', body: '{}', signal };
    const data = await dataOf(http.call(`notices/${encodeURIComponent(id)}/preview`, request));
    return isPreview(data) ? data : undefined;
  },
  getStepNotices: async ({ group, status }, { signal = null } = {}) => {
    const path = `notices/step?group=${group}&status=${status}`;
    const data = await dataOf(http.call(path, { signal }));
    return isStepNotices(data) ? data : undefined;
  },
  previewStageNotices: async (coming, { signal = null } = {}) => {
    const request = { method: 'POST', body: JSON.stringify(coming), signal };
    const data = await dataOf(http.call('notices/stage', request));
    return areStageNotices(data) ? data : [];
  },
  getWaitingNotices: async ({ signal = null } = {}) => {
    const data = await dataOf(http.call(`${waitingNotices.path}?sort=from`, { signal }));
    return areWaiting(data) ? data : undefined;
  },
  sendWaitingNotice: (id, meta) => decide(http, id, 'send', meta),
  holdWaitingNotice: (id, meta) => decide(http, id, 'hold', meta),
});

async function decide(
  http: HttpClient,
  id: Identifier,
  verb: 'send' | 'hold',
  { run }: ChangeMeta = {},
): Promise<void> {
  const path = `${waitingNotices.path}/${encodeURIComponent(id)}/${verb}`;
  await http.call(path, { method: 'POST', body: '{}', run });
}

async function dataOf(call: Promise<{ json: unknown }>): Promise<unknown> {
  try {
    const { json } = await call;
    return isObject(json) ? json.data : undefined;
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

const isPreview = (data: unknown): data is NoticePreview =>
  isObject(data) && Array.isArray(data.recipients) && isObject(data.totals);

const isStepNotices = (data: unknown): data is StepNotices =>
  isObject(data) && typeof data.notices === 'number' && typeof data.people === 'number';

const areStageNotices = (data: unknown): data is readonly StageNotice[] =>
  Array.isArray(data) && data.every((one) => isObject(one) && isObject(one.channels));

const areWaiting = (data: unknown): data is readonly Omit<WaitingNotice, 'id'>[] =>
  Array.isArray(data) && data.every((one) => isObject(one) && typeof one.title === 'string');
