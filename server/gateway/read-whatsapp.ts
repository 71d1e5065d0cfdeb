import { z } from 'zod';
import type { ReportedStatus } from '../outbox/driver.ts';
import { reasonOfCloud } from './cloud-reasons.ts';
import type { GatewayEvent, InboundMessage, MediaKind, UnreadableEvent } from './gateway-event.ts';

const shortText = z.string().max(10_000);
const id = z.string().min(1).max(200);
const seconds = z.string().regex(/^\d{1,12}$/);
const media = z.object({ caption: shortText.optional(), filename: shortText.optional() });

/** A message as WhatsApp reports it; kinds that are not read here come as `other`. */
const message = z.object({
  id,
  from: z.string().regex(/^\d{4,15}$/),
  timestamp: seconds,
  type: z.string().max(40),
  text: z.object({ body: shortText }).optional().catch(undefined),
  button: z.object({ text: shortText }).optional().catch(undefined),
  interactive: z
    .object({
      button_reply: z.object({ title: shortText }).optional(),
      list_reply: z.object({ title: shortText }).optional(),
    })
    .optional()
    .catch(undefined),
  reaction: z.object({ emoji: shortText.optional() }).optional().catch(undefined),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: shortText.optional(),
      address: shortText.optional(),
    })
    .optional()
    .catch(undefined),
  image: media.optional().catch(undefined),
  video: media.optional().catch(undefined),
  document: media.optional().catch(undefined),
});
type Message = z.output<typeof message>;

const status = z.object({
  id,
  status: z.string().max(40),
  timestamp: seconds,
  biz_opaque_callback_data: z.string().max(200).optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: shortText.optional(),
        error_data: z.object({ details: shortText.optional() }).optional().catch(undefined),
      }),
    )
    .optional()
    .catch(undefined),
});

const contact = z.object({
  wa_id: z.string(),
  profile: z
    .object({ name: z.string().max(200) })
    .optional()
    .catch(undefined),
});

const value = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  contacts: z.array(contact).optional().catch(undefined),
  messages: z.array(z.unknown()).max(1_000).optional(),
  statuses: z.array(z.unknown()).max(1_000).optional(),
});

/** The body of a webhook of WhatsApp's. Throws with what is wrong with it. */
const webhook = z.object({
  entry: z
    .array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) }))
    .max(1_000),
});

const STATUSES: Readonly<Record<string, ReportedStatus>> = {
  sent: 'sent',
  delivered: 'delivered',
  read: 'seen',
  failed: 'failed',
};

/**
 * What a signed body of WhatsApp's reports about the number `phoneId`; nothing if it is malformed.
 * What it reports about anything else, such as templates, is not for us.
 */
export function readWhatsApp(
  body: unknown,
  phoneId: string,
): readonly (GatewayEvent | UnreadableEvent)[] | undefined {
  const read = webhook.safeParse(body);
  if (!read.success) return undefined;
  const changes = read.data.entry.flatMap((entry) => entry.changes);
  return changes.flatMap((change) => {
    if (change.field !== 'messages') return [];
    const parsed = value.safeParse(change.value).data;
    if (!parsed) return [unreadable(change.value)];
    if (parsed.metadata.phone_number_id !== phoneId) return [];
    return [
      ...(parsed.messages ?? []).flatMap((one) => messageOf(one, parsed.contacts ?? [])),
      ...(parsed.statuses ?? []).flatMap(reportOf),
    ];
  });
}

function unreadable(given: unknown): UnreadableEvent {
  const named = z.object({ id }).safeParse(given).data;
  return { kind: 'unreadable', driver: 'cloud', event: named?.id, given };
}

const timeOf = (timestamp: string): Date => new Date(Number(timestamp) * 1000);

function reportOf(given: unknown): readonly (GatewayEvent | UnreadableEvent)[] {
  const parsed = status.safeParse(given).data;
  if (!parsed) return [unreadable(given)];
  const step = Object.hasOwn(STATUSES, parsed.status) ? STATUSES[parsed.status] : undefined;
  if (!step) return [];
  const [error] = parsed.errors ?? [];
  const failure = {
    reason: reasonOfCloud(error?.code ?? 0),
    detail: error && `${error.code} ${error.error_data?.details ?? error.title ?? ''}`.trim(),
  };
  const report = {
    driver: 'cloud',
    providerId: parsed.id,
    status: step,
    at: timeOf(parsed.timestamp),
    id: parsed.biz_opaque_callback_data,
    ...(step === 'failed' ? failure : {}),
  };
  return [{ kind: 'report', event: `${parsed.id}:${parsed.status}`, report }];
}

function messageOf(
  given: unknown,
  contacts: readonly z.output<typeof contact>[],
): readonly (InboundMessage | UnreadableEvent)[] {
  const parsed = message.safeParse(given).data;
  if (!parsed) return [unreadable(given)];
  const name = contacts.find((one) => one.wa_id === parsed.from)?.profile?.name;
  const kind = mediaOf(parsed);
  return [
    {
      kind: 'message',
      driver: 'cloud',
      channel: 'whatsapp',
      event: parsed.id,
      from: `+${parsed.from}`,
      name,
      text: textOf(parsed),
      at: timeOf(parsed.timestamp),
      media: kind && [kind],
    },
  ];
}

/** The text of a message, or the caption of its picture. */
function textOf({ text, button, interactive, reaction, location, ...parsed }: Message): string {
  const { button_reply: reply, list_reply: choice } = interactive ?? {};
  const spoken = text?.body ?? button?.text ?? reply?.title ?? choice?.title ?? reaction?.emoji;
  if (spoken !== undefined) return spoken;
  if (location) {
    const { name, address, latitude, longitude } = location;
    return [name, address, `${latitude}, ${longitude}`].filter(Boolean).join('\n');
  }
  const { image, video, document } = parsed;
  const caption = image?.caption ?? video?.caption ?? document?.caption;
  return [document?.filename, caption].filter(Boolean).join('\n');
}

const WITH_TEXT: readonly string[] = ['text', 'button', 'interactive', 'reaction', 'location'];
const MEDIA: readonly string[] = ['image', 'video', 'audio', 'document', 'sticker'];

function mediaOf({ type }: Message): MediaKind | undefined {
  if (WITH_TEXT.includes(type)) return undefined;
  return MEDIA.includes(type) ? (type as MediaKind) : 'other';
}
