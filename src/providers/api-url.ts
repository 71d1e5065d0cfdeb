const PREFIX = '/api/v1';

/** Where the API answers: under the same origin, or under the back end that the build was pointed at. */
export function apiUrlOf(backEnd: string | undefined): string {
  const base = (backEnd ?? '').trim().replace(/\/+$/, '');
  return base.endsWith(PREFIX) ? base : `${base}${PREFIX}`;
}

export const API_URL = apiUrlOf(import.meta.env.VITE_API_URL);
