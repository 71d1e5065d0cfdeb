import type { fetchUtils } from 'react-admin';
import type { HttpClient } from './http-client.ts';

/** Lets ra-data-simple-rest, which requests `/path`, use our client. */
export const restClient =
  (http: HttpClient): typeof fetchUtils.fetchJson =>
  async (url, { method, body, signal } = {}) =>
    http.call(String(url).replace(/^\//, ''), {
      body: body ?? null,
      signal: signal ?? null,
      ...(method ? { method } : {}),
    });
