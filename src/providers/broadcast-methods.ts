import { isOneOf } from '../../domain/is-one-of.ts';
import { CAMPAIGN_STATES, type CampaignState } from '../../domain/messages/campaign-values.ts';
import type { MessagePreview } from '../../domain/messages/message-preview.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, Broadcast } from './app-data-provider.ts';
import { type ApiClient, isNotFound } from './capabilities.ts';
import type { FileDraft } from './chat/chat.ts';
import { readRecord } from './envelope.ts';

type BroadcastMethods = Pick<
  AppDataProvider,
  'sendBroadcast' | 'previewMessages' | 'getCampaign' | 'stopCampaign'
>;

/** How far what was sent to many has come; each person counts once, at their status. */
export type CampaignProgress = {
  readonly id: string;
  readonly state: CampaignState;
  readonly total: number;
  readonly waiting: number;
  readonly sent: number;
  readonly delivered: number;
  readonly seen: number;
  readonly unknown: number;
  readonly failed: number;
  readonly skipped: number;
};

/** The calls of messages to many in the chat (specification 7, "POST messages/broadcast"). */
export const broadcastMethods = (http: ApiClient): BroadcastMethods => ({
  sendBroadcast: async (broadcast, { signal = null } = {}) => {
    const { message } = broadcast;
    const body = 'file' in message ? formOf(message, broadcast) : JSON.stringify(broadcast);
    const { json } = await http.call('messages/broadcast', { method: 'POST', body, signal });
    return campaignIn(json);
  },
  previewMessages: async (requested, { signal = null } = {}) => {
    const request = { method: 'POST', body: JSON.stringify(requested), signal };
    const json = await http.callIfThere('messages/preview', request);
    const data = isObject(json) ? json.data : undefined;
    return isPreview(data) ? data : undefined;
  },
  getCampaign: async (id, { signal = null } = {}) => {
    try {
      const json = await http.callIfThere(pathOf(id), { signal, of: 'record' });
      return readCampaign(readRecord(json));
    } catch (error) {
      // It was deleted: nobody waits for its end any more.
      if (isNotFound(error)) return undefined;
      throw error;
    }
  },
  stopCampaign: async (id) => {
    const { json } = await http.call(`${pathOf(id)}/stop`, { method: 'POST', body: '{}' });
    return readCampaign(readRecord(json));
  },
});

const pathOf = (id: string): string => `campaigns/${encodeURIComponent(id)}`;

/** The people come first, so that a server knows them before the file has arrived. */
function formOf(draft: FileDraft, { ids, purpose }: Broadcast): FormData {
  const form = new FormData();
  const { type, file, duration, wave } = draft;
  for (const id of ids) form.append('ids', id);
  form.append('type', type);
  if (purpose) form.append('purpose', purpose);
  if (type === 'audio') form.append('ext', 'weba');
  if (duration !== undefined) form.append('duration', String(duration));
  if (wave) form.append('wave', JSON.stringify(wave));
  form.append('file', file, file.name);
  return form;
}

const isPreview = (data: unknown): data is MessagePreview =>
  isObject(data) && Array.isArray(data.recipients) && isObject(data.totals);

const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The campaign that the answer to a message to many names. */
export const campaignIn = (json: unknown): CampaignProgress | undefined =>
  readCampaign(isObject(json) && isObject(json.data) ? json.data.campaign : undefined);

/** A campaign of our server, in whole or by its id alone. */
function readCampaign(data: unknown): CampaignProgress | undefined {
  const found = isObject(data) ? data : { _id: data };
  const id = found._id ?? found.id;
  if (typeof id !== 'string' || id === '') return undefined;
  return {
    id,
    state: isOneOf(CAMPAIGN_STATES, found.state) ? found.state : 'preparing',
    total: count(found.total),
    waiting: count(found.waiting),
    sent: count(found.sent),
    delivered: count(found.delivered),
    seen: count(found.seen),
    unknown: count(found.unknown),
    failed: count(found.failed),
    skipped: count(found.skipped),
  };
}
