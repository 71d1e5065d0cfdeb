import type { FastifyInstance } from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { admin } from '../../domain/access.ts';
import { MOST_REPEATS } from '../../domain/appointments/weekly-repeats.ts';
import { requireAccess } from '../base/require-access.ts';
import { callOf, writing } from '../resources/request-context.ts';
import { notifyMoved } from './notify-moved.ts';
import { repeatWeekly } from './repeat-weekly.ts';

/** What is done with an appointment besides changing it. */
export async function appointmentRoutes(scope: FastifyInstance): Promise<void> {
  scope.setValidatorCompiler(validatorCompiler);
  scope.setSerializerCompiler(serializerCompiler);
  const app = scope.withTypeProvider<ZodTypeProvider>();
  const forAdmins = { onRequest: requireAccess(admin) };

  app.post('/appointment/:id/repeat', { schema: SCHEMAS.repeat, ...forAdmins }, (request) => {
    const call = callOf(request);
    const requested = { id: request.params.id, times: request.body.times };
    return writing(call, async (context) => ({
      data: await repeatWeekly(requested, call, context),
    }));
  });

  app.post('/appointment/:id/moved', { schema: SCHEMAS.moved, ...forAdmins }, (request) => {
    const requested = { id: request.params.id, isNotified: request.body.tell };
    return writing(callOf(request), async (context) => ({
      data: await notifyMoved(requested, context),
    }));
  });
}

const success = z.object({ status: z.literal('success') });
const common = {
  tags: ['appointments'],
  querystring: z.strictObject({}),
  params: z.object({ id: z.uuid() }),
};

const SCHEMAS = {
  repeat: {
    ...common,
    summary: 'Repeat an appointment at the same time in each of the next weeks: all, or none.',
    body: z
      .strictObject({ times: z.int().min(1).max(MOST_REPEATS) })
      .meta({ id: 'RepeatAppointmentRequest' }),
    response: {
      200: success.extend({ data: z.array(z.uuid()).readonly().describe('The new ones.') }),
    },
  },
  moved: {
    ...common,
    summary: 'Notify those who have booked of a changed time or place, or decide not to.',
    body: z.strictObject({ tell: z.boolean() }).meta({ id: 'MovedAppointmentRequest' }),
    response: {
      200: success.extend({
        data: z
          .object({
            people: z
              .int()
              .describe('How many are notified; nobody is notified of a change twice.'),
            campaign: z.uuid().nullable(),
          })
          .meta({ id: 'MovedAppointmentTold' }),
      }),
    },
  },
};
