import { PHONE_CHANNELS, type PhoneChannel } from '../../domain/messages/channels.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { ApiClient } from './capabilities.ts';

/** By which driver each channel to phones sends, and whether anything leaves the house by it. */
export type Gateway = Readonly<Record<PhoneChannel, { driver: string; leavesHouse: boolean }>>;

type HistoryMethods = Pick<
  AppDataProvider,
  'getGateway' | 'retryCampaign' | 'replanCampaign' | 'sendPlannedCampaign'
>;

const campaignPath = (id: string): string => `campaigns/${encodeURIComponent(id)}`;

/** The calls about what was sent to many. */
export const historyMethods = (http: ApiClient): HistoryMethods => ({
  getGateway: async ({ signal = null } = {}) => {
    const json = await http.callIfThere('gateway', { signal });
    const data = isObject(json) ? json.data : undefined;
    return isGateway(data) ? data : undefined;
  },
  retryCampaign: async (id) => {
    await http.call(`${campaignPath(id)}/retry`, { method: 'POST', body: '{}' });
  },
  replanCampaign: async (id, sendAt) => {
    const body = JSON.stringify({ sendAt });
    await http.call(`${campaignPath(id)}/plan`, { method: 'POST', body });
  },
  sendPlannedCampaign: async (id) => {
    await http.call(`${campaignPath(id)}/send`, { method: 'POST', body: '{}' });
  },
});

const isGateway = (data: unknown): data is Gateway =>
  isObject(data) &&
  PHONE_CHANNELS.every((channel) => {
    const given = data[channel];
    return isObject(given) && typeof given.driver === 'string';
  });
