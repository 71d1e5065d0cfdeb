import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { berlinDay } from '../../domain/berlin-clock.ts';
import { INVOICE_SORTS, type InvoiceSort } from '../../domain/documents/invoice/issued-invoice.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import {
  INVOICE_KINDS,
  INVOICE_STATUSES,
  PAYMENT_STATES,
} from '../../domain/orders/invoice-states.ts';
import { invoices } from '../../domain/resources/invoices.ts';
import { requireAccessToAll } from '../base/require-access.ts';
import { MAX_IDS, MAX_ROWS } from '../resources/list-query.ts';
import { listedInvoices } from './invoice-schemas.ts';
import {
  type InvoiceFilter,
  invoiceTotals,
  listInvoiceIds,
  listInvoices,
} from './list-invoices.ts';

const TAGS = ['invoices'];
const DONE = 'success' as const;
const MOST_IDS = 500;

const filter = z.strictObject({
  _id: z
    .union([z.uuid(), z.array(z.uuid()).max(MOST_IDS)])
    .optional()
    .meta({ description: 'One document or several.' }),
  order: z
    .union([z.uuid(), z.array(z.uuid()).max(MOST_IDS)])
    .optional()
    .meta({ description: 'One order or several.' }),
  kind: z.enum(INVOICE_KINDS).optional(),
  status: z.enum(INVOICE_STATUSES).optional(),
  paid: z
    .enum(['true', 'false'])
    .optional()
    .meta({ description: 'Valid invoices whose order is paid, or not paid.' }),
  paymentState: z
    .union([z.enum(PAYMENT_STATES), z.array(z.enum(PAYMENT_STATES)).max(PAYMENT_STATES.length)])
    .optional()
    .meta({
      description: 'Valid invoices whose payment stands so today, in one state or several.',
    }),
  'dueOn[gte]': z.iso.date().optional(),
  'dueOn[lte]': z.iso.date().optional(),
  number: z.string().min(1).max(60).optional(),
  'date[gte]': z.iso.date().optional(),
  'date[lte]': z.iso.date().optional(),
  search: z
    .string()
    .max(200)
    .optional()
    .meta({ description: 'Parts of number, customer or order code.' }),
});

const whole = (least: number) => z.coerce.number().int().min(least);

const query = filter.extend({
  sort: z
    .enum([...INVOICE_SORTS, ...INVOICE_SORTS.map((sort) => `-${sort}` as const)])
    .default('-issuedAt')
    .meta({ description: 'With a leading minus sign, the largest comes first.' }),
  page: whole(1).default(1),
  limit: whole(1)
    .max(MAX_ROWS)
    .optional()
    .meta({
      description: `Without it, the whole list, up to ${MAX_ROWS} documents.`,
    }),
  fields: z
    .literal('_id')
    .optional()
    .meta({ description: `Only the ids; a whole list of them may have ${MAX_IDS} documents.` }),
});

const listedIds = z.object({
  status: z.literal(DONE),
  count: z.int(),
  data: z.array(z.strictObject({ _id: z.uuid() })),
});

const totals = z.object({
  status: z.literal(DONE),
  data: z
    .object({ count: z.int(), total: z.string(), open: z.string() })
    .meta({ id: 'InvoiceTotals' }),
});

const filterOf = ({ _id, order, ...requested }: z.infer<typeof filter>): InvoiceFilter => ({
  ...(_id !== undefined && { ids: [_id].flat() }),
  ...(order !== undefined && { orders: [order].flat() }),
  kind: requested.kind,
  status: requested.status,
  paid: requested.paid === undefined ? undefined : requested.paid === 'true',
  paymentState: requested.paymentState === undefined ? undefined : [requested.paymentState].flat(),
  dueFrom: requested['dueOn[gte]'],
  dueTo: requested['dueOn[lte]'],
  number: requested.number,
  from: requested['date[gte]'],
  to: requested['date[lte]'],
  search: requested.search,
});

function sortOf(requested: z.infer<typeof query>['sort']): {
  sort: InvoiceSort;
  descending: boolean;
} {
  const field = requested.replace(/^-/, '');
  return {
    sort: isOneOf(INVOICE_SORTS, field) ? field : 'issuedAt',
    descending: requested.startsWith('-'),
  };
}

/** Issued documents as a list: filtered, searched, sorted, paged and with totals. */
export function invoiceListRoutes(scope: FastifyInstance): void {
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const { database } = scope;

  app.get(
    '/invoices',
    {
      onRequest: requireAccessToAll(invoices.access.list),
      schema: {
        tags: TAGS,
        summary: 'List issued invoices and Storno documents, the latest first.',
        querystring: query,
        response: { 200: z.union([listedInvoices, listedIds]) },
      },
    },
    async ({ query: { sort, page, limit, fields, ...requested } }, reply) => {
      const today = berlinDay(scope.now());
      if (fields && limit === undefined) {
        const ids = await listInvoiceIds(database, filterOf(requested), sortOf(sort), today);
        // No schema needs to look at each of them.
        reply.serializer(JSON.stringify);
        return { status: DONE, count: ids.length, data: ids.map((_id) => ({ _id })) };
      }
      const { count, invoices } = await listInvoices(
        database,
        filterOf(requested),
        { ...sortOf(sort), page, limit },
        today,
      );
      const data = fields ? invoices.map(({ _id }) => ({ _id })) : [...invoices];
      return { status: DONE, count, data };
    },
  );

  app.get(
    '/invoices/totals',
    {
      onRequest: requireAccessToAll(invoices.access.list),
      schema: {
        tags: TAGS,
        summary: 'Read the totals of the issued documents that match a filter.',
        querystring: filter,
        response: { 200: totals },
      },
    },
    async ({ query: requested }) => {
      const today = berlinDay(scope.now());
      return { status: DONE, data: await invoiceTotals(database, filterOf(requested), today) };
    },
  );
}
