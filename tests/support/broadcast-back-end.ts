import { HttpResponse, http } from 'msw';
import { vi } from 'vitest';
import { API } from './order-back-end.ts';

/** A broadcast as it arrived. */
export type ArrivedBroadcast = {
  readonly ids: readonly string[];
  readonly message?: { readonly type: string; readonly content: string };
  readonly purpose?: string;
  /** Of a form: the file's name, and its other parts. */
  readonly file?: string;
  readonly type?: string;
  readonly ext?: string;
  readonly key: string | null;
};

type Skip = { readonly name: string; readonly skip: string };

type Start = {
  /** How far the campaign has come, answer by answer; without it, the back end keeps none. */
  readonly campaign?: readonly Record<string, unknown>[];
  /** Who would be skipped, by purpose; without it, the back end does not report them. */
  readonly skips?: (purpose: string) => readonly Skip[];
};

const missing = () => HttpResponse.json({ code: 'route.notFound' }, { status: 404 });

/** The routes of messages to many; by default those of the specification alone. */
export function broadcastBackEnd({ campaign, skips }: Start = {}) {
  carryForms();
  const arrived: ArrivedBroadcast[] = [];
  let rejection: number | undefined;
  let current: Promise<void> | undefined;
  let looks = 0;
  let isStopped = false;
  const look = () => {
    const last = campaign?.at(Math.min(looks, campaign.length - 1));
    looks += 1;
    return { _id: 'campaign-1', ...last, ...(isStopped && { state: 'stopped' }) };
  };
  const handlers = [
    http.post(`${API}/messages/broadcast`, async ({ request }) => {
      arrived.push(await readBroadcast(request));
      await current;
      if (rejection) return HttpResponse.json({ message: 'No.' }, { status: rejection });
      return HttpResponse.json({
        status: 'success',
        ...(campaign && { data: { campaign: look() } }),
      });
    }),
    http.get(`${API}/campaigns/:id`, () =>
      campaign ? HttpResponse.json({ status: 'success', data: look() }) : missing(),
    ),
    http.post(`${API}/campaigns/:id/stop`, () => {
      isStopped = true;
      return HttpResponse.json({ status: 'success', data: look() });
    }),
    http.post(`${API}/messages/preview`, async ({ request }) => {
      if (!skips) return missing();
      const { ids, purpose } = (await request.json()) as { ids: string[]; purpose: string };
      const recipients = skips(purpose).map((one, at) => ({ person: ids[at], ...one }));
      const totals = { people: ids.length, skipped: recipients.length };
      return HttpResponse.json({ status: 'success', data: { recipients, totals } });
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
