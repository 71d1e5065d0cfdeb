import { z } from 'zod';
import { type Answer, callProvider } from './call-provider.ts';
import { type DriverKind, type Found, type Outcome, REPORTED } from './driver.ts';
import { signatureOf } from './signature.ts';

const REASONS = ['refused', 'notReached', 'undelivered', 'invalidNumber', 'windowClosed'] as const;

/** What is read of an answer; anything else in it is ignored. */
const answered = z.object({
  id: z.string().max(200).optional().catch(undefined),
  status: z.enum(REPORTED).optional().catch(undefined),
  reason: z.enum(REASONS).optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
});

const readAnswer = ({ body }: Answer) => answered.safeParse(body).data ?? {};
const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/**
 * Gives messages to a service of the operator's own: POST to MESSAGES_WEBHOOK_URL with the key as
 * `Idempotency-Key`, GET `<url>/<key>` to find one. Both are signed (docs/messages-by-webhook.md).
 */
export const webhookDriver: DriverKind = {
  name: 'webhook',
  open: ({ config, now }) => {
    const { url, secret } = config.messages.webhook;
    const signed = (content: string) => ({ 'jisr-signature': signatureOf(secret, content, now()) });
    return {
      name: 'webhook',
      leavesHouse: true,
      async send({ key, channel, to, text, language, purpose, approved }, signal) {
        const message = { id: key, channel, to, text, language, purpose, template: approved };
        const body = JSON.stringify(message);
        const headers = { 'content-type': 'application/json', 'idempotency-key': key };
        const answer = await callProvider(
          { method: 'POST', url, body, headers: { ...headers, ...signed(body) } },
          signal,
        );
        return answer.kind === 'answer' ? outcomeOf(answer) : answer;
      },
      async find({ key }, signal) {
        const answer = await callProvider(
          { method: 'GET', url: `${url}/${key}`, headers: signed(key) },
          signal,
        );
        return answer.kind === 'answer'
          ? foundIn(answer)
          : { kind: 'unsure', detail: answer.detail };
      },
    };
  },
};

function outcomeOf(answer: Answer): Outcome {
  const { id, reason, detail } = readAnswer(answer);
  if (isGood(answer)) return { kind: 'accepted', providerId: id ?? null };
  const { status } = answer;
  const isOurs = status === 401 || status === 403;
  return {
    kind: 'rejected',
    reason: reason ?? (isOurs ? 'notSetUp' : 'refused'),
    detail: detail ?? `The provider answered with ${status}.`,
  };
}

function foundIn(answer: Answer): Found {
  if (answer.status === 404) return { kind: 'missing' };
  const { id, status, reason, detail } = readAnswer(answer);
  if (!isGood(answer) || !status) {
    return { kind: 'unsure', detail: `The provider answered with ${answer.status}.` };
  }
  return { kind: 'found', status, providerId: id, reason, detail };
}
