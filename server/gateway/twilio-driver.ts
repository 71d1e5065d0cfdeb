import { z } from 'zod';
import { type Answer, callProvider } from '../outbox/call-provider.ts';
import type {
  DriverKind,
  DriverParts,
  Found,
  Outcome,
  OutgoingMessage,
  SoughtMessage,
} from '../outbox/driver.ts';
import { reasonOfTwilio, statusOfTwilio } from './twilio-statuses.ts';

/** Sends SMS by Twilio, over its REST API ("Messages" of 2010-04-01). */
export const twilioDriver: DriverKind = {
  name: 'twilio',
  open: (parts) => ({
    name: 'twilio',
    leavesHouse: true,
    send: (message, signal) => send(parts, message, signal),
    find: (message, signal) => find(parts, message, signal),
  }),
};

/** Where Twilio reports what becomes of a message. */
const reportAddress = ({ config }: DriverParts, key: string): string =>
  `${config.publicUrl?.replace(/\/+$/, '') ?? ''}/api/v1/webhooks/twilio?delivery=${key}`;

/** Calls the messages of the account; `path` begins with what follows their name. */
function call({ config }: DriverParts, path: string, signal: AbortSignal, form?: URLSearchParams) {
  const { api, accountSid, authToken } = config.messages.twilio;
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const url = `${api}/2010-04-01/Accounts/${accountSid}/Messages${path}`;
  const headers = { authorization: `Basic ${login}` };
  if (!form) return callProvider({ method: 'GET', url, headers }, signal);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return callProvider(
    { method: 'POST', url, headers: { ...headers, ...type }, body: String(form) },
    signal,
  );
}

async function send(
  parts: DriverParts,
  { key, to, text }: OutgoingMessage,
  signal: AbortSignal,
): Promise<Outcome> {
  const { from } = parts.config.messages.twilio;
  const form = new URLSearchParams({
    To: to,
    [from.startsWith('MG') ? 'MessagingServiceSid' : 'From']: from,
    Body: text,
    StatusCallback: reportAddress(parts, key),
  });
  const answer = await call(parts, '.json', signal, form);
  return answer.kind === 'answer' ? outcomeOf(answer) : answer;
}

const accepted = z.object({ sid: z.string().max(100) });
const rejected = z.object({ code: z.number(), message: z.string().max(1_000).catch('') });

function outcomeOf({ status, body }: Answer): Outcome {
  const taken = accepted.safeParse(body).data;
  if (status >= 200 && status < 300) {
    return taken
      ? { kind: 'accepted', providerId: taken.sid }
      : { kind: 'unknown', detail: 'Twilio took the message without a name for it.' };
  }
  const error = rejected.safeParse(body).data;
  const isOurs = status === 401 || status === 403 || status === 404;
  const reason = reasonOfTwilio(error?.code);
  return {
    kind: 'rejected',
    // Without a code that we know, Twilio has not even tried to deliver it.
    reason: reason !== 'undelivered' ? reason : isOurs ? 'notSetUp' : 'refused',
    detail: error ? `${error.code} ${error.message}`.trim() : `Twilio answered with ${status}.`,
  };
}

const listed = z.object({
  sid: z.string(),
  status: z.string(),
  body: z.string().nullable().catch(null),
  direction: z.string().catch(''),
  date_created: z.string(),
  error_code: z.number().nullable().catch(null),
  error_message: z.string().nullable().catch(null),
});
type Listed = z.output<typeof listed>;
const list = z.object({ messages: z.array(listed), next_page_uri: z.string().nullish() });

/** As many of the latest messages to one number are looked at. */
const LOOKED_AT = 50;
/** So far Twilio's clock may be behind ours. */
const CLOCKS_MS = 60_000;

/** Looks for a message among the latest to its number: Twilio keeps no key of ours. */
async function find(
  parts: DriverParts,
  message: SoughtMessage,
  signal: AbortSignal,
): Promise<Found> {
  const { providerId, to } = message;
  const path = providerId
    ? `/${providerId}.json`
    : `.json?${new URLSearchParams({ To: to, PageSize: String(LOOKED_AT) })}`;
  const answer = await call(parts, path, signal);
  if (answer.kind !== 'answer') return { kind: 'unsure', detail: answer.detail };
  if (providerId) {
    const one = listed.safeParse(answer.body).data;
    return one
      ? foundAs(one)
      : { kind: 'unsure', detail: `Twilio answered with ${answer.status}.` };
  }
  const all = list.safeParse(answer.body).data;
  if (!all) return { kind: 'unsure', detail: `Twilio answered with ${answer.status}.` };
  return foundAmong(parts, all, message);
}

async function foundAmong(
  parts: DriverParts,
  { messages, next_page_uri: next }: z.output<typeof list>,
  message: SoughtMessage,
): Promise<Found> {
  const since = message.givenAt.getTime() - CLOCKS_MS;
  const isSince = ({ date_created: at }: Listed) => Date.parse(at) >= since;
  const others = await othersOf(parts, messages);
  const [one, ...more] = messages.filter(
    (each) =>
      isSince(each) &&
      each.direction.startsWith('outbound') &&
      !others.has(each.sid) &&
      isText(message.text, each.body ?? ''),
  );
  if (more.length > 0) return { kind: 'unsure', detail: 'Twilio has several such messages.' };
  if (one) return foundAs(one);
  return next && messages.every(isSince)
    ? { kind: 'unsure', detail: 'Twilio has too many messages to this number.' }
    : { kind: 'missing' };
}

/** Which of these messages are known to be another one of ours. */
async function othersOf({ engine }: DriverParts, messages: readonly Listed[]) {
  if (messages.length === 0) return new Set<string>();
  const rows = await engine.database
    .selectFrom('outbox')
    .select('provider_id')
    .where('driver', '=', 'twilio')
    .where(
      'provider_id',
      'in',
      messages.map(({ sid }) => sid),
    )
    .execute();
  return new Set(rows.map((row) => row.provider_id));
}

/** Whether a text is the one that was sent; a code in it is not stored, and may be any. */
function isText(sent: string, found: string): boolean {
  const [before = '', after] = sent.split('{code}');
  return after === undefined
    ? sent.trim() === found.trim()
    : found.startsWith(before.trimStart()) && found.endsWith(after.trimEnd());
}

function foundAs({ sid, status, error_code: code, error_message: texts }: Listed): Found {
  const step = statusOfTwilio(status);
  if (!step) return { kind: 'unsure', detail: `Twilio calls it "${status}".` };
  return {
    kind: 'found',
    status: step,
    providerId: sid,
    ...(step === 'failed' ? { reason: reasonOfTwilio(code ?? undefined) } : {}),
    ...(code ? { detail: `${code} ${texts ?? ''}`.trim() } : {}),
  };
}
