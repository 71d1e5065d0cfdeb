import { z } from 'zod';
import { INVOICE_KINDS, INVOICE_STATUSES } from '../../domain/orders/invoice-states.ts';
import { WAYS_TO_PAY } from '../../domain/orders/payment.ts';
import { PARCEL_STATES } from '../../domain/parcels/parcel-states.ts';
import { ORDER_STEPS } from '../../domain/trips/order-steps.ts';

const day = z.iso.date().nullable();
const way = z.enum(WAYS_TO_PAY);
const money = z.string().nullable();

export const orderParams = z.object({ id: z.uuid() });
export const documentParams = orderParams.extend({ document: z.uuid() });
export const noQuery = z.strictObject({});

const ownOrder = z
  .object({
    _id: z.uuid(),
    steps: z
      .array(
        z.object({
          step: z.enum(ORDER_STEPS),
          at: z.iso.datetime().nullable().meta({ description: 'Null where nobody noted it.' }),
        }),
      )
      .meta({
        description: 'The steps that it has reached, in their order; the last is where it is.',
      }),
    parcels: z.array(
      z.object({
        code: z.string(),
        number: z.int().meta({ description: 'Its position among the parcels, from 1.' }),
        weight: z.number().nullable().meta({ description: 'In kg; null if it was not weighed.' }),
        state: z.enum(PARCEL_STATES),
      }),
    ),
    documents: z
      .array(
        z.object({
          _id: z.uuid(),
          kind: z.enum(INVOICE_KINDS),
          number: z.string(),
          status: z.enum(INVOICE_STATUSES),
          date: z.iso.date(),
          total: z.string(),
        }),
      )
      .meta({
        description: 'The issued documents that are made out to the customer, latest first.',
      }),
    payment: z.object({
      price: money.meta({ description: 'In euro; null as long as it has none.' }),
      deposit: money.meta({
        description: 'What has been paid of an order that is not paid whole.',
      }),
      depositOn: day,
      depositVia: way.nullable(),
      due: money.meta({
        description: 'What is still to be paid; null as long as it has no price.',
      }),
      announced: way.meta({ description: 'The way to pay that was agreed.' }),
      paid: z.boolean(),
      paidOn: day.meta({ description: 'The day of the payment, or of the rest after a deposit.' }),
      paidVia: way.nullable(),
      transfer: z
        .object({
          holder: z.string(),
          bank: z.string(),
          iban: z.string(),
          bic: z.string(),
          purpose: z.string().meta({
            description:
              'What the transfer has to name: the number of the valid invoice, before that the code of the order.',
          }),
        })
        .nullable()
        .meta({
          description:
            'Where a transfer goes; null if nothing is to be paid, or the company names no account.',
        }),
    }),
  })
  .meta({ id: 'OwnOrder' });

export const oneOwnOrder = z.object({ status: z.literal('success'), data: ownOrder });

export type OwnOrder = z.infer<typeof ownOrder>;
