import { z } from 'zod';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../../domain/orders/invoice-states.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import {
  FOUND_KINDS,
  type Found,
  type FoundKind,
  LEAST_SOUGHT,
  MOST_SOUGHT,
  ORDER_PLACES,
} from '../../domain/search/found.ts';
import { MOST_COUNTED, SHOWN } from './latest-found.ts';

const text = z.string().nullable();
const place = z.enum(ORDER_PLACES);

const HITS = {
  orders: z.object({
    _id: z.uuid(),
    billCode: z.string(),
    place: place.describe('The list that it is on; `arrived` with a finished trip; `bin`.'),
    sender: text,
    recipient: text,
    city: text,
    paid: z.boolean().nullable(),
    createdAt: z.string(),
  }),
  customers: z.object({ _id: z.uuid(), code: text, name: z.string(), phone: text, city: text }),
  recipients: z.object({
    name: z.string(),
    phone: z.string(),
    address: text,
    order: z.uuid().describe('The latest order to them.'),
    billCode: z.string(),
    sender: text,
  }),
  invoices: z.object({
    _id: z.uuid(),
    kind: z.enum(INVOICE_KINDS),
    status: z.enum(INVOICE_STATUSES),
    number: z.string(),
    customer: z.string(),
    billCode: z.string(),
    date: z.string(),
    total: z.string(),
  }),
  parcels: z.object({
    code: z.string(),
    order: z.uuid(),
    billCode: z.string(),
    number: z.int(),
    of: z.int(),
    state: z.enum(PARCEL_STATES),
  }),
  conversations: z.object({ _id: z.uuid(), clientId: z.uuid(), name: z.string(), lastAt: text }),
  messages: z.object({
    _id: z.uuid(),
    clientId: z.uuid(),
    name: z.string(),
    byStaff: z.boolean(),
    isNote: z.boolean(),
    excerpt: z.string().describe('The part of the text around the first word that was found.'),
    createdAt: z.string(),
    position: z.int().describe('Its number in its conversation.'),
  }),
} as const satisfies Readonly<Record<FoundKind, z.ZodType>>;

const groupOf = <Kind extends FoundKind>(kind: Kind) =>
  z.object({
    kind: z.literal(kind),
    count: z.int().describe(`How many were found, up to ${MOST_COUNTED} of a kind.`),
    isMore: z.boolean().describe('Whether there are more than were counted.'),
    isExact: z.boolean().describe('Whether the first one has exactly the code that was typed.'),
    hits: z.array(HITS[kind]).describe('The latest ones, as many as were requested.'),
  });

const found = z
  .object({
    groups: z.array(
      z.discriminatedUnion('kind', [
        groupOf('orders'),
        groupOf('customers'),
        groupOf('recipients'),
        groupOf('invoices'),
        groupOf('parcels'),
        groupOf('conversations'),
        groupOf('messages'),
      ]),
    ),
    places: z
      .array(z.object({ place, count: z.int() }))
      .describe('Where the counted orders are, in the order of the road.'),
    isOfLatest: z
      .boolean()
      .describe('Whether so little was typed that only the latest records were looked at.'),
  })
  .meta({ id: 'Found' }) satisfies z.ZodType<Found>;

const kind = z.enum(FOUND_KINDS);

/** The call of the search. */
export const SEARCH_SCHEMA = {
  tags: ['search'],
  summary: 'Search orders of every stage and of the bin, people, invoices, parcels and messages.',
  description:
    'Every word has to be found, in any order; names are found by their sound in either script. Only what the caller may list is searched, and of that nothing with a searched field that they may not read.',
  querystring: z.strictObject({
    q: z
      .string()
      .trim()
      .min(LEAST_SOUGHT)
      .max(MOST_SOUGHT)
      .meta({ examples: ['JS-10001'] }),
    kind: z
      .union([kind, z.array(kind).max(FOUND_KINDS.length)])
      .optional()
      .describe('Only these kinds; all of them if left out.'),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_COUNTED)
      .default(SHOWN)
      .describe('How many of each kind are shown.'),
  }),
  response: { 200: z.object({ status: z.literal('success'), data: found }) },
};
