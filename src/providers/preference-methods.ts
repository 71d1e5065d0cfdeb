import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, Preference } from './app-data-provider.ts';
import { isNotFound } from './call-error.ts';
import type { HttpClient } from './http-client.ts';

type PreferenceMethods = Pick<
  AppDataProvider,
  'getPreferences' | 'keepPreference' | 'removePreference'
>;

const pathOf = (key: string): string => `preferences/${encodeURIComponent(key)}`;

/** A person's preferences on the server; another back end may have no place for them. */
export const preferenceMethods = (http: HttpClient): PreferenceMethods => ({
  getPreferences: ({ signal } = {}) =>
    http.call('preferences', { signal: signal ?? null }).then(
      ({ json }) => (isObject(json) ? [json.data].flat().flatMap(readPreference) : undefined),
      (error: unknown) => {
        if (isNotFound(error)) return undefined;
        throw error;
      },
    ),
  keepPreference: async ({ key, value }) => {
    await http.call(pathOf(key), { method: 'PUT', body: JSON.stringify({ value }) });
  },
  removePreference: async (key) => {
    await http.call(pathOf(key), { method: 'DELETE' });
  },
});

const readPreference = (row: unknown): Preference[] =>
  isObject(row) && typeof row.key === 'string' ? [{ key: row.key, value: row.value }] : [];
