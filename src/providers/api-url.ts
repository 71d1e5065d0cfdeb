const PREFIX = '/api/v1';

/**
 * The base URL of the API: on the same origin, or on the back end that the build was configured
 * for.
 */
export function apiUrlOf(backEnd: string | undefined): string {
  const base = (backEnd ?? '').trim().replace(/\/+$/, '');
  return base.endsWith(PREFIX) ? base : `${base}${PREFIX}`;
}

export const API_URL = apiUrlOf(import.meta.env.VITE_API_URL);

/** Whether the build was made for a back end whose PUT replaces the whole record. */
export const REPLACES_ON_PUT = import.meta.env.VITE_API_PUT === 'replace';
