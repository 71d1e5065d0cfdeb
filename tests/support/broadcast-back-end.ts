import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import type { z } from 'zod';
import type { MessagePreview, PreviewedRecipient } from '../../domain/messages/message-preview.ts';
import type { WireOf } from '../../domain/records.ts';
import type { campaigns } from '../../domain/resources/campaigns.ts';
import type { campaignSchemas } from '../../server/campaigns/campaign-schemas.ts';
import { API } from './order-back-end.ts';

/** The bodies and answers are the server's own, so that what is played here cannot drift from it. */
type BroadcastBody = z.input<typeof campaignSchemas.broadcast.body>;
type PreviewBody = z.input<typeof campaignSchemas.preview.body>;
type WireCampaign = WireOf<typeof campaigns>;

/** A broadcast as it arrived. */
export type ArrivedBroadcast = Partial<Omit<BroadcastBody, 'ids'>> & {
  readonly ids: readonly string[];
  /** Of a form: the file's name, and its other parts. */
  readonly file?: string;
  readonly type?: string;
  readonly ext?: string;
  readonly key: string | null;
};

/** How far a campaign has come. */
export type Progress = Partial<WireCampaign>;

/** Somebody who would be left out, and why. */
type Skip = Required<Pick<PreviewedRecipient, 'name' | 'skip'>>;

/** Who would be left out of a message of this purpose. */
export type Skips = (purpose: PreviewBody['purpose']) => readonly Skip[];

type Start = {
  /** How far the campaign has come, answer by answer; without it, the back end keeps none. */
  readonly campaign?: readonly Progress[];
  /** Who would be skipped, by purpose; without it, the back end does not report them. */
  readonly skips?: Skips;
};

const AT = '2026-03-02T09:00:00.000Z';
const CAMPAIGN: WireCampaign = {
  _id: 'campaign-1',
  createdAt: AT,
  updatedAt: AT,
  __v: 0,
  kind: 'broadcast',
  purpose: 'transactional',
  state: 'preparing',
  author: 'Amina Probe',
  message: {},
  channels: ['chat'],
  total: 0,
  waiting: 0,
  sent: 0,
  delivered: 0,
  seen: 0,
  unknown: 0,
  failed: 0,
  skipped: 0,
};

const success = <Data>(data: Data) => HttpResponse.json({ status: 'success', data });
const missing = () => HttpResponse.json({ code: 'route.notFound' }, { status: 404 });

/** The routes of messages to many; by default those of the specification alone. */
export function broadcastBackEnd({ campaign, skips }: Start = {}) {
  carryForms();
  const arrived: ArrivedBroadcast[] = [];
  let rejection: number | undefined;
  let current: Promise<void> | undefined;
  let looks = 0;
  let isStopped = false;
  const look = (): WireCampaign => {
    const last = campaign?.at(Math.min(looks, campaign.length - 1));
    looks += 1;
    return { ...CAMPAIGN, ...last, ...(isStopped && { state: 'stopped' }) };
  };
  const handlers = [
    http.post(`${API}/messages/broadcast`, async ({ request }) => {
      arrived.push(await readBroadcast(request));
      await current;
      if (rejection) return HttpResponse.json({ message: 'No.' }, { status: rejection });
      return campaign
        ? success<{ campaign: WireCampaign }>({ campaign: look() })
        : HttpResponse.json({ status: 'success' });
    }),
    http.get(`${API}/campaigns/:id`, () => (campaign ? success<WireCampaign>(look()) : missing())),
    http.post(`${API}/campaigns/:id/stop`, () => {
      isStopped = true;
      return success<WireCampaign>(look());
    }),
    http.post(`${API}/messages/preview`, async ({ request }) => {
      if (!skips) return missing();
      const { ids, purpose } = (await request.json()) as PreviewBody;
      const recipients = skips(purpose).map((one, at) => ({ person: ids[at] ?? '', ...one }));
      const [people, skipped] = [ids.length, recipients.length];
      const totals = { people, reached: people - skipped, skipped, segments: 0, cost: 0 };
      return success<MessagePreview>({ recipients, totals });
    }),
  ];
  return {
    handlers,
    arrived: arrived as readonly ArrivedBroadcast[],
    /** From now on, broadcasts are rejected with this status, or accepted again. */
    reject: (status: number | undefined) => {
      rejection = status;
    },
    /** Makes broadcasts wait until the gate is opened. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      current = promise;
      return { open: resolve };
    },
  };
}

const readBroadcast = async (request: Request): Promise<ArrivedBroadcast> => ({
  ...((await request.json()) as Omit<ArrivedBroadcast, 'key'>),
  key: request.headers.get('idempotency-key'),
});

/** A form with a file cannot be sent through jsdom, so its parts are sent as JSON. */
function carryForms(): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, request = {}) => {
    if (!(request.body instanceof FormData)) return real(address, request);
    const headers = new Headers(request.headers);
    headers.set('Content-Type', 'application/json');
    return real(address, { ...request, headers, body: JSON.stringify(partsOf(request.body)) });
  });
}

function partsOf(form: FormData): object {
  const parts = [...form].filter(([name]) => name !== 'ids');
  const texts = parts.map(([name, value]) => [name, value instanceof File ? value.name : value]);
  return { ids: form.getAll('ids'), ...Object.fromEntries(texts) };
}
