import { HttpResponse, http } from 'msw';
import { eachChannel, PHONE_CHANNELS } from '../../domain/messages/channels.ts';
import type { MessagePreview, PreviewedRecipient } from '../../domain/messages/message-preview.ts';
import { segmentsOf } from '../../domain/messages/segments.ts';
import { API } from './order-back-end.ts';

type Call = { readonly path: string; readonly body: Record<string, unknown> };

type Template = { _id: string; title: string; use: string; purpose: string; text: object };

export const TEMPLATE: Template = {
  _id: 'arrived',
  title: 'Parcels have arrived',
  use: 'sms',
  purpose: 'transactional',
  text: { de: 'Grüße – Ihre Pakete sind da, {name}.', fr: 'Bonjour {name}' },
};

/** It is over at once, and nobody watches it any longer. */
const CAMPAIGN = { _id: 'campaign-1', state: 'done', total: 2, sent: 2 };

/**
 * The calls of messages to many, beside those of a back end for orders. A preview skips whoever the
 * test names, and gives everybody else the German text.
 */
export function bulkCalls({
  templates = [TEMPLATE],
  skip = {},
  price = 750,
  stores = false,
}: {
  templates?: readonly Template[];
  skip?: Readonly<Record<string, PreviewedRecipient['skip']>>;
  /** Of a segment, in hundredths of a cent. */
  price?: number;
  /** Whether the back end keeps what was sent, and can send later. */
  stores?: boolean;
} = {}) {
  const sent: Call[] = [];
  const previewed: Record<string, unknown>[] = [];
  const handlers = [
    http.get(`${API}/campaigns`, () =>
      stores
        ? HttpResponse.json({ count: 0, data: [] })
        : HttpResponse.json({ code: 'route.notFound' }, { status: 404 }),
    ),
    http.get(`${API}/templates`, () =>
      HttpResponse.json({ count: templates.length, data: templates }),
    ),
    http.get(`${API}/gateway`, () =>
      HttpResponse.json({
        data: {
          ...eachChannel(PHONE_CHANNELS, () => ({ driver: 'cloud', leavesHouse: true })),
          sms: { driver: 'log', leavesHouse: false },
        },
      }),
    ),
    http.post(`${API}/messages/preview`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      previewed.push(body);
      return HttpResponse.json({
        status: 'success',
        data: previewOf(body, { templates, skip, price }),
      });
    }),
    ...['smsctm', 'smsdu', 'agency', 'chat'].map((path) =>
      http.post(`${API}/auth/users/${path}`, async ({ request }) => {
        sent.push({ path, body: (await request.json()) as Record<string, unknown> });
        return HttpResponse.json({ status: 'success', data: { campaign: CAMPAIGN } });
      }),
    ),
  ];
  return { handlers, sent, previewed };
}

type Known = Required<Omit<NonNullable<Parameters<typeof bulkCalls>[0]>, 'stores'>>;

function previewOf(
  body: Record<string, unknown>,
  { templates, skip, price }: Known,
): MessagePreview {
  const template = templates.find(({ _id }) => _id === body.template) ?? templates[0];
  const texts = (body.texts ?? template?.text ?? {}) as { de?: string };
  const text = (texts.de ?? '').replace('{name}', 'Nadia');
  const { encoding, segments } = segmentsOf(text);
  const recipients = (body.ids as readonly string[]).map((id): PreviewedRecipient => {
    const reason = skip[id];
    const codes = (body.orders as Readonly<Record<string, readonly string[]>>)?.[id];
    return {
      person: id,
      customerId: id,
      name: `Customer ${id}`,
      phone: '+4915112345678',
      language: 'de',
      channel: 'sms',
      text,
      encoding,
      ...(codes ? { codes } : {}),
      ...(reason ? { skip: reason, segments: 0, cost: 0 } : { segments, cost: segments * price }),
    };
  });
  const reached = recipients.filter((one) => !one.skip);
  return {
    recipients,
    totals: {
      people: recipients.length,
      reached: reached.length,
      skipped: recipients.length - reached.length,
      segments: reached.length * segments,
      cost: reached.length * segments * price,
    },
  };
}
