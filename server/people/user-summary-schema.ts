import type { JsonSchema } from '../resources/json-schema.ts';

const TEXT: JsonSchema = { type: 'string' };
const TEXT_OR_NULL: JsonSchema = { type: ['string', 'null'] };
const MOMENT: JsonSchema = { type: 'string', format: 'date-time' };
const NUMBER: JsonSchema = { type: 'integer' };
const TRUTH: JsonSchema = { type: 'boolean' };
const ID: JsonSchema = { type: 'string', format: 'uuid' };
const euro = (description: string): JsonSchema => ({
  type: 'string',
  description,
  examples: ['120.50'],
});

const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

const listOf = (description: string, properties: Readonly<Record<string, JsonSchema>>) => ({
  type: 'array',
  description,
  items: object(properties),
});

/** What belongs to a user besides their own record (domain/people/user-summary.ts). */
export const USER_SUMMARY: JsonSchema = object({
  balance: object({
    orders: { ...NUMBER, description: 'Of all orders that are not in the bin.' },
    unpaid: NUMBER,
    owed: euro('The totals of the unpaid ones, in euro.'),
    paid: euro('The totals of the paid ones, in euro.'),
  }),
  recipients: listOf('The addresses that were sent to, the latest first.', {
    firstName: TEXT,
    lastName: TEXT_OR_NULL,
    phone: TEXT,
    address: TEXT_OR_NULL,
    orders: NUMBER,
    lastUsed: MOMENT,
  }),
  wishes: listOf('The last change of each consent and stop.', {
    path: TEXT,
    value: TRUTH,
    at: MOMENT,
    by: TEXT,
    byThemselves: TRUTH,
  }),
  sessions: listOf('The living sessions, the one used last first.', {
    _id: ID,
    startedAt: MOMENT,
    usedAt: MOMENT,
    expiresAt: MOMENT,
    userAgent: { ...TEXT_OR_NULL, description: 'What the browser called itself.' },
    network: { ...TEXT_OR_NULL, description: 'The network that it was used from last.' },
    own: { ...TRUTH, description: 'Whether it is the session of this call.' },
  }),
  activity: listOf('What was done lately, the latest first, without the values.', {
    _id: ID,
    at: MOMENT,
    by: TEXT,
    byThemselves: TRUTH,
    action: TEXT,
    resource: TEXT,
    record: ID,
    code: TEXT_OR_NULL,
    paths: { type: 'array', items: TEXT },
  }),
});

/** The parameters of a path that names a session of a user. */
export const SESSION_PARAMS: JsonSchema = object({
  id: { ...TEXT, description: 'The `_id` of a user.' },
  session: { ...TEXT, description: 'The `_id` of one of their sessions.' },
});
