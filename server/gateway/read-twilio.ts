import { toE164 } from '../base/phone-numbers.ts';
import type { GatewayEvent, InboundMessage } from './gateway-event.ts';
import { reasonOfTwilio, statusOfTwilio } from './twilio-statuses.ts';

const NUMBER = /^\+[1-9]\d{3,14}$/;

/** What a signed form of Twilio's reports; nothing if it is neither a report nor a message. */
export function readTwilio(
  form: URLSearchParams,
  { delivery, now }: { delivery: string | undefined; now: Date },
): readonly GatewayEvent[] {
  const sid = form.get('MessageSid') ?? form.get('SmsSid');
  if (!sid) return [];
  const status = form.get('MessageStatus') ?? '';
  const step = statusOfTwilio(status);
  // A step on the way that says nothing new, such as 'queued'.
  if (!step && status !== '' && !form.has('Body')) return [];
  if (!step) return messageIn(form, sid, now);
  const code = Number(form.get('ErrorCode') ?? Number.NaN);
  const failure = {
    reason: reasonOfTwilio(code),
    detail: [Number.isNaN(code) ? '' : code, form.get('ErrorMessage') ?? ''].join(' ').trim(),
  };
  const report = { driver: 'twilio', id: delivery, providerId: sid, status: step, at: now };
  const event = `${sid}:${status}`;
  return [
    { kind: 'report', event, report: step === 'failed' ? { ...report, ...failure } : report },
  ];
}

function messageIn(form: URLSearchParams, sid: string, now: Date): readonly InboundMessage[] {
  const from = toE164(form.get('From') ?? '');
  const text = form.get('Body') ?? '';
  // Short codes and names cannot be answered, and belong to nobody.
  if (!NUMBER.test(from)) return [];
  const word = form.get('OptOutType')?.toUpperCase();
  const command = word === 'STOP' ? 'stop' : word === 'START' ? 'start' : undefined;
  const media = Number(form.get('NumMedia') ?? 0) > 0 ? (['other'] as const) : undefined;
  const given = { kind: 'message', driver: 'twilio', channel: 'sms', event: sid } as const;
  return [{ ...given, from, text, at: now, command, media }];
}
