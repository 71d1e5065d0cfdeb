import { PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import { isNotThere } from './call-error.ts';
import type { HttpClient } from './http-client.ts';

/** By which driver each channel to phones sends, and whether anything leaves the house by it. */
export type Gateway = Readonly<Record<PhoneChannel, { driver: string; leavesHouse: boolean }>>;

type HistoryMethods = Pick<AppDataProvider, 'getGateway' | 'hasSentMessages' | 'retryCampaign'>;

/** The calls about what was sent to many. */
export const historyMethods = (http: HttpClient): HistoryMethods => {
  /** The answer to a read; nothing if the back end has no such call. */
  const readWhereThere = async (path: string, signal: AbortSignal | undefined) => {
    try {
      return (await http.call(path, { signal: signal ?? null })).json;
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
  };
  return {
    getGateway: async ({ signal } = {}) => {
      const json = await readWhereThere('gateway', signal);
      const data = isObject(json) ? json.data : undefined;
      return isGateway(data) ? data : undefined;
    },
    hasSentMessages: async ({ signal } = {}) =>
      (await readWhereThere('campaigns?page=1&limit=1', signal)) !== undefined,
    retryCampaign: async (id) => {
      const path = `campaigns/${encodeURIComponent(id)}/retry`;
      await http.call(path, { method: 'POST', body: '{}' });
    },
  };
};

const isGateway = (data: unknown): data is Gateway =>
  isObject(data) &&
  PHONE_CHANNELS.every((channel) => {
    const given = data[channel];
    return isObject(given) && typeof given.driver === 'string';
  });
