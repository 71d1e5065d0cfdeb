import type { ErasurePreview } from '../../domain/people/erasure.ts';
import { isObject } from '../../domain/validate.ts';
import { API_URL } from './api-url.ts';
import { readToken } from './session.ts';
import { createTransport } from './transport.ts';

const isPreview = (data: unknown): data is ErasurePreview =>
  isObject(data) && typeof data.code === 'string' && isObject(data.goes) && isObject(data.stays);

/** What a customer may demand of their data: all of it as one archive, and its erasure. */
export function createPersonRights(apiUrl = API_URL, getToken = readToken) {
  const { json, blob } = createTransport({ apiUrl, getToken });
  const of = (id: string, what: string) => `auth/users/${encodeURIComponent(id)}/${what}`;
  return {
    archive: (id: string): Promise<Blob> => blob(of(id, 'archive')),
    async preview(id: string): Promise<ErasurePreview> {
      const answer = await json(of(id, 'erasure'));
      const data = isObject(answer) ? answer.data : undefined;
      if (!isPreview(data)) throw new Error('The answer is no preview of an erasure.');
      return data;
    },
    erase: (id: string, given: { confirmation: string; currentPassword: string }) =>
      json(of(id, 'erasure'), { method: 'POST', body: JSON.stringify(given) }),
  };
}
