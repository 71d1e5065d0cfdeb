import { RATINGS, type RatingCounts } from '../../domain/resources/reviews.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';
import type { HttpClient } from './http-client.ts';

type AppointmentMethods = Pick<
  AppDataProvider,
  'repeatAppointment' | 'notifyMovedAppointment' | 'getRating'
>;

/** The calls about appointments and reviews beside those of every resource. */
export const appointmentMethods = (http: ApiClient): AppointmentMethods => ({
  repeatAppointment: async (id, times) => {
    const data = await post(http, `appointment/${encodeURIComponent(id)}/repeat`, { times });
    return Array.isArray(data) ? data.length : 0;
  },
  notifyMovedAppointment: async (id, notify) => {
    const data = await post(http, `appointment/${encodeURIComponent(id)}/moved`, { tell: notify });
    return isObject(data) && typeof data.people === 'number' ? data.people : 0;
  },
  getRating: async ({ signal = null } = {}) => {
    const json = await http.callIfThere('reviews/rating?of=all', { signal });
    const data = isObject(json) ? json.data : undefined;
    return isRating(data) ? data : undefined;
  },
});

async function post(http: HttpClient, path: string, body: object): Promise<unknown> {
  const { json } = await http.call(path, { method: 'POST', body: JSON.stringify(body) });
  return isObject(json) ? json.data : undefined;
}

const isRating = (data: unknown): data is RatingCounts =>
  isObject(data) && [...RATINGS, 'count'].every((name) => typeof data[name] === 'number');
