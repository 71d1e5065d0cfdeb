import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, Preference } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';

type PreferenceMethods = Pick<
  AppDataProvider,
  'getPreferences' | 'keepPreference' | 'removePreference'
>;

const pathOf = (key: string): string => `preferences/${encodeURIComponent(key)}`;

/** A person's preferences on the server; another back end may have no place for them. */
export const preferenceMethods = (http: ApiClient): PreferenceMethods => ({
  getPreferences: async ({ signal = null } = {}) => {
    const json = await http.callIfThere('preferences', { signal });
    return isObject(json) ? [json.data].flat().flatMap(readPreference) : undefined;
  },
  keepPreference: async ({ key, value }) => {
    await http.call(pathOf(key), { method: 'PUT', body: JSON.stringify({ value }) });
  },
  removePreference: async (key) => {
    await http.call(pathOf(key), { method: 'DELETE' });
  },
});

const readPreference = (row: unknown): Preference[] =>
  isObject(row) && typeof row.key === 'string' ? [{ key: row.key, value: row.value }] : [];
