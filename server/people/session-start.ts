import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { factorDemand, session } from './session-schemas.ts';
import type { SignedInDevice } from './sign-in.ts';
import { findWireUser } from './wire-user.ts';

/** A session that has just begun, and what its user still has to do for it. */
export const startedSession = session.extend({
  token: z.string(),
  secondFactor: factorDemand.optional(),
});

/** What is said of a second factor that is missing; nothing where none is. */
export const demandOf = (dueAt: Date | null, now: Date) =>
  dueAt === null ? {} : { secondFactor: { dueAt: dueAt.toISOString(), isDue: dueAt <= now } };

/** What a sign-in is answered with, in whatever way it was done. */
export async function startOf(app: FastifyInstance, { id, token, factorDueAt }: SignedInDevice) {
  const user = await findWireUser(app.database, id);
  return { role: user.role, user, token, ...demandOf(factorDueAt, app.now()) };
}
