import type { FastifyPluginAsync } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type AccessRule, allows } from '../../domain/access.ts';
import { berlinDay } from '../../domain/berlin-clock.ts';
import type { Definition } from '../../domain/define.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { mayReadAll, mayWrite } from '../../domain/field-access.ts';
import { MOST_PAYMENTS, WAYS_TO_PAY } from '../../domain/orders/payment.ts';
import { requireAccess } from '../base/require-access.ts';
import { rejectInvalid } from '../resources/reject.ts';
import { callOf, writing } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import { notePayments, type PaymentNote } from './note-payments.ts';

const way = z.enum(WAYS_TO_PAY);

const note = z
  .strictObject({
    order: z.uuid(),
    paid: z.boolean(),
    on: z.iso
      .date()
      .optional()
      .meta({ description: 'The day of the payment; by default today in Berlin.' }),
    via: way.optional().meta({ description: 'By default the way that the order announces.' }),
    __v: z.int().optional().meta({
      description:
        'The version that was seen: any other is rejected with `record.stale`. Without it, an order that is already paid, or already not paid, stays as it is.',
    }),
  })
  .meta({ id: 'PaymentNote' });

const notes = z
  .strictObject({ payments: z.array(note).min(1).max(MOST_PAYMENTS) })
  .meta({ id: 'PaymentNotes' });

const state = z
  .object({
    order: z.uuid(),
    paid: z.boolean(),
    paidOn: z.iso.date().nullable(),
    paidVia: way.nullable(),
    __v: z.int(),
    changed: z.boolean().meta({ description: 'Whether this call has changed it.' }),
  })
  .meta({ id: 'PaymentState' });

const answer = z.object({
  status: z.literal('success'),
  data: z.array(state),
  failed: z.array(z.object({ order: z.uuid(), code: z.string(), message: z.string() })),
});

/** Whoever may change orders, and of these the payment, which the answer shows. */
const notingPayments =
  ({ access, fields }: Definition): AccessRule =>
  (actor) =>
    allows(access.edit, actor) &&
    fields.paid !== undefined &&
    mayWrite(fields.paid, actor) &&
    mayReadAll(fields, ['paid', 'paidOn', 'paidVia'], actor);

/** Notes whether, when and how orders were paid: one call for one order or for a selection. */
export const paymentRoutes =
  (orders: Resource): FastifyPluginAsync =>
  async (scope) => {
    scope.setValidatorCompiler(validatorCompiler);
    scope.setSerializerCompiler(serializerCompiler);
    const app = scope.withTypeProvider<ZodTypeProvider>();
    const { definition } = orders;

    app.post(
      `/${definition.path}/payments`,
      {
        onRequest: requireAccess(notingPayments(definition)),
        schema: {
          tags: [definition.name],
          summary: 'Note whether, when and how some orders were paid.',
          description:
            'Each order is changed by itself: those that could not be changed are named in `failed` and stop no other. Which way was announced is `payment` of the order; how it was really paid is `paidVia`.',
          querystring: z.strictObject({}),
          body: notes,
          response: { 200: answer },
        },
      },
      async (request) => {
        const call = callOf(request);
        const { payments: noted } = request.body;
        rejectInvalid(impossibleNotes(noted, berlinDay(call.now)));
        return writing(call, async ({ transaction }) => {
          const { payments, failed } = await notePayments(transaction, call, orders, noted);
          return {
            data: [...payments],
            failed: failed.map(({ order, error: { code, message } }) => ({ order, code, message })),
          };
        });
      },
    );
  };

/** A payment of tomorrow, the day of a payment that was not made, and an order that is named twice. */
function impossibleNotes(notes: readonly PaymentNote[], today: string): FieldErrors {
  const seen = new Set<string>();
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [place, { order, paid, on, via }] of notes.entries()) {
    const path = `payments.${place}`;
    if (on !== undefined && on > today) errors[`${path}.on`] = { code: 'tooLarge', limit: today };
    if (!paid && on !== undefined) errors[`${path}.on`] = { code: 'notWritable' };
    if (!paid && via !== undefined) errors[`${path}.via`] = { code: 'notWritable' };
    if (seen.has(order.toLowerCase())) errors[`${path}.order`] = { code: 'duplicate' };
    seen.add(order.toLowerCase());
  }
  return errors;
}
