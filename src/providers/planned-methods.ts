import type { PlannedMessage } from '../../domain/chat/planned.ts';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';

/** A text that is sent at a later moment. */
export type NewPlan = {
  readonly clientId: string;
  readonly content: string;
  readonly via?: PhoneChannel | undefined;
  /** ISO 8601. */
  readonly sendAt: string;
};

const at = (id: string): string => `planned-messages/${encodeURIComponent(id)}`;

/** The calls for messages that are sent later, which only some back ends have. */
export const plannedMethods = (http: ApiClient) => ({
  /** What is planned or could not be sent; `undefined` if the back end plans nothing. */
  async getPlanned({
    clientId,
    signal,
  }: {
    clientId?: string;
    signal?: AbortSignal;
  }): Promise<readonly PlannedMessage[] | undefined> {
    const query = clientId === undefined ? '' : `?clientId=${encodeURIComponent(clientId)}`;
    const json = await http.callIfThere(`planned-messages${query}`, { signal: signal ?? null });
    const rows = isObject(json) ? json.data : undefined;
    return Array.isArray(rows) ? rows.filter(isPlanned) : undefined;
  },
  async planMessage(plan: NewPlan): Promise<void> {
    await http.call('planned-messages', { method: 'POST', body: JSON.stringify(plan) });
  },
  async changePlanned(id: string, change: Partial<Pick<NewPlan, 'content' | 'sendAt'>>) {
    await http.call(at(id), { method: 'PATCH', body: JSON.stringify(change) });
  },
  async sendPlanned(id: string): Promise<void> {
    await http.call(`${at(id)}/send`, { method: 'POST' });
  },
  async cancelPlanned(id: string): Promise<void> {
    await http.call(at(id), { method: 'DELETE' });
  },
});

export type PlannedMethods = ReturnType<typeof plannedMethods>;

const isPlanned = (row: unknown): row is PlannedMessage =>
  isObject(row) && typeof row._id === 'string' && typeof row.sendAt === 'string';
