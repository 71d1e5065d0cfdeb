import type { NoticePreview, StepNotices } from '../../domain/messages/notice-preview.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { HttpClient } from './http-client.ts';
import { isNotThere } from './http-error.ts';

type NoticeMethods = Pick<AppDataProvider, 'previewNotice' | 'getStepNotices'>;

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
});

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
