import { z } from 'zod';
import { windowEnd } from '../../domain/messages/answering.ts';
import { type Answer, callProvider } from '../outbox/call-provider.ts';
import type { DriverKind, DriverParts, Outcome, OutgoingMessage } from '../outbox/driver.ts';
import { meaningOfCloud } from './cloud-reasons.ts';

/**
 * Sends WhatsApp messages by Meta's Cloud API. It has no way to ask for a message: what becomes of
 * one is known by its reports, which carry our key.
 */
export const cloudDriver: DriverKind = {
  name: 'cloud',
  open: (parts) => ({
    name: 'cloud',
    leavesHouse: true,
    send: (message, signal) => send(parts, message, signal),
  }),
};

async function send(
  parts: DriverParts,
  message: OutgoingMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const content = (await isWindowOpen(parts, message)) ? textOf(message) : templateOf(message);
  if (!content) {
    const detail = 'The customer has not written in the last 24 hours, and there is no template.';
    return { kind: 'rejected', reason: 'windowClosed', detail };
  }
  const { api, phoneId, token } = parts.config.messages.cloud;
  const body = {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: message.to.slice(1),
    ...content,
    biz_opaque_callback_data: message.key,
  };
  const answer = await callProvider(
    {
      method: 'POST',
      url: `${api}/${phoneId}/messages`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
    signal,
  );
  return answer.kind === 'answer' ? outcomeOf(answer) : answer;
}

/** Whether the customer has written on WhatsApp so lately that it takes free text. */
async function isWindowOpen(
  { engine, now }: DriverParts,
  { customerId }: OutgoingMessage,
): Promise<boolean> {
  if (customerId === null) return false;
  const row = await engine.database
    .selectFrom('whatsapp_window')
    .select('wrote_at')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row !== undefined && windowEnd('whatsapp', row.wrote_at) > now();
}

const textOf = ({ text }: OutgoingMessage) => ({
  type: 'text',
  text: { body: text, preview_url: false },
});

function templateOf({ approved }: OutgoingMessage) {
  if (!approved) return undefined;
  const { name, language, parameters } = approved;
  const texts = parameters.map((text) => ({ type: 'text', text }));
  const components = texts.length > 0 ? [{ type: 'body', parameters: texts }] : [];
  return { type: 'template', template: { name, language: { code: language }, components } };
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) });
const failed = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().max(1_000).catch(''),
    error_data: z
      .object({ details: z.string().max(1_000) })
      .optional()
      .catch(undefined),
  }),
});

function outcomeOf({ status, body }: Answer): Outcome {
  const taken = accepted.safeParse(body).data?.messages[0];
  if (status >= 200 && status < 300) {
    return taken
      ? { kind: 'accepted', providerId: taken.id }
      : { kind: 'unknown', detail: 'WhatsApp took the message without a name for it.' };
  }
  const error = failed.safeParse(body).data?.error;
  const isOurs = status === 401 || status === 403 || status === 404;
  const meaning = error ? meaningOfCloud(error.code) : isOurs ? 'notSetUp' : 'refused';
  const detail = error
    ? `${error.code} ${error.error_data?.details ?? error.message}`.trim()
    : `WhatsApp answered with ${status}.`;
  return meaning === 'later' || meaning === 'unknown'
    ? { kind: meaning, detail }
    : { kind: 'rejected', reason: meaning, detail };
}
