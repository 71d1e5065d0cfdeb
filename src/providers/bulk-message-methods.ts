import type { AppDataProvider, PreviewRequest } from './app-data-provider.ts';
import { campaignIn } from './broadcast-methods.ts';
import { CallError } from './call-error.ts';
import type { HttpClient } from './http-client.ts';

/**
 * The bulk messages of the lists, and the last part of their paths: those of specification 7, "Bulk
 * SMS", and the same for the chat.
 */
const PATHS = { sms: 'smsctm', whatsapp: 'smsdu', agency: 'agency', broadcast: 'chat' } as const;
export const BULK_KINDS = ['sms', 'whatsapp', 'agency', 'broadcast'] as const;
export type BulkKind = keyof typeof PATHS;

/** To whom, about which of their orders, and what: a template, or texts written for this once. */
export type BulkMessage = Omit<PreviewRequest, 'kind'> & {
  /** A later moment, in ISO 8601; whom it reaches is decided then. */
  readonly sendAt?: string;
};

export const bulkMessageMethods = (http: HttpClient): Pick<AppDataProvider, 'sendBulkMessage'> => ({
  sendBulkMessage: async (kind, message) => {
    const request = { method: 'POST', body: JSON.stringify(message) };
    const { status, json } = await http.call(`auth/users/${PATHS[kind]}`, request);
    // "A 200 response means success" (specification 7), and nothing else does.
    if (status !== 200) throw new CallError(status, json);
    return campaignIn(json);
  },
});
